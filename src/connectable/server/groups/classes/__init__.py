"""A class: a teacher's room with one code, several tables and pupils without accounts. Its log is the truth, its
tables follow it."""
