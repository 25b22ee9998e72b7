import { definePack, months, phrases, words } from '../pack.ts';

export const it = definePack({
  language: 'it',
  persons: {
    first: words('io me mi mio mia miei mie noi ci nostro nostra nostri nostre'),
    second: words('tu te ti tuo tua tuoi tue lei voi vi vostro vostra vostri vostre'),
  },
  months: months(
    'gennaio gen, febbraio feb, marzo mar, aprile apr, maggio mag, giugno giu, luglio lug, agosto ago, settembre set, ottobre ott, novembre nov, dicembre dic',
  ),
  weekdays: words('lunedì martedì mercoledì giovedì venerdì sabato domenica'),
  units: {
    percent: phrases('per cento'),
    currency: words('euro dollaro dollari sterline'),
    duration: words('secondo secondi minuto minuti ora ore giorno giorni settimana settimane mese mesi anno anni'),
    measure: words('tonnellata tonnellate metro metri chilometri litro litri'),
    magnitude: words('mille mila milione milioni miliardo miliardi'),
    numerals: words('due tre quattro cinque sei sette otto nove dieci undici dodici'),
    vague: words('qualche pochi poche alcuni alcune diversi diverse solo sola stesso stessa mezzo mezza paio'),
  },
  asks: {
    definition: phrases("cos'è, che cos'è, cosa sono, cosa significa, definizione, significato, spiegato, glossario"),
    price: phrases('prezzo, prezzi, costo, costi, quanto costa, tariffa, tariffe, preventivo, listino'),
    reviews: phrases('recensioni, recensione, opinioni, testimonianze, dicono di noi, casi di successo'),
    alternatives: phrases('alternative, alternativa, al posto di, invece di, simile a'),
    comparison: phrases('confronto, a confronto, confrontare, vs, versus, differenza, differenze, meglio di'),
    howTo: phrases('come fare, come, guida, tutorial, passo dopo passo, istruzioni'),
    duration: phrases('quanto tempo, quanto dura, durata, tempi, tempistiche'),
    requirements: phrases('requisiti, requisito, cosa serve, di cosa ho bisogno, necessario, documenti necessari'),
    examples: phrases("esempio, esempi, per esempio, ad esempio, casi d'uso"),
    benefits: phrases('vantaggi, vantaggio, svantaggi, benefici, perché scegliere, conviene'),
  },
  pages: {
    home: phrases('home, home page, homepage, pagina iniziale, pagina principale, benvenuti'),
    about: phrases('chi siamo, su di noi, su di me, la nostra storia, azienda, chi sono, amministrazione comunale'),
    team: phrases('team, il nostro team, lo staff'),
    jobs: phrases('lavora con noi, carriere, posizioni aperte'),
    contact: phrases(
      'contatti, contatto, contattaci, dove siamo, orari, come raggiungerci, prenota, richiedi un preventivo, servizio clienti, assistenza clienti',
    ),
    services: phrases('servizi, i nostri servizi, cosa facciamo, trattamenti, soluzioni, specialità, aree di attività'),
    products: phrases('prodotti, i nostri prodotti, negozio, catalogo'),
    prices: phrases('prezzi, tariffe, listino prezzi'),
    reviews: phrases('recensioni, dicono di noi, testimonianze, cosa dicono i nostri clienti, cosa dicono di noi, recensioni dei clienti'),
    faq: phrases('faq, domande frequenti'),
    blog: phrases('blog, articoli, consigli, rivista'),
    news: phrases('notizie, novità, news, stampa'),
    events: phrases('eventi, calendario, agenda'),
    gallery: phrases('galleria, foto, video, gallery'),
    downloads: phrases('download, scarica'),
    help: phrases('aiuto, assistenza, supporto, servizio clienti'),
    privacy: phrases('privacy, informativa privacy, informativa sulla privacy, riservatezza'),
    terms: phrases('termini e condizioni, condizioni generali, condizioni di vendita, termini di utilizzo'),
    imprint: phrases('note legali'),
    returns: phrases('resi, spedizioni, spedizione, rimborsi'),
    cookies: phrases('cookie, cookie policy, informativa sui cookie'),
    login: phrases('accedi, login, area clienti, il mio account, registrati'),
    cart: phrases('carrello, cassa'),
    search: phrases('cerca, ricerca, risultati della ricerca'),
    sitemap: phrases('mappa del sito'),
    newsletter: phrases('newsletter, iscriviti'),
  },
  greetings: phrases('benvenuto, benvenuta, benvenuti, benvenute, ciao, salve'),
  siteWords: phrases('pagina, pagine, sito, sito web, web, internet'),
  author: phrases('scritto da, pubblicato da, a cura di, di, da, autore, autrice, autori:, autrici:, testo:'),
  and: words('e ed'),
  siteParts: phrases(
    'funzionalità, clienti, documentazione, spedizioni, resi, note di rilascio, roadmap, stato, sicurezza, accessibilità, dichiarazione di accessibilità, linea editoriale, dona, donazioni, volontariato, volontari, guide, risorse, rivista, stampa',
  ),
  titles: words(
    'dr dott dott.ssa dottor dottore dottoressa prof prof.ssa professor professore professoressa avv avv.ta avvocato avvocata avvocatessa notaio ing ingegnere arch architetto geom geometra rag ragioniere sig sig.ra sig.na signor signora signorina',
  ),
  honorifics: words('dr. dott. dott.ssa prof. prof.ssa avv. sig. sig.ra signor signora'),
  nameParticles: words('di da de del della dei degli'),
  roles: phrases(
    'redazione, autore, autrice, autori, redattore, redattrice, ospite, amministratore, amministratrice, amministrazione, ufficio stampa, utente',
  ),
  introductions: phrases('io sono, mi chiamo, il mio nome è'),
  manualIntroductions: phrases(
    "introduzione, introduzione a, presentazione, presentazione di, panoramica, panoramica di, panoramica su, informazioni su, cos'è, che cos'è",
  ),
  phone: phrases('tel, telefono, cellulare, chiamaci, numero verde'),
  reporting: phrases('disse, detto, dice, afferma, affermato, aggiunge, aggiunto, spiega, spiegato, dichiarato, sottolinea'),
  versus: phrases('contro'),
  alternativeTo: phrases('alternativa a, alternative a'),
  openRange: {
    since: phrases('dal, a partire dal, a decorrere dal, fin dal, sin dal'),
    onward: phrases('in poi, e successivi'),
    present: phrases('oggi, ora, adesso, presente, al presente, in corso'),
  },
  published: phrases('pubblicat, pubblicazione, inserito il, postato'),
  updated: phrases('aggiornat, aggiornamento, modificat, ultima modifica, ultima revisione, revisionat'),
  buy: phrases(
    'aggiungi al carrello, aggiungi alla borsa, aggiungi alla shopping bag, metti nel carrello, acquista, compra ora, compra subito, compralo subito, ordina ora, preordina',
  ),
  priceMarks: words('euro dollari franchi'),
  rating: phrases(
    'recension*, valutazion*, valutat*, stella, stelle, su 5, su 10, opinion*, punteggi*, voto, voti, giudizi*, testimonianz*',
  ),
  disclosures: phrases(
    'affiliat*, affiliazion*, commission*, provvigion*, sponsor*, pubblicit*, compenso, compensi, remuneraz*, collaborazione retribuita, collaborazione a pagamento, link a pagamento, contenuto a pagamento, #adv, acquisti idonei',
  ),
  walls: {
    login: phrases(
      "accedi, effettua l'accesso, effettua l’accesso, esegui l'accesso, esegui l’accesso, effettua il login, fai il login, registrati, crea un account",
    ),
    subscription: phrases('abbona*, abbonam*'),
    consent: phrases('consenso, consensi, la tua privacy'),
    age: phrases(
      'hai {} anni, ho {} anni, hai più di {}, ho più di {}, avere {} anni, avere più di {}, hai compiuto {}, ho compiuto {}, {} anni compiuti, maggiorenne, maggiorenni, maggiore età, età legale',
    ),
  },
  accept: phrases("accett*, acconsento, consenti, consenti tutti, d'accordo, d’accordo"),
  trades: {
    narrows: 'before',
    beside: phrases('il, la, lo, l, i, gli, le, un, una, uno, tuo, tua, vostro, vostra, nostro, nostra'),
    governing: phrases(
      'per, di, del, dello, della, dei, degli, delle, dell, a, al, allo, alla, ai, agli, alle, con, in, nel, nella, da, dal, dalla, su, sul, senza, presso, vicino, tra, fra',
    ),
    others: phrases('hotel per cani, hotel per gatti, albergo per cani'),
    names: {
      Dentist: phrases(
        'dentista, dentisti, studio dentistico, studio odontoiatrico, odontoiatra, clinica dentale, centro dentistico, centro odontoiatrico, studio medico dentistico',
      ),
      Physician: phrases('medico di base, medico di famiglia, medico di medicina generale, studio medico, ambulatorio medico'),
      Physiotherapy: phrases(
        'fisioterapista, fisioterapisti, fisioterapia, studio di fisioterapia, centro di fisioterapia, centro fisioterapico',
      ),
      Pharmacy: phrases('farmacia'),
      Attorney: phrases('avvocato, avvocata, avvocati, studio legale'),
      Notary: phrases('notaio, notai, studio notarile'),
      AccountingService: phrases(
        'commercialista, commercialisti, dottore commercialista, dottori commercialisti, studio commercialista, studio commerciale',
      ),
      InsuranceAgency: phrases('agenzia di assicurazioni, agenzia assicurativa, agenzia assicurazioni, broker assicurativo, assicuratore'),
      RealEstateAgent: phrases('agenzia immobiliare, agente immobiliare, agenti immobiliari'),
      Restaurant: phrases('ristorante, trattoria, osteria, pizzeria, ristorante pizzeria'),
      CafeOrCoffeeShop: phrases('caffetteria, sala da tè'),
      Bakery: phrases('panificio, panetteria, fornaio'),
      Hotel: phrases('hotel, albergo'),
      BedAndBreakfast: phrases('bed and breakfast, bed & breakfast, b&b, affittacamere'),
      HairSalon: phrases('parrucchiere, parrucchiera, parrucchieri, salone di parrucchiere, barbiere, barberia'),
      BeautySalon: phrases('centro estetico, salone di bellezza, istituto di bellezza, estetista'),
      Plumber: phrases('idraulico, idraulici, impresa idraulica'),
      Electrician: phrases('elettricista, elettricisti'),
      RoofingContractor: phrases('impresa di coperture, conciatetti, copritetti'),
      Locksmith: phrases('serraturista, serraturisti, fabbro serraturista'),
      HousePainter: phrases('imbianchino, imbianchini, pittore edile, impresa di tinteggiatura'),
      MovingCompany: phrases('impresa di traslochi, ditta di traslochi, traslocatore, traslocatori, traslochi'),
      AutoRepair: phrases('autofficina, officina meccanica, officina auto, autoriparazioni'),
      Florist: phrases('fiorista, fioraio, fioristi'),
      VeterinaryCare: phrases('veterinario, veterinaria, veterinari, clinica veterinaria, ambulatorio veterinario, studio veterinario'),
      TravelAgency: phrases('agenzia di viaggi, agenzia viaggi'),
    },
  },
  standIns: {
    error: phrases(
      'pagina non trovata, pagina non esiste, pagina non è stata trovata, pagina non è disponibile, pagina che cerchi, pagina che stai cercando, pagina richiesta, errore 404, errore interno, si è verificato un errore',
    ),
    maintenance: phrases(
      'in manutenzione, per manutenzione, manutenzione in corso, torniamo presto, torneremo presto, di nuovo online, in costruzione, sito in costruzione, prossimamente online, presto online, coming soon, temporaneamente non disponibile',
    ),
    parked: phrases(
      'dominio è in vendita, dominio in vendita, acquista questo dominio, compra questo dominio, dominio parcheggiato, dominio registrato, dominio è stato registrato, dominio è scaduto',
    ),
  },
  breadcrumb: phrases('briciole di pane, briciola di pane, percorso di navigazione, sei qui, ti trovi qui'),
  vagueLinks: phrases(
    "qui, clicca qui, leggi, leggi tutto, leggi di più, leggi ancora, leggi l'articolo, leggi l’articolo, continua, continua a leggere, scopri di più, per saperne di più, mostra di più, mostra altro, vedi, vedi altro, di più, altro, maggiori informazioni, ulteriori informazioni, più informazioni, dettagli, vedi dettagli, link, questo link, questa pagina, avanti",
  ),
  stopwords:
    words(`a abbia abbiamo ad agli ai al alcuna alcune alcuni all alla alle allo allora altra altre altri altro anche ancora anzi avere aveva c che chi ci ciascuno ciò come compresa compresi compreso con contro
così cui d da dagli dai dal dall dalla dalle dallo degli dei del dell della delle dello dentro deve devono di dopo dove due dunque durante e ed era erano essere fa fare fino fra fu già
gli grazie ha hai hanno ho i il in incluse inclusi incluso include infatti inoltre invece io l la le lei li lo loro lui ma mai me meno mentre mi mia mie miei mio molta molte molti molto ne negli nei nel nell nella
nelle nello nessun nessuna nessuno no noi non nostra nostre nostri nostro o od ogni ognuno oltre oppure ora per perché perciò però più po poco poi possono prima proprio può qualche
qualcosa quale quali qualsiasi quando quanto quasi quel quell quella quelle quelli quello quest questa queste questi questo qui quindi sarà se secondo sei sempre senza si sia siamo
siano sono sopra sotto sta stata state stati stato su sua sue sugli sui sul sull sulla sulle sullo suo suoi sì t tale tali tanto te ti tra tramite troppo tu tua tue tuo tuoi tutta
tutte tutti tutto un una uno usa usano usare usato v verso vi via voi vostra vostre vostri vostro è`),
  abbreviations: words(
    'sig sig.ra sigg dott dott.ssa avv ing prof.ssa es p.es ecc pag pagg art tel s.p.a s.r.l gen feb mar apr mag giu lug ago set ott nov dic d.c a.c',
  ),
  questions: {
    names: phrases('domanda, domande'),
    openers: words('come cosa quando dove chi perché quale quali quanto quanta quanti quante'),
    pairs: new Set(['che cosa', 'che cos', 'che differenza', 'a cosa', 'a chi', 'in cosa']),
    announcing: /^(?:cosa|quando|dove) \p{L}+[aei]re$/u,
  },
  definitions: {
    judging: words('compito faccenda sfida scelta necessità questione must'),
    articles: words("un una uno il lo la i gli le l' un'"),
    copulas: words('è sono'),
    openers: words("un una uno il lo la i gli le l' l’ un' un’ qualsiasi"),
    verbs: phrases(
      'significa, indica, si riferisce a, si definisce, consiste in, designa, si intende, si chiama, è definito come, è definita come',
    ),
    pronouns: words('questo questa ciò esso essa lui lei loro noi voi qui dove che chi nostro nostra in per con a'),
  },
  headlineModifiers: words(
    'guida guide manuale tutorial spiegato spiegata spiegati spiegate spiegazione introduzione panoramica basi trucchi consigli faq lista calendario tabella confronto esempi completo completa definitiva definitivo pratica pratico essenziale semplice principianti tutto sapere cose motivi modi passi passaggi fatti',
  ),
  backReference:
    /^(?:(?:ciò|esso|essa|essi|esse)(?!\p{L})|quest[oaie] (?:è|sono|può|possono|significa|permette|consente|si)(?!\p{L})|quest['’]ultim[oa]|come (?:già )?(?:accennato|detto|visto|indicato|spiegato|descritto)|vedi sopra)/iu,
  announcement:
    /^(?:in quest[oa'’]\s?(?:articolo|guida|pagina|sezione|post)|quest[oa'’]\s?(?:articolo|guida)|(?:vedremo|scopriremo|ti spieghiamo)|benvenut|scopri|continua a leggere|ti sei mai)/i,
  research: {
    names:
      /(?<!\p{L})(?:studi|studio condotto|indagin[ei]|ricerc(?:a|he|atori)(?<!\bdi ricerc(?:a|he|atori))(?! di test[oi])|sondaggio|statistiche|metanalisi)(?!\p{L})/iu,
    finds:
      /(?<!\p{L})(?:(?:di)?mostr\p{L}*|rivel\p{L}*|indic\p{L}*|conclu\p{L}*|stima\p{L}*|afferm\p{L}*|rilev\p{L}*|sugger\p{L}*|trovat\p{L}*|misurat\p{L}*|secondo)(?!\p{L})/iu,
    report:
      /(?<!\p{L})rapport[oi](?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:mostrano?|mostra|rivelano?|rivela|indica(?:no)?|conclude|stima(?:no)?|afferma(?:no)?|rileva(?:no)?)(?!\p{L})/iu,
    firstPerson: /(?<!\p{L})(?:noi|nostr[oaei]|abbiamo)(?!\p{L})/iu,
    example: /(?<!\p{L})(?:esemp(?:io|i)|supponiamo)(?!\p{L})/iu,
    own: /(?:\babbiamo\b.{0,60}(?:misurato|testato|provato|intervistato|analizzato|confrontato|registrato|raccolto|valutato|contato|osservato)|\bi nostri (?:dati|test|rilievi)|\bl[ae] nostr[ae] (?:indagine|ricerca|misurazion[ei]|analisi|prov[ae]))/iu,
  },
  dated: {
    announced: /(?<!\p{L})(?:previst[aoie] (?:per il|nel)|sarà .{0,60}nel|entro il|in arrivo nel)\s*((?:19|20)\d\d)(?!\d)/iu,
    asOf: /(?<!\p{L})(?:aggiornato al|dati del|al \d{1,2} \p{L}+)\s*((?:19|20)\d\d)(?!\d)/iu,
  },
  readability: { formula: 'gulpease', none: 20, full: 38 },
  subjects: {
    health: words(
      'dental dentist dente denti pazient sintom diagnos terap malatti medic farmac dosagg clinic chirurg trattament vaccin cancro tumor diabet infezion',
    ),
    finance: words(
      'invest portafogli azion obbligazion mutuo credito prestit interess dividend pension broker inflazion rendiment assicuraz impost fond',
    ),
    legal: words(
      'avvocat causa tribunal querelant imputat contenzioso responsabilità custodia divorzio giurisdizion inquilin locator giuridic legg',
    ),
    technology: words(
      'software api javascript python server cloud database kubernetes docker framework browser android iphone gpu llm github npm sdk programm',
    ),
    news: words('notizi ansa cronaca'),
  },
  policies: {
    privacy: /\b(?:della|sulla|la|informativa) privacy\b|riservatezza/iu,
    terms: /termini (?:e|di|del|d[’'])|condizioni (?:generali|d[’']uso|di (?:vendita|utilizzo|acquisto|servizio|prenotazione))/iu,
    imprint: /note[- ]legali/iu,
    returns: /resi\b|rimbors|spedizion/iu,
    editorial: /redazionale/iu,
  },
  numbered: words(
    'porta versione modello articolo sezione capitolo pagina riga camera livello passo figura tabella parte volume numero serie tipo classe linea errore codice regola',
  ),
  commands: words(
    'tocca clicca premi apri seleziona scegli inserisci scarica installa leggi guarda scopri visita chiama contatta contattaci prenota ordina acquista compra ottieni prova iscriviti unisciti inizia risparmia verifica trova esplora condividi segui aggiungi usa utilizza vai copia richiedi confronta approfitta',
  ),
  aspects: {
    cues: {
      definition:
        'che cosa è, che cos è, cos è, cosa sono, cosa si intende, cosa significa, definizione, significato, spiegato, glossario, introduzione, nozioni di base',
      steps: 'come, passo, passaggio, guida, tutorial, istruzioni, iniziare, installare, installazione, configurare, impostare',
      best: 'migliore, migliori, top, consigliato, raccomandato, quale, scegliere, scelta, giusto per, classifica',
      price: 'prezzo, costo, costa, quanto costa, onorario, onorari, parcella, tariffa, budget, sconto, preventivo',
      alternative: 'alternativa, invece di, al posto di, sostituire, sostituto, concorrente, simile a',
      comparison: 'vs, versus, confronto, confrontare, confrontato, rispetto a, differenza, differenze, diverso da, meglio di',
      audience:
        'per chi, a chi, chi ha bisogno, chi dovrebbe, adatto, adatta, indicato, pensato per, ideale per, pubblico, principiante, professionista',
      benefit:
        'vale la pena, vantaggio, vantaggi, svantaggio, svantaggi, beneficio, conviene, convenienza, risparmio, perché scegliere, pro e contro',
      requirement:
        'requisito, requisiti, necessario, cosa serve, cosa servono, cosa occorre, di cosa ho bisogno, obbligatorio, compatibile, lista di controllo',
      duration: 'quanto tempo, quanto dura, quanto ci vuole, in quanto, durata, dura, tempistica, tempi',
      mistake: 'errore, errori, problema, problemi, evitare, guasto, risoluzione dei problemi, sbagliato, rischio, rischi',
      example: 'esempio, esempi, ad esempio, per esempio, campione, caso d uso, scenario',
      proof:
        'caso di studio, casi di studio, caso di successo, testimonianza, recensione, recensioni, referenza, referenze, i nostri clienti, dicono di noi',
    },
    defines:
      'è un, è una, è il, è la, è lo, è l, sono un, sono i, sono le, significa, indica, si riferisce, si definisce, consiste, si intende',
    units: 'secondo minuto min ora ore h giorno settimana mese anno',
  },
  topics: {
    navigation: {
      association:
        'soci, diventa socio, tesseramento, statuto, consiglio direttivo, donazioni, dona, volontariato, associazione, cinque per mille',
      academic: 'pubblicazioni, ricerca, didattica, membri, tesi, linee di ricerca',
      event: 'relatori, programma, sede, sponsor, date importanti, biglietti',
      cart: 'carrello, cassa',
      people: 'team, il team, membri, relatori, autori, consiglio direttivo, avvocati, medici, relatore',
      places: 'sedi, le nostre sedi, filiali, zone servite, zone di intervento, città, punti vendita',
      works: 'case study, casi studio, portfolio, referenze, realizzazioni, le nostre realizzazioni, lavori realizzati',
      bodies: 'associazione, federazione, fondazione, onlus',
    },
    how: /^come \p{L}+[aei]r(?:e|si|l[oaie])(?!\p{L})/u,
    utility:
      'home, home page, pagina iniziale, benvenuti, chi siamo, chi sono, su di me, su di noi, azienda, la nostra storia, storia, team, il team, contatti, contatto, contattaci, dove siamo, mappa, mappa del sito, note legali, privacy, privacy policy, informativa privacy, cookie, cookie policy, termini e condizioni, condizioni, notizie, news, novità, blog, articoli, archivio, archivi, eventi, stampa, link, collegamenti, risorse, categorie, categoria, tag, cerca, ricerca, faq, domande, domande frequenti, galleria, foto, video, testimonianze, recensioni, lavora con noi, accedi, login, registrati, account, carrello, cassa, prenota, prenotazioni, prenotazione, grazie, errore, pagina non trovata, download, scarica, aiuto, supporto, introduzione, newsletter, prezzi, listino, tariffe, orari, servizi, i nostri servizi, prodotti, i nostri prodotti, negozio, catalogo, soluzioni, programma, progetti, altro, leggi tutto, avanti, indietro, menu, varie, come funziona, pagina, english, italiano, notizia, annuncio, annunci, comunicato, comunicati, comunicato stampa, comunicati stampa, evento, intervista, interviste, episodio, episodi, podcast, in diretta, premio, premi, riconoscimenti, rapporto, rapporti, relazione annuale, bilancio sociale, pubblicazione, pubblicazioni, presentazioni, posizioni aperte, sponsor, finanziatori, donatori, partner, i nostri partner, collaborazioni, rete, consiglio direttivo, direttivo, direzione, comitato, comitati, codice etico, codice di condotta, statuto, aree di attività, il nostro lavoro, aree di ricerca, vantaggi, materiali, documenti, moduli, strumenti, conoscenza, logo, loghi, qualità, certificati, certificazioni, perché noi, i nostri valori, trasparenza, temi, argomenti, clienti, i nostri clienti, portfolio, realizzazioni, info, informazioni, info generali, informazioni generali, più informazioni, maggiori info, maggiori informazioni, ulteriori informazioni, altre informazioni, info utili, informazioni utili, info pratiche, informazioni pratiche, informazioni importanti, per saperne di più, buono a sapersi, preventivo, preventivi, preventivo gratuito',
    offers: 'servizi, i nostri servizi, prodotti, i nostri prodotti, trattamenti, soluzioni, specialità, corsi',
    customers: {
      homes: 'privato, privati, privata, private, residenziale, residenziali, domestico, domestica, domestici, domestiche',
      firms: 'aziendale, aziendali, azienda, aziende, impresa, imprese, commerciale, commerciali',
    },
    asker: 'io, mio, mia, miei, mie',
    first: 'io, noi, nostro, nostra, nostri, nostre, mio, mia, miei, mie, ci',
    second: 'tu, tuo, tua, tuoi, tue, voi, vostro, vostra, vostri, ti, vi',
    back: 'questo, questa, quello, ciò, esso, lui, lei, qui',
    ask: 'che, cosa, come, quando, perché, dove, quanto, quanti, quali, qual, quale, chi, è, si può, posso, devo, serve',
    documentation: 'docs, documentazione',
    manual: 'concetti, installazione, utilizzo, uso, aggiornamento, nozioni di base, esempi, configurazione, amministrazione',
    free: 'gratis, gratuito, gratuita, gratuiti, gratuitamente',
    query: { cost: 'costo', reviews: 'recensioni', alternatives: 'alternative', definition: "cos'è {}" },
    faces: {
      hours: 'orari, orari di apertura, orario',
      address: 'indirizzo',
      shipping: 'spese di spedizione, spedizione, spedizioni, costi di spedizione, consegna',
      returns: 'resi, reso, politica di reso, resi e rimborsi, diritto di recesso',
      dates: 'date, date importanti, scadenze',
      venue: 'sede, luogo, come arrivare, dove',
      tickets: 'iscrizione, iscrizioni, biglietti, quote',
      program: 'programma, agenda',
      membership: 'diventare socio, diventa socio, iscriversi, tesseramento, associarsi',
      publications: 'pubblicazioni',
      parking: 'parcheggio',
      payment: 'pagamento, pagamenti, metodi di pagamento',
      cancellation: 'cancellazione, disdetta, politica di cancellazione',
      license: 'licenza, licenze',
    },
    task: {
      at: 'first',
      ask: 'come {}',
      verbs:
        'aggiornare, aggiungere, attivare, cambiare, cancellare, collegare, configurare, condividere, creare, disattivare, disinstallare, eliminare, esportare, generare, gestire, importare, installare, modificare, pubblicare, ripristinare, salvare, scaricare, usare, utilizzare, verificare',
    },
    asks: {
      price: 'prezzo, prezzi, costo, costa, costano, quanto costa, tariffa',
      duration: 'quanto tempo, quanto dura, durata',
      steps: 'come, passi',
      definition: "cos'è, che cos'è, cosa è, cosa sono, significa",
      comparison: 'differenza, differenze, confronto, o',
    },
  },
  addresses: {
    about: words('chi-siamo chi-sono azienda su-di-noi'),
    contact: words('contatti contatto contattaci'),
    faq: words('domande-frequenti'),
    docs: words('documentazione guida manuale'),
    product: words('prodotto prodotti'),
    article: words('notizie articoli articolo'),
    hub: words('prodotti negozio notizie categorie'),
    category: words('categoria categorie'),
  },
});
