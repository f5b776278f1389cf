-- Never used: a seat's token and what a table rules are in its events.
DROP TABLE tokens;
DROP TABLE rulings;
