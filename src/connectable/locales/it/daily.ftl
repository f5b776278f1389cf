### Sfide del giorno, sfide tra amici e profili: pagine caricate quando si aprono

wb-daily-page = Sfida del { $day }, { $game }
wb-daily-first-counts = Conta il primo tentativo. Non si annulla niente e non ci sono suggerimenti.
wb-daily-no-help = Non si annulla niente e non ci sono suggerimenti.
wb-daily-attempts-count = { $n ->
    [one] Hai { $n } tentativo, e conta.
   *[other] Hai { $n } tentativi. Prima trovi la soluzione, migliore è la tua posizione.
    }
wb-daily-practice = Questo giorno è finito: lo giochi fuori classifica.
wb-daily-again = Hai già un risultato. Quello che giochi adesso non conta.
wb-daily-sealed = Uguale per tutti, sigillata prima dell’inizio del giorno: { $commitment }
wb-daily-secret = Il giorno è finito, ecco il suo segreto: { $secret }
wb-daily-start = Comincia
wb-daily-go-on = Continua
wb-daily-once-more = Gioca per divertimento
wb-daily-next-attempt = Prossimo tentativo
wb-daily-goal = Fai cinque in { $turns } turni. Si può, qualunque sia la risposta.
wb-daily-place = { $nth ->
   *[other] { $place }ª posizione su { $count }
    }
wb-daily-alone = Il primo risultato di oggi
wb-daily-points = { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
    }
wb-daily-cards = { $points ->
    [one] { $points } carta nella rete, { $links ->
        [one] { $links } collegamento
       *[other] { $links } collegamenti
    }, { $misses ->
        [one] { $misses } tentativo fallito.
       *[other] { $misses } tentativi falliti.
    }
   *[other] { $points } carte nella rete, { $links ->
        [one] { $links } collegamento
       *[other] { $links } collegamenti
    }, { $misses ->
        [one] { $misses } tentativo fallito.
       *[other] { $misses } tentativi falliti.
    }
    }
wb-daily-above = { $n ->
    [one] { $n } sopra il par del bot.
   *[other] { $n } sopra il par del bot.
    }
wb-daily-below = { $n } sotto il par del bot.
wb-daily-at-par = Proprio il par del bot.
wb-daily-ahead = Davanti al { $percent } %.
wb-daily-solved-at = { $n ->
    [one] Risolta al primo tentativo.
   *[other] Risolta al tentativo { $n }.
    }
wb-daily-unsolved = Non risolta questa volta.
wb-daily-solved-count = Risolta da { $solved } su { $count }.
wb-daily-spread = { $n ->
    [one] Dove si colloca { $n } risultato
   *[other] Come si distribuiscono { $n } risultati
    }
wb-daily-spread-alt = Distribuzione di { $n } risultati da { $least } a { $most }. Tu { $own }, par del bot { $par }.
wb-daily-spread-alt-plain = Distribuzione di { $n } risultati da { $least } a { $most }. Tu { $own }.
wb-daily-par-line = par del bot { $points }
wb-daily-you-line = tu { $points }
wb-daily-axis = punti
wb-daily-axis-attempts = tentativi; 0: non risolta
wb-daily-par-about = Par del bot: quanto fa in media il bot forte con la stessa sfida, stavolta da { $least } a { $most }. La linea tratteggiata è il par, quella piena sei tu.
wb-daily-par-later = Il bot sta ancora giocando questa sfida per il confronto.
wb-daily-squares = Da condividere, senza svelare nulla
wb-daily-square-2 = sopra il par
wb-daily-square-1 = al par
wb-daily-square-0 = sotto
wb-daily-card-2 = giocata subito
wb-daily-card-1 = dopo un tentativo fallito
wb-daily-card-0 = non giocata
wb-daily-try-2 = risolta
wb-daily-try-0 = non risolta
wb-daily-square-alt = { $number }: { $what }
wb-daily-copy = Copia i quadratini
wb-daily-picture = Immagine
wb-daily-steps = Mossa per mossa
wb-daily-streak = { $n ->
    [one] { $n } giorno di fila
   *[other] { $n } giorni di fila
    }
