### Classes: pages that are fetched when somebody opens one

wb-class-more = Un codice per tutti, più tavoli, e li vedi tutti. Nessuno ha bisogno di un account, e dopo la lezione non resta nulla, a meno che tu non lo tenga.
wb-class-name = Nome della classe
wb-class-make = Apri la classe
wb-class-code-how = Da scrivere sulla pagina iniziale di { $host }
wb-class-code-note = Niente account, niente indirizzo. Basta il nome; resta in questa stanza.
wb-class-wall = Proietta
wb-class-tables = { $n ->
    [one] { $n } tavolo
   *[other] { $n } tavoli
    }
wb-class-pupils = { $n ->
    [one] { $n } persona
   *[other] { $n } persone
    }
wb-class-for-all = Per tutti i tavoli
wb-class-all-tables = Tutti i tavoli
wb-class-locked = Bloccato mentre i tavoli giocano. Una pausa lo libera per il round successivo.
wb-class-minutes = Tempo per il round
wb-class-no-limit = Senza limite
wb-class-seats = Persone per tavolo
wb-class-fill = Bot ai posti vuoti
wb-class-fill-note = Chi arriva tardi può prendere il loro.
wb-class-lots = Tira a sorte
wb-class-start = Avvia tutti
wb-class-pause = Pausa per tutti
wb-class-resume = Riprendi
wb-class-end = Termina il round
wb-class-more-time = + 5 min
wb-class-left-of = { $n ->
    [one] rimasti di { $n } minuto
   *[other] rimasti di { $n } minuti
    }
wb-class-playing-note = I tavoli giocano. Una pausa ferma ogni orologio; tutto resta com’è.
wb-class-paused-note = Tutto è in pausa. Nessuno può giocare e nessun orologio va avanti.
wb-class-gather-note = Tira a sorte o distribuisci le persone ai tavoli. Poi inizia.
wb-class-empty = Non c’è ancora nessuno. Mostra il codice.
wb-class-table = Tavolo { $n }
wb-class-new-table = Nuovo tavolo
wb-class-put-new = Metti { $name } a un nuovo tavolo
wb-class-put-here = Metti qui { $name }
wb-class-pick = Sposta { $name }
wb-class-remove = Manda via { $name }
wb-class-waiting = In attesa di un tavolo
wb-class-helped = Ci sono passato
wb-class-look = Dai un’occhiata
wb-class-state-help = { $name } chiede di te
wb-class-state-away = { $name } non c’è
wb-class-state-paused = in pausa
wb-class-state-playing = gioca
wb-class-state-round = round { $n }
wb-class-state-over = finito
wb-class-state-stopped = interrotto
wb-class-state-opening = in preparazione
wb-class-results = Risultati
wb-class-results-so-far = Risultati finora
wb-class-export = Esporta come tabella
wb-class-print = Stampa
wb-class-col-round = Round
wb-class-col-table = Tavolo
wb-class-col-points = Punti
wb-class-col-rank = Posizione
wb-class-close = Termina la classe
wb-class-close-more = Nomi, tavoli, risultati e codice vengono cancellati. Non si può tornare indietro.
wb-class-close-now = Termina e cancella tutto
wb-class-keep = Termina e tieni i risultati
wb-class-keep-more = Se li tieni, i nomi e le partite restano su questo server.
wb-class-kept = Questa classe è finita. I risultati restano, e questo browser può mostrarli.
wb-class-over = Questa classe è finita
wb-class-over-more = Qui non ne resta nulla.
wb-class-not-in = Non sei più in questa classe
wb-class-not-in-more = Con il suo codice puoi rientrare.
wb-class-come-in = Entra
wb-class-first-name = Il tuo nome
wb-class-in = Eccoti dentro, { $name }
wb-class-wait = Il tuo tavolo si sta preparando. Questa pagina va avanti da sola.
wb-class-leave = Lascia la classe
wb-class-help = Chiedi all’insegnante
wb-class-help-off = L’insegnante lo sa. Risolto?
wb-class-paused = L’insegnante ha messo in pausa la partita.
wb-class-desk = Torna alla classe
wb-class-swap = Scambia { $name } e { $other }
wb-class-picked = Hai scelto { $name }: scegli un tavolo, o qualcuno con cui scambiare.
wb-class-web = rete di { $n }
wb-class-by-table = Per tavolo
wb-class-by-pupil = Per persona
wb-class-col-best = Migliore
wb-class-col-cards = Carte giocate
wb-class-col-links = Collegamenti
wb-class-col-misses = Tentativi falliti
wb-class-elsewhere = La cattedra su un altro dispositivo
wb-class-elsewhere-more = Apri là questo link, o inquadralo, entro le { $time }. Vale una volta sola, e chi lo apre guida la classe come te: non proiettarlo.
wb-class-elsewhere-open = Apri la cattedra
wb-class-elsewhere-about = Da qui guiderai questa classe, come dal dispositivo da cui viene il link.
