import { definePack, months, phrases, words } from '../pack.ts';

export const de = definePack({
  language: 'de',
  capitals: 'nouns',
  compounds: { part: 'any', from: 5 },
  dottedOrdinals: true,
  persons: {
    first: words('ich mich mir mein meine meinen meinem meiner meines wir uns unser unsere unseren unserem unserer unseres'),
    second: words('du dich dir dein deine deinen deinem deiner ihr euch euer eure ihnen ihre ihren ihrem ihrer'),
  },
  months: months(
    'januar jan januar jänner, februar feb, märz mrz maerz, april apr, mai, juni jun, juli jul, august aug, september sept sep, oktober okt, november nov, dezember dez',
  ),
  weekdays: words(
    'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags',
  ),
  units: {
    percent: words('prozent'),
    currency: words('euro pfund franken dollar cent'),
    duration: words('sekunde sekunden minute minuten stunde stunden tag tage tagen woche wochen monat monate monaten jahr jahre jahren'),
    measure: words('tonne tonnen meter kilogramm kilometer liter grad kmh'),
    magnitude: words('mio mrd million millionen milliarde milliarden tausend millionenfach'),
    numerals: words('zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'),
    vague: words(
      'einige einigen paar wenige weniger wenigen mehrere mehreren mehrerer einzigen selben gleichen halbe halben halber anderthalb eineinhalb binnen',
    ),
  },
  asks: {
    definition: phrases('was ist, was sind, was bedeutet, bedeutung, definition, erklärt, glossar'),
    price: phrases('kosten, preis, preise, kostet, gebühr, gebühren, tarif, tarife, honorar, was kostet, wie viel kostet'),
    reviews: phrases(
      'erfahrungen, bewertung, bewertungen, rezensionen, kundenstimmen, erfahrungsberichte, referenzen, das sagen unsere kunden, fallstudie, fallstudien',
    ),
    alternatives: phrases('alternativen, alternative, statt, anstelle, ähnlich wie, ersatz'),
    comparison: phrases('vergleich, vs, versus, unterschied, unterschiede, verglichen, besser als, im vergleich'),
    howTo: phrases('anleitung, wie kann ich, so geht, so funktioniert, schritt für schritt, leitfaden, tutorial, ratgeber'),
    duration: phrases('wie lange, dauer, dauert, wie viel zeit, lieferzeit, zeitplan'),
    requirements: phrases('voraussetzungen, voraussetzung, anforderungen, was brauche ich, benötigt, erforderlich, unterlagen, checkliste'),
    examples: phrases('beispiel, beispiele, zum beispiel, muster, anwendungsfälle'),
    benefits: phrases('vorteile, vorteil, nachteile, nutzen, vor- und nachteile, lohnt sich, warum'),
  },
  pages: {
    home: phrases('startseite, start, home, homepage, hauptseite, willkommen'),
    about: phrases(
      'über uns, wer wir sind, unternehmen, philosophie, leitbild, geschichte, wir über uns, über mich, kanzlei, praxis, rathaus, gemeindeverwaltung, stadtverwaltung',
    ),
    team: phrases('team, unser team, mitarbeiter, ansprechpartner'),
    jobs: phrases('karriere, jobs, stellenangebote, stellen, ausbildung'),
    contact: phrases(
      'kontakt, anfahrt, standort, standorte, öffnungszeiten, sprechzeiten, termin vereinbaren, termin buchen, kundenservice, kundendienst',
    ),
    services: phrases(
      'leistungen, unsere leistungen, dienstleistungen, angebot, unser angebot, was wir tun, behandlungen, lösungen, schwerpunkte, rechtsgebiete',
    ),
    products: phrases('produkte, sortiment, shop, katalog'),
    prices: phrases('preise, preisliste, kosten, tarife, honorar'),
    reviews: phrases(
      'bewertungen, kundenstimmen, referenzen, rezensionen, was unsere kunden sagen, das sagen kunden, kundenbewertungen, kundenmeinungen',
    ),
    faq: phrases('faq, häufige fragen, häufig gestellte fragen, fragen und antworten'),
    blog: phrases('blog, ratgeber, magazin, artikel, beiträge'),
    news: phrases('aktuelles, neuigkeiten, nachrichten, news, presse, meldungen'),
    events: phrases('veranstaltungen, termine, kalender'),
    gallery: phrases('galerie, bilder, fotos, videos'),
    downloads: phrases('downloads, download, formulare'),
    help: phrases('hilfe, support, service, kundendienst'),
    privacy: phrases('datenschutz, datenschutzerklärung, datenschutzhinweise'),
    terms: phrases('agb, allgemeine geschäftsbedingungen, nutzungsbedingungen'),
    imprint: phrases('impressum, rechtliche hinweise, haftungsausschluss'),
    returns: phrases('widerruf, widerrufsrecht, rückgabe, versand, versandkosten, lieferung, versand und zahlung'),
    cookies: phrases('cookies, cookie-richtlinie, cookie-einstellungen'),
    login: phrases('anmelden, anmeldung, login, einloggen, registrieren, mein konto, konto, abmelden'),
    cart: phrases('warenkorb, kasse, einkaufswagen, merkzettel'),
    search: phrases('suche, suchergebnisse'),
    sitemap: phrases('sitemap, seitenübersicht, inhaltsverzeichnis'),
    newsletter: phrases('newsletter, abonnieren'),
  },
  greetings: phrases('willkommen, herzlich willkommen, hallo, guten tag, grüß gott, moin'),
  siteWords: phrases(
    'seite, seiten, site, website, webseite, webseiten, internet, internetseite, internetseiten, internetauftritt, webauftritt, homepage, web',
  ),
  author: phrases(
    'verfasst von, geschrieben von, veröffentlicht von, autor, autorin, autoren:, autorinnen:, autor:in:, autor:innen:, autor*in:, autor*innen:, text:, von',
  ),
  and: words('und sowie'),
  siteParts: phrases(
    'funktionen, kunden, dokumentation, versand, lieferung, rückgabe, änderungen, versionshinweise, fahrplan, status, sicherheit, barrierefreiheit, erklärung zur barrierefreiheit, redaktion, redaktionelle richtlinien, spenden, spende, ehrenamt, ratgeber, anleitungen, magazin, presse, wissen',
  ),
  titles: words(
    'dr dr.in doktor prof prof.in professor professorin herr frau mag mag.a magister dipl ing rechtsanwalt rechtsanwältin notar notarin steuerberater steuerberaterin architekt architektin apotheker apothekerin tierarzt tierärztin zahnarzt zahnärztin heilpraktiker heilpraktikerin pfarrer pfarrerin',
  ),
  honorifics: words('herr frau dr. prof. mag.'),
  nameParticles: words('von van der den'),
  roles: phrases(
    'redaktion, redaktionsteam, redakteur, redakteurin, autor, autorin, autoren, gast, gastautor, gastautorin, verwaltung, mitarbeiter, pressestelle, presse, geschäftsstelle, benutzer',
  ),
  introductions: phrases('ich bin, ich heiße, mein name ist'),
  manualIntroductions: phrases('einführung, einführung in, einleitung, überblick, überblick über, übersicht, über, was ist, intro'),
  phone: phrases('tel, telefon, telefonnummer, rufnummer, handynummer, handy, mobilnummer, hotline, fon'),
  reporting: phrases('sagte, sagt, sagen, gesagt, erklärte, erklärt, meinte, betonte, betont, fragte, ergänzte, berichtete'),
  versus: phrases('gegen, versus'),
  alternativeTo: phrases('alternative zu, alternativen zu, alternative für, alternativen für'),
  openRange: {
    since: phrases('seit, ab'),
    onward: phrases('und später, und neuer, aufwärts'),
    present: phrases('heute, jetzt, dato, zur gegenwart, gegenwart, laufend'),
  },
  published: phrases('veröffentlich, publizier, publikationsdatum, erschienen, erscheinungsdatum, erstellt am, online seit'),
  updated: phrases('aktualisier, geändert, letzte änderung, überarbeit, zuletzt bearbeitet, stand:'),
  buy: phrases(
    'in den warenkorb, in den einkaufswagen, in den einkaufskorb, in die einkaufstasche, zum warenkorb hinzufügen, jetzt kaufen, sofort kaufen, sofort-kaufen, jetzt bestellen, jetzt vorbestellen, zahlungspflichtig bestellen',
  ),
  priceMarks: words('euro dollar franken sfr ,-'),
  rating: phrases(
    '*bewert*, *rezension*, stern, *sterne, *sternen, von 5, von 10, von fünf, *meinung*, *gesamtnote, *durchschnittsnote, stimmen, kundenstimmen, erfahrungsbericht*, *feedback*',
  ),
  disclosures: phrases(
    'anzeige, anzeigen, werbung, produktwerbung, *werbelink*, werbepartner*, werbehinweis*, werbekosten*, *provision*, *partnerlink*, affiliat*, gesponsert*, sponsor*, *vergütung*, bezahlte partnerschaft*, bezahlte kooperation*, bezahlter link, bezahlte links, empfehlungslink*, qualifizierten verkäufen, qualifizierte verkäufe, qualifizierten käufen',
  ),
  walls: {
    login: phrases(
      'anmelden, anmeldung, angemeldet, einloggen, eingeloggt, registrieren, melden sie sich an, melde dich an, loggen sie sich ein, logge dich ein, konto erstellen, login',
    ),
    subscription: phrases('*abonn*, abo, abos, *-abo, probeabo, digitalabo, jahresabo, monatsabo, weiterlesen mit'),
    consent: phrases('einwillig*, zustimm*, *cookie*, dsgvo, ihre privatsphäre, deine privatsphäre'),
    age: phrases(
      '{} jahre alt, mindestens {} jahre, bin {} jahre, bin über {}, bin schon {}, bin bereits {}, bist du {}, bist du über {}, bist du schon {}, bist du bereits {}, sind sie {}, sind sie über {}, sind sie schon {}, sind sie bereits {}, volljährig*',
    ),
  },
  accept: phrases('akzeptier*, zustimm*, einwilligen, einverstanden, alle erlauben, erlauben, zulassen'),
  trades: {
    narrows: 'within',
    governing: phrases(
      'für, von, vom, mit, bei, beim, zum, zur, zu, in, im, am, an, auf, aus, nach, neben, nahe, durch, ohne, unter, über, um, der, des',
    ),
    others: phrases(
      'repair café, repair cafe, internet café, internet cafe, tierpension, pension für hunde, pension für katzen, pension für tiere, pension für pferde, hotel für hunde, friseur für hunde',
    ),
    names: {
      Dentist: phrases(
        'zahnarzt, zahnärztin, zahnärzte, zahnärztinnen, zahnarztpraxis, zahnärztliche praxis, praxis für zahnheilkunde, praxis für zahnmedizin, zahnklinik',
      ),
      Physician: phrases(
        'hausarzt, hausärztin, hausärzte, hausarztpraxis, arztpraxis, allgemeinarzt, allgemeinärztin, praxis für allgemeinmedizin, facharzt, fachärztin, gemeinschaftspraxis',
      ),
      Physiotherapy: phrases(
        'physiotherapie, physiotherapeut, physiotherapeutin, physiotherapeuten, physiotherapiepraxis, praxis für physiotherapie, krankengymnastik',
      ),
      Pharmacy: phrases('apotheke'),
      Attorney: phrases(
        'rechtsanwalt, rechtsanwältin, rechtsanwälte, rechtsanwältinnen, rechtsanwaltskanzlei, anwaltskanzlei, fachanwalt, fachanwältin, fachanwälte',
      ),
      Notary: phrases('notar, notarin, notare, notariat'),
      AccountingService: phrases(
        'steuerberater, steuerberaterin, steuerberatung, steuerberatungsgesellschaft, steuerkanzlei, steuerbüro, buchhaltungsbüro, buchhaltungsservice',
      ),
      InsuranceAgency: phrases(
        'versicherungsagentur, versicherungsmakler, versicherungsmaklerin, versicherungsvertreter, versicherungsbüro',
      ),
      RealEstateAgent: phrases('immobilienmakler, immobilienmaklerin, immobilienbüro'),
      Restaurant: phrases('restaurant, gasthaus, gaststätte, wirtshaus, pizzeria, trattoria, bistro, steakhaus'),
      CafeOrCoffeeShop: phrases('café, cafe, kaffeehaus, coffeeshop, teestube'),
      Bakery: phrases('bäckerei, backstube, backhaus, bäcker'),
      Hotel: phrases('hotel'),
      BedAndBreakfast: phrases('pension, gästehaus, frühstückspension, bed and breakfast, bed & breakfast, b&b'),
      HairSalon: phrases('friseur, frisör, friseurin, friseure, friseursalon, frisörsalon, haarstudio, haarsalon, barbershop'),
      BeautySalon: phrases('kosmetikstudio, kosmetiksalon, kosmetikinstitut, schönheitssalon, beautysalon, kosmetikerin'),
      Plumber: phrases('klempner, klempnerei, sanitärbetrieb, sanitärinstallateur, sanitärfirma'),
      Electrician: phrases(
        'elektriker, elektrobetrieb, elektroinstallateur, elektrofachbetrieb, elektromeister, elektroinstallationsbetrieb',
      ),
      RoofingContractor: phrases('dachdecker, dachdeckerei, dachdeckerbetrieb, dachdeckermeister, dachdeckerfachbetrieb, bedachungen'),
      Locksmith: phrases('schlüsseldienst, aufsperrdienst'),
      HousePainter: phrases('malerbetrieb, malerfachbetrieb, malermeister, malerfirma, maler und lackierer'),
      MovingCompany: phrases('umzugsunternehmen, umzugsfirma, umzugsservice, möbelspedition'),
      AutoRepair: phrases('autowerkstatt, kfz-werkstatt, kfz werkstatt, kfz-meisterbetrieb, kfz-betrieb, autoreparatur'),
      Florist: phrases('florist, floristin, blumenladen, blumengeschäft, blumenhaus'),
      VeterinaryCare: phrases('tierarzt, tierärztin, tierärzte, tierarztpraxis, tierklinik, kleintierpraxis, tierärztliche praxis'),
      TravelAgency: phrases('reisebüro, reiseagentur'),
    },
  },
  standIns: {
    error: phrases(
      'seite nicht gefunden, seite wurde nicht gefunden, seite konnte nicht gefunden werden, seite existiert nicht, seite gibt es nicht, seite ist nicht mehr verfügbar, fehler 404, 404 fehler, interner fehler, interner serverfehler, ist ein fehler aufgetreten, fehler ist aufgetreten',
    ),
    maintenance: phrases(
      'wartungsarbeiten, im wartungsmodus, wegen wartung, gerade gewartet, in kürze wieder, bald wieder da, bald wieder für sie, im aufbau, im entstehen, in bearbeitung, demnächst hier, bald verfügbar, vorübergehend nicht erreichbar',
    ),
    parked: phrases(
      'domain steht zum verkauf, domain zu verkaufen, domain kaufen, domain ist geparkt, geparkte domain, domain ist registriert, domain wurde registriert, domain ist reserviert',
    ),
  },
  breadcrumb: phrases(
    '*brotkrume*, *brotkrümel*, *krümelpfad*, *navigationspfad*, *breadcrumb*, sie befinden sich hier, sie sind hier, du bist hier',
  ),
  vagueLinks: phrases(
    'hier, hier klicken, klicken sie hier, klick hier, klicke hier, mehr, mehr lesen, mehr erfahren, mehr infos, mehr informationen, mehr details, mehr dazu, mehr anzeigen, weiter, weiterlesen, weitere informationen, weitere infos, ansehen, details, link, dieser link, diese seite, zum artikel, zum beitrag, artikel lesen, beitrag lesen',
  ),
  stopwords:
    words(`ab aber alle allem allen aller alles als also am an andere anderem anderen anderer anderes auch auf aus außer bald bei beim beide beiden bereits bin bis bist
da dabei dadurch dafür dagegen daher damit danach dann daran darauf daraus darf darin darüber darum das dass davon dazu dein deine deinem deinen deiner dem den denen denn dennoch der
deren des deshalb dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch dürfen eben ein eine einem einen einer eines einschließlich einige einigen einmal er es etwa etwas
euch euer eure für gab gar gegen gewesen gibt gleich habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer in indem inklusive ins ist ja je
jede jedem jeden jeder jedes jedoch jene jetzt kann kein keine keinem keinen keiner können könnte lassen machen man mehr mein meine meinem meinen meiner mich mir mit muss müssen nach
neben nicht nichts noch nun nur nutzen nutzt ob oder oft ohne schon sehr sein seine seinem seinen seiner seit selbst sich sie sind so sodass sogar solche soll sollen sollte sollten sondern sonst
sowie um und uns unser unsere unserem unseren unserer unter viel viele vom von vor wann war waren warum was weder weil welche welchem welchen welcher welches wenn wer werde werden
wie wieder will wir wird wirklich wo worden wurde wurden während zu zum zur zwar zwischen über`),
  abbreviations: words(
    'z.b d.h u.a o.ä bzw ggf usw inkl zzgl evtl max min str tel abs art bspw sog vgl s hr fr mio mrd gmbh jan feb apr aug sept okt nov dez u.u i.d.r z.t o.g v.a ing dipl',
  ),
  questions: {
    names: phrases('frage, fragen, kundenfragen, leserfragen, patientenfragen, besucherfragen'),
    openers: words(
      'wie was wann wo woher wohin wer wem wen wessen warum weshalb wieso welche welcher welches welchem welchen wieviel womit wofür woran worauf wodurch ist sind kann können darf muss gibt lohnt',
    ),
    pairs: new Set(['für wen', 'in welchem', 'in welcher', 'ab wann', 'seit wann', 'bis wann']),
  },
  definitions: {
    judging: words('aufgabe angelegenheit herausforderung muss wahl notwendigkeit unterfangen sache'),
    articles: words('als unter ein eine einen einem einer der die das dem'),
    copulas: words('ist sind'),
    openers: words('ein eine einer eines der die das jede jeder jedes'),
    verbs: phrases('bezeichnet, bezeichnen, bedeutet, beschreibt, steht für, versteht man, heißt, nennt man, wird definiert als, meint'),
    pronouns: words(
      'es dies das diese dieser dieses er sie wir ihr ich hier da dort was wer wie wo wenn unser unsere in im am auf bei mit zu für',
    ),
  },
  headlineModifiers: words(
    'leitfaden ratgeber handbuch anleitung einführung überblick übersicht grundlagen tipps tricks erklärt erklärung einfach checkliste liste kalender tabelle vergleich verglichen beispiele kompletter komplette komplettes vollständige vollständiger ultimative ultimativer praktische praktischer große großer anfänger einsteiger alles wissen wissenswertes gründe schritte schritt fakten',
  ),
  backReference:
    /^(?:(?:dies|das|diese|dieser|dieses|jene) (?:ist|sind|war|kann|können|wird|werden|bedeutet|hat|haben|macht|gilt|hilft|führt|sollte|muss)(?!\p{L})|(?:er|sie) (?:ist|kann|wird|hat|wurde)(?!\p{L})|(?:wie|siehe) (?:oben|bereits|zuvor|eingangs)|(?:erstere|letztere)[rsn]?(?!\p{L}))/iu,
  announcement:
    /^(?:in diesem (?:artikel|beitrag|leitfaden|abschnitt|ratgeber)|dieser (?:artikel|beitrag|leitfaden|ratgeber)|wir (?:zeigen|erklären|erläutern)|wir werden (?=.*(?:zeigen|erklären|erläutern|beschreiben|vorstellen|beleuchten|betrachten|eingehen)(?!\p{L}))|lesen sie|willkommen|erfahren sie|haben sie sich)/iu,
  research: {
    names: /\b(?:Studien?|Umfragen?|Untersuchung(?:en)?|Forsch(?:ung|er|ende)\p{L}*|Erhebung|Statistik(?:en)?|Metaanalyse)(?!\p{L})/iu,
    finds:
      /(?<!\p{L})(?:zeig\p{L}*|beleg\p{L}*|ergab\p{L}*|ergibt|ergeben|nennt|nennen|schätz\p{L}*|besag\p{L}*|komm\p{L}* zu|stell\p{L}* fest|fand\p{L}*|beweis\p{L}*|maß\p{L}*|laut|gemäß|zufolge)(?!\p{L})/iu,
    report:
      /(?<!\p{L})Berichte?s?(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:zeigt?|zeigen|belegt|belegen|ergibt|ergab|nennt|schätzt|besagt|kommt zu|stellt fest|fand)(?!\p{L})/iu,
    firstPerson: /\b(?:wir|uns|unser\p{L}*|ich|mein\p{L}*)(?!\p{L})/iu,
    example: /(?<!\p{L})(?:(?:rechen)?beispiel\p{L}*|angenommen)(?!\p{L})/iu,
    own: /\b(?:wir|unser\p{L}*|ich)\b.{0,60}(?:gemessen|maßen|getestet|testeten|befragt|befragten|untersucht|ausgewertet|verglichen|nachgerechnet|nachgemessen|erhoben|gezählt|beobachtet|analysiert|aufgezeichnet)|\bunsere[nrs]? (?:eigenen? )?(?:daten|tests?|umfrage|studie|messung\p{L}*|auswertung|analyse|versuche?)/iu,
  },
  dated: {
    announced: /(?<!\p{L})(?:wird .{0,60}im jahr|geplant für|voraussichtlich|erscheint|bis ende|kommt)\s*((?:19|20)\d\d)(?!\d)/iu,
    asOf: /(?<!\p{L})(?:stand:?(?: \p{L}+)?)\s*((?:19|20)\d\d)(?!\d)/iu,
  },
  readability: {
    formula: 'flesch',
    base: 180,
    sentence: 1,
    syllable: 58.5,
    none: -15,
    full: 20,
    vowels: /aa|ee|oo|ie|ei|ai|au|eu|äu|[aeiouyäöü]/g,
    silent: null,
  },
  subjects: {
    health: words(
      'zahnarzt zahnärzt zahnmediz zahnimplant patient symptom diagnos therap krankheit medizin medikament dosierung arzt ärzt klinik operation behandlung impf krebs diabet infektion erkrankung',
    ),
    finance: words(
      'invest anleg portfolio aktie anleihe hypothek kredit darlehen zins dividend rente altersvorsorge broker inflation rendite versicher steuer fonds depot',
    ),
    legal: words(
      'rechtsanw anwält anwalt klage gericht kläger beklagt paragraph haftung sorgerecht scheidung mandant urteil mieter vermieter rechtlich gesetz',
    ),
    technology: words(
      'software api javascript python server cloud datenbank kubernetes docker framework browser android iphone gpu llm github npm sdk programmier',
    ),
    news: words('nachricht eilmeldung dpa schlagzeil'),
  },
  policies: {
    privacy: /privacy ?(?:hinweis|erkl[äa]rung)|datenschutz|privatsphäre|dsgvo/iu,
    terms: /\bagb\b|gesch[aä]ftsbedingungen|nutzungsbedingungen/iu,
    imprint: /impressum/iu,
    returns: /r[uü]ckgabe|widerruf|versand/iu,
    editorial: /redaktion/iu,
  },
  numbered: words(
    'port version modell artikel paragraf paragraph kapitel seite zeile zimmer raum stufe abbildung tabelle teil band ausgabe serie typ klasse linie fehler code nummer nr',
  ),
  commands: phrases(
    'tippen sie, klicken sie, drücken sie, öffnen sie, wählen sie, geben sie, laden sie, installieren sie, lesen sie, sehen sie, erfahren sie, besuchen sie, rufen sie, kontaktieren sie, buchen sie, bestellen sie, kaufen sie, holen sie, testen sie, melden sie, abonnieren sie, starten sie, sparen sie, prüfen sie, finden sie, entdecken sie, teilen sie, folgen sie, fügen sie, nutzen sie, stellen sie, gehen sie, kopieren sie, sichern sie, vereinbaren sie, fordern sie, vergleichen sie, tippe, klicke, drücke, öffne, wähle, gib, lade, installiere, lies, erfahre, besuche, kontaktiere, buche, bestelle, hol, teste, melde, abonniere, starte, spare, prüfe, entdecke, folge, füge, nutze, vereinbare, vergleiche, jetzt kaufen, jetzt buchen, jetzt bestellen, jetzt sichern, jetzt anmelden',
  ),
  aspects: {
    cues: {
      definition:
        'was ist, was sind, was bedeutet, was versteht man, was heißt, bedeutung, definition, erklärt, grundlagen, glossar, einführung',
      steps:
        'wie kann, wie können, wie man, wie fange, wie geht, so geht, wie funktioniert, wie ein, wie eine, wie der, wie die, wie das, wie wir, wie sie, wie wird, wie werden, schritt, anleitung, tutorial, leitfaden, einrichten, einrichtung, installieren',
      best: 'beste, besten, top, empfehlung, empfohlen, empfehlen, welcher, welche, welches, wählen, auswahl, der richtige, die richtige, das richtige',
      price: 'preis, kosten, kostet, gebühr, budget, tarif, rabatt',
      alternative: 'alternative, anstelle, anstatt, stattdessen, ersatz, mitbewerber, konkurrent, ähnlich wie',
      comparison: 'vs, versus, vergleich, vergleichen, verglichen, unterschied, unterscheiden, unterscheidet, anders als, besser als',
      audience:
        'für wen, wer braucht, wer sollte, wer ist, geeignet, eignet, eignen, ideal für, gedacht für, zielgruppe, einsteiger, anfänger, profi',
      benefit: 'lohnt, lohnen, vorteil, nachteil, nutzen, ersparnis, rendite, warum',
      requirement:
        'voraussetzung, anforderung, erforderlich, benötigt, benötigen, notwendig, was brauche, was brauchen, was braucht, was sie brauchen, checkliste, kompatibel',
      duration: 'wie lange, wie viel zeit, wie schnell, dauer, dauert, zeitplan, lieferzeit',
      mistake: 'fehler, problem, vermeiden, fallstrick, störung, falsch, risiko, risiken',
      example: 'beispiel, zum beispiel, beispielsweise, muster, anwendungsfall',
      proof: 'fallstudie, referenz, kundenstimme, erfahrungsbericht, bewertung, rezension, erfolgsgeschichte, unsere kunden',
    },
    defines:
      'ist ein, ist eine, ist der, ist die, ist das, sind ein, sind die, bedeutet, bezeichnet, versteht man, steht für, heißt, beschreibt',
    units: 'sekunde minute min stunde std h tag tage tagen werktag werktage werktagen arbeitstag arbeitstage arbeitstagen woche monat jahr',
  },
  topics: {
    navigation: {
      association:
        'mitglied werden, mitgliedschaft, mitglieder, vorstand, satzung, statuten, verein, spenden, ehrenamt, förderverein, jahreshauptversammlung, vereinsleben, beitrittserklärung',
      academic:
        'publikationen, veröffentlichungen, forschung, lehre, mitarbeiter, forschungsgruppen, abschlussarbeiten, lehrveranstaltungen',
      event:
        'referenten, redner, sprecher, programm, zeitplan, veranstaltungsort, sponsoren, tickets, call for papers, anreise, termine und fristen',
      cart: 'warenkorb, kasse, einkaufswagen',
      people:
        'team, unser team, mitarbeiter, mitglieder, vorstand, referenten, redner, sprecher, autoren, ärzte, anwälte, personen, ansprechpartner, referent, redner',
      places:
        'standorte, unsere standorte, filialen, einsatzgebiete, einsatzgebiet, servicegebiete, servicegebiet, liefergebiet, städte, orte',
      works: 'referenzen, unsere referenzen, fallstudien, kundenprojekte, erfolgsgeschichten',
      bodies: '*verein, *verband, *stiftung, *initiative',
    },
    how: /^(?:wie man|so geht)(?!\p{L})/u,
    utility:
      'start, startseite, home, willkommen, hauptseite, über uns, über mich, wir über uns, wer wir sind, unternehmen, firma, unsere geschichte, geschichte, team, unser team, mitarbeiter, vorstand, verein, kontakt, kontaktformular, anfahrt, lage, standort, standorte, so finden sie uns, karte, impressum, datenschutz, datenschutzerklärung, datenschutzhinweise, agb, nutzungsbedingungen, haftungsausschluss, widerruf, widerrufsrecht, versand, zahlung, aktuelles, neuigkeiten, news, blog, artikel, beiträge, archiv, termine, veranstaltungen, presse, medien, links, kategorien, kategorie, schlagworte, suche, faq, fragen, häufige fragen, fragen und antworten, galerie, fotos, bilder, bildergalerie, videos, referenzen, bewertungen, kundenstimmen, gästebuch, karriere, jobs, stellenangebote, mitglied werden, mitglieder, anmelden, anmeldung, login, registrieren, registrierung, konto, mein konto, warenkorb, kasse, buchen, buchung, jetzt buchen, buchungsanfrage, anfrage, termin, termin vereinbaren, danke, fehler, seite nicht gefunden, download, downloads, hilfe, support, übersicht, überblick, einleitung, newsletter, preise, preisliste, kosten, tarife, öffnungszeiten, leistungen, unsere leistungen, dienstleistungen, angebot, angebote, produkte, shop, sortiment, lösungen, funktionen, projekte, unsere projekte, so funktioniert es, ablauf, inhalt, inhaltsverzeichnis, mehr, weiter, zurück, menü, sonstiges, allgemein, spenden, sponsoren, partner, satzung, belegungsplan, hausordnung, kalender, details, pressestimmen, pressespiegel, presseberichte, statuten, abonnieren, feed, mitmachen, english, deutsch, mitteilung, mitteilungen, ankündigung, ankündigungen, pressemitteilung, pressemitteilungen, bericht, berichte, jahresbericht, jahresberichte, interview, interviews, folge, folgen, podcast, live, auszeichnung, auszeichnungen, erfolge, publikationen, veröffentlichungen, vorträge, offene stellen, sponsor, förderer, spender, unsere partner, netzwerk, vorstandschaft, geschäftsführung, ausschuss, ausschüsse, verhaltenskodex, leitbild, arbeitsbereiche, unsere arbeit, forschungsbereiche, vorteile, materialien, dokumente, unterlagen, formulare, werkzeuge, tools, wissen, logo, logos, qualität, zertifikate, warum wir, unsere werte, themen, kunden, unsere kunden, portfolio, info, infos, information, informationen, allgemeine infos, allgemeine informationen, mehr infos, mehr informationen, weitere infos, weitere informationen, weiterführende informationen, nützliche infos, nützliche informationen, praktische infos, praktische informationen, wichtige infos, wichtige informationen, wissenswertes, gut zu wissen',
    offers:
      'leistungen, unsere leistungen, dienstleistungen, angebot, angebote, produkte, behandlungen, fachgebiete, rechtsgebiete, sortiment, lösungen, funktionen, kurse',
    customers: {
      homes: 'privat, private, privater, privaten, privates, privatkunden, privathaushalt, privathaushalte, haushalt, haushalte, eigenheim',
      firms:
        'gewerbe, gewerblich, gewerbliche, gewerblicher, gewerblichen, gewerbliches, gewerbekunden, geschäftskunden, firmenkunden, unternehmen',
    },
    headLast: true,
    asker: 'ich, mein, meine, meinen, meinem, meiner, mich, mir',
    first: 'ich, wir, uns, unser, unsere, unserer, unserem, unseren, mein, meine, mich, mir',
    second: 'sie, ihr, ihre, ihnen, ihrer, ihrem, ihren, du, dein, deine, dich, dir, euch',
    back: 'das, dies, diese, dieser, dieses, diesen, dabei, dazu, hier, er, es, damit',
    ask: 'was, wie, wann, warum, wieso, weshalb, wo, wer, welche, welcher, welches, welchen, woran, womit, wofür, wohin, woher, kann, können, ist, sind, muss, müssen, darf, soll, sollte, gibt, brauche, braucht, hilft, lohnt, zahlt, darf, bekomme, hat, haben, wird, werden, bieten',
    documentation: 'docs, dokumentation',
    manual:
      'konzepte, installation, verwendung, nutzung, grundlagen, aktualisierung, beispiele, konfiguration, verwaltung, wissensdatenbank',
    free: 'kostenlos, kostenlose, kostenloser, kostenloses, kostenfrei, kostenfreie, gratis, unentgeltlich',
    query: { cost: 'Kosten', reviews: 'Erfahrungen', alternatives: 'Alternativen', definition: 'was ist {}' },
    faces: {
      hours: 'Öffnungszeiten, Sprechzeiten, Bürozeiten',
      address: 'Adresse, Anschrift',
      shipping: 'Versandkosten, Versand, Lieferung, Versand und Lieferung, Versand und Zahlung, Lieferkosten',
      returns: 'Rückgabe, Rücksendung, Retoure, Retouren, Widerrufsrecht, Widerruf',
      dates: 'Termine, Wichtige Termine, Termine und Fristen',
      venue: 'Veranstaltungsort, Tagungsort, Ort, Anreise, Anfahrt',
      tickets: 'Anmeldung, Tickets, Teilnahmegebühren, Eintritt, Eintrittspreise',
      program: 'Programm, Zeitplan, Agenda, Tagungsprogramm',
      membership: 'Mitglied werden, Mitgliedschaft, Beitritt, Mitgliedsbeitrag, Mitgliedsbeiträge',
      publications: 'Publikationen, Veröffentlichungen',
      parking: 'Parkplatz, Parkplätze, Parken, Parkmöglichkeiten',
      payment: 'Zahlung, Zahlungsarten, Bezahlung, Zahlungsmöglichkeiten',
      cancellation: 'Stornierung, Storno, Stornobedingungen',
      license: 'Lizenz, Lizenzen',
    },
    task: {
      at: 'last',
      ask: '{}',
      verbs:
        'aktivieren, aktualisieren, ändern, anlegen, anmelden, anpassen, ausführen, bearbeiten, deaktivieren, deinstallieren, einbinden, einrichten, einstellen, erstellen, exportieren, freigeben, herunterladen, hinzufügen, hochladen, importieren, installieren, konfigurieren, kündigen, löschen, migrieren, registrieren, sichern, speichern, starten, synchronisieren, teilen, übertragen, umbenennen, verbinden, verschieben, verwalten, verwenden, wiederherstellen, zurücksetzen',
    },
    asks: {
      price: 'kosten, kostet, preis, preise, wie teuer, gebühr, gebühren',
      duration: 'wie lange, wie schnell, dauer, dauert',
      steps: 'wie kann, wie können, wie funktioniert, wie geht, anleitung, schritte',
      definition: 'was ist, was sind, was bedeutet, was versteht, was heißt',
      comparison: 'unterschied, unterschiede, vergleich, vs, oder',
    },
  },
  addresses: {
    about: words('über-uns über-mich unternehmen wir-über-uns kanzlei unsere-kanzlei praxis unsere-praxis team'),
    contact: words('kontakt kontaktieren'),
    faq: words('häufige-fragen häufig-gestellte-fragen fragen-und-antworten'),
    docs: words('dokumentation handbuch anleitung anleitungen hilfe'),
    product: words('produkt produkte artikel-detail'),
    article: words('magazin nachrichten artikel beitrag beiträge ratgeber'),
    hub: words('produkte sortiment kategorien magazin nachrichten'),
    category: words('kategorie kategorien'),
  },
});