wb-daily-streak-none = Questa settimana
wb-daily-yesterday = Ieri
wb-daily-yesterday-more = su { $count }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }.
wb-daily-yesterday-solved = su { $count }, risolta al tentativo { $n }.
wb-daily-yesterday-unsolved = su { $count }, non risolta.
wb-daily-best = La tua posizione migliore del mese: { $place }.
wb-daily-board = La classifica del giorno
wb-daily-others = Si apre quando hai finito
wb-daily-grade = Difficoltà { $grade } su 5
wb-daily-attempt-over = Non ce l’hai fatta in { $turns } turni.
wb-daily-attempts-left = { $n ->
    [one] Resta { $n } tentativo.
   *[other] Restano { $n } tentativi.
    }
wb-daily-to-result = Vai al risultato
wb-daily-hidden-name = Qualcuno
wb-daily-practised = Giocata fuori classifica
wb-compare = Fianco a fianco
wb-compare-with = Confronta con { $name }
wb-compare-decision = Decisione { $number } di { $count }
wb-compare-same = Uguale
wb-compare-other = Diversa
wb-compare-points = { $points } punti
wb-compare-you = tu
wb-compare-next-difference = Prossima differenza
wb-compare-closed = Confronta quando hai finito
wb-challenge-share = { $game }: riesci a superare { $points }? Proprio la stessa sfida:
wb-challenge-share-open = { $game }: giochiamo proprio la stessa sfida e confrontiamo:
wb-challenge-send = Copia testo e link
wb-challenge-until = Aperta fino al { $day }
wb-profile = Il tuo profilo
wb-profile-about = Un profilo è una chiave in questo browser, senza account. Tiene insieme i tuoi risultati: ce l’hai solo tu, il server ne tiene un’impronta, diversa per ogni sfida.
wb-profile-code = La tua chiave
wb-profile-show = Mostra la chiave
wb-profile-warn = Chi ha questa chiave gioca a nome tuo.
wb-profile-take = Chiave di un altro dispositivo
wb-profile-use = Usa questa chiave
wb-profile-bad = Non è una chiave: 26 lettere e cifre.
wb-profile-taken = Questo browser adesso gioca con quel profilo.
wb-profile-export = Salva come file
wb-profile-delete = Elimina il profilo
wb-profile-delete-more = Le tue partite delle sfide del giorno e di quelle tra amici, il tuo nome sulle loro classifiche e l’impronta della tua chiave vengono cancellati da questo server; i risultati restano senza nome. Le copie di sicurezza già fatte li conservano finché non vengono cancellate. Questo browser crea una chiave nuova.
wb-profile-deleted = Il profilo è eliminato.
wb-names = Nomi nelle classifiche
wb-names-about = Per chi gestisce questo server, sul suo computer: nomi che le classifiche non mostrano.
wb-names-name = Nome
wb-names-hide = Nascondi
wb-names-show = Mostra di nuovo
wb-names-none = Nessun nome è nascosto.
wb-daily-friends = I tuoi amici in questo giorno
wb-daily-friends-alone = Nessuno dei tuoi amici ha ancora un risultato.
wb-daily-friends-link = Sfida gli amici
wb-daily-friends-about = Chi apre questo link riceve la stessa sfida, e ciascuno vede la posizione degli altri, in questo giorno e nei prossimi.
wb-daily-friends-leave = Non confrontare più
wb-daily-friends-joined = Ti confronti con chi ti ha mandato questo link, in questo giorno e nei prossimi.
wb-daily-rank = { $nth ->
   *[other] { $place }º
    }
wb-daily-yesterday-above = { $n } sopra il par.
wb-daily-yesterday-below = { $n } sotto il par.
wb-daily-yesterday-par = Esattamente il par.
wb-daily-until = Aperta fino alle { $time } del tuo orologio.
wb-profile-file = Apri un file salvato
