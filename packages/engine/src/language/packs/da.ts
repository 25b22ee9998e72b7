import { definePack, months, phrases, words } from '../pack.ts';

export const da = definePack({
  language: 'da',
  compounds: { part: 'any', from: 5 },
  stopwords: words(
    'af alle alt andre at bare begge blev blive bliver da de dem den denne der deres det dette dig din dine disse dit du efter eller en end er et for fordi fra få får før gennem gør ham han hans har havde have hele hen hendes her hos hun hvad hvem hver hvilke hvilken hvis hvor hvordan hvornår i ikke ind ingen intet jeg jer jeres jo kan kom kun kunne lige man mange med meget men mere mig min mindre mine mit mod mod må ned noget nogen nogle nu når og også om op os over på samme samt se selv sig sin sine sit skal skulle som så sådan tid til ud uden under var ved vi vil ville vor vore vores være været',
  ),
  abbreviations: words(
    'bl.a f.eks dvs osv mv m.fl m.m ca kl nr tlf hr fr dr prof kr mio mia evt ekskl inkl jf pga ift mht st sal max min stk jan feb apr aug sept okt nov dec',
  ),
  dottedOrdinals: true,
  questions: {
    openers: words('hvad hvordan hvornår hvor hvem hvorfor hvilken hvilket hvilke hvorhen er kan skal må har'),
    pairs: phrases('til hvem, i hvilket, i hvilken, fra hvornår'),
  },
  persons: { first: words('jeg mig min mit mine vi os vores vor'), second: words('du dig din dit dine i jer jeres de dem deres') },
  definitions: {
    articles: words('en et den det de'),
    copulas: words('er'),
    openers: words('en et den det enhver ethvert'),
    verbs: phrases('betyder, henviser til, står for, defineres som, beskriver, kaldes, betegner'),
    pronouns: words('det dette den denne disse de han hun vi jeg i du der her hvad hvem hvor hvis hvordan vores på for med til om'),
  },
  months: months(
    'januar jan, februar feb, marts mar, april apr, maj, juni jun, juli jul, august aug, september sep sept, oktober okt, november nov, december dec',
  ),
  weekdays: words('mandag tirsdag onsdag torsdag fredag lørdag søndag mandage tirsdage onsdage torsdage fredage lørdage søndage'),
  units: {
    percent: words('procent pct'),
    currency: words('kr dkk krone kroner euro dollar øre'),
    duration: words('sekund sekunder minut minutter timer dag dage uge uger måned måneder år årti'),
    measure: words('meter kilometer liter gram kilo ton grader'),
    magnitude: words('tusind million millioner mio milliard milliarder mia'),
    numerals: words('to tre fire fem seks syv otte ni ti elleve tolv'),
  },
  asks: {
    definition: phrases('hvad er, hvad betyder, betydning, definition, forklaret, ordliste'),
    price: phrases('pris, priser, hvad koster, koster, omkostninger, takst, takster, gebyr, tilbud'),
    reviews: phrases('anmeldelser, anmeldelse, udtalelser, det siger vores kunder, erfaringer, cases, referencer'),
    alternatives: phrases('alternativer, alternativ, i stedet for, ligner'),
    comparison: phrases('sammenligning, sammenlign, vs, kontra, forskel, forskelle, forskellen, bedre end'),
    howTo: phrases('hvordan, sådan, guide, vejledning, trin for trin'),
    duration: phrases('hvor lang tid, hvor længe, varighed, varer, leveringstid'),
    requirements: phrases('krav, betingelser, hvad skal jeg bruge, nødvendigt, tjekliste'),
    examples: phrases('eksempel, eksempler, for eksempel'),
    benefits: phrases('fordele, fordel, ulemper, hvorfor vælge, kan det betale sig'),
  },
  pages: {
    home: phrases('forside, forsiden, hjem, velkommen'),
    about: phrases('om os, om, hvem er vi, vores historie, virksomheden'),
    team: phrases('team, vores team, medarbejdere, personale'),
    jobs: phrases('job, karriere, ledige stillinger'),
    contact: phrases('kontakt, kontakt os, find vej, åbningstider, bestil tid, book tid'),
    services: phrases('ydelser, vores ydelser, services, det gør vi, behandlinger, løsninger, specialer, det tilbyder vi'),
    products: phrases('produkter, butik, webshop, katalog, sortiment'),
    prices: phrases('priser, prisliste, takster'),
    reviews: phrases('anmeldelser, udtalelser, referencer'),
    faq: phrases('faq, ofte stillede spørgsmål, spørgsmål og svar'),
    blog: phrases('blog, artikler, inspiration'),
    news: phrases('nyheder, aktuelt, presse'),
    events: phrases('arrangementer, begivenheder, kalender'),
    gallery: phrases('galleri, billeder, videoer'),
    downloads: phrases('downloads, hent'),
    help: phrases('hjælp, support, kundeservice'),
    privacy: phrases('privatlivspolitik, persondatapolitik, persondata, databeskyttelse'),
    terms: phrases('handelsbetingelser, vilkår, betingelser, brugsvilkår'),
    imprint: phrases('juridisk information, ansvarsfraskrivelse'),
    returns: phrases('returnering, retur, fragt, levering, fortrydelsesret'),
    cookies: phrases('cookies, cookiepolitik'),
    login: phrases('log ind, login, min konto, opret konto'),
    cart: phrases('kurv, indkøbskurv, kassen'),
    search: phrases('søg, søgning, søgeresultater'),
    sitemap: phrases('sitemap, oversigt'),
    newsletter: phrases('nyhedsbrev, tilmeld nyhedsbrev'),
  },
  author: phrases('skrevet af, forfatter, af'),
  published: words('udgivet publiceret offentliggjort'),
  updated: words('opdateret ændret senest'),
  buy: phrases('læg i kurv, køb nu, bestil'),
  policies: {
    privacy: /privatliv|persondata/iu,
    terms: /handelsbetingelser|salgsbetingelser|vilk[aå]r/iu,
    returns: /fortrydelsesret/iu,
  },
  headlineModifiers: words(
    'guide vejledning håndbog introduktion overblik oversigt grundlæggende tips tricks forklaret forklaring tjekliste liste kalender tabel sammenligning eksempler komplet fuldstændig ultimative praktisk enkel store begyndere alt vide grunde trin fakta',
  ),
  backReference:
    /^(?:(?:det|dette|den|denne|de|disse) (?:er|var|kan|kunne|vil|bliver|betyder|har|havde|gør|gælder|hjælper|bør|skal)(?: også| derfor| ikke)?(?!\p{L})(?! (?:vigtigt|muligt|nødvendigt|en god|godt|bedst|let|svært|umuligt) at)|(?:han|hun) (?:er|kan|har|blev)(?!\p{L})|(?:som|se) (?:nævnt|beskrevet|ovenfor)|ovenfor(?!\p{L}))/iu,
  announcement:
    /^(?:i denne (?:artikel|guide|vejledning)|i dette (?:indlæg|afsnit)|denne (?:artikel|guide)|vi (?:vil|viser|forklarer|gennemgår)(?!\p{L})|velkommen|læs (?:videre|med)|har du nogensinde)/iu,
  research: {
    names:
      /(?<!\p{L})(?:\p{L}*undersøgelse\p{L}*|\p{L}*studi(?:e|et|er|erne)|forskning\p{L}*|forsker\p{L}*|statistik\p{L}*|spørgeskema\p{L}*|metaanalyse\p{L}*)(?!\p{L})/iu,
    finds:
      /(?<!\p{L})(?:vis(?:er|te|t)|fandt|fund(?:et|ne)|konkluder\p{L}*|anslå\p{L}*|bekræft\p{L}*|bevis\p{L}*|målt\p{L}*|ifølge|påvis\p{L}*|tyder)(?!\p{L})/iu,
    report: /(?<!\p{L})rapport\p{L}*(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:viser|viste|konkluderer|anslår|fandt|fastslår)(?!\p{L})/iu,
    firstPerson: /(?<!\p{L})(?:vi|os|vores|jeg|min|mit|mine)(?!\p{L})/iu,
    example: /(?<!\p{L})(?:\p{L}*eksemp(?:el|ler)\p{L}*|antag)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:vi|jeg)(?!\p{L}).{0,60}(?<!\p{L})(?:målte|målt|testede|testet|afprøvede|spurgte|undersøgte|undersøgt|sammenlignede|sammenlignet|analyserede|analyseret|optalte|registrerede|indsamlede)(?!\p{L})|(?<!\p{L})vores (?:egne? )?(?:data|tests?|undersøgelse\p{L}*|målinger|analyse|forsøg)(?!\p{L})/iu,
  },
  disclaimer:
    /erstatter ikke|ikke (?:medicinsk|finansiel|juridisk|investerings)\p{L}*|(?:kontakt|spørg|tal med) (?:din|en) (?:læge|rådgiver|advokat)|risiko for tab|historiske afkast|kun til orientering/iu,
  dated: {
    announced: /(?<!\p{L})(?:planlagt til|forventes i|kommer i|inden udgangen af|lanceres i)\s*((?:19|20)\d\d)(?!\d)/iu,
    asOf: /(?<!\p{L})(?:pr\.?|per|status:?|opgjort)\s*((?:19|20)\d\d)(?!\d)/iu,
  },
  readability: { formula: 'lix', none: 20, full: 40 },
  subjects: {
    health: words(
      'tandlæge tand patient symptom diagno behandling sygdom medicin læge klinik operation vaccin kræft diabetes infektion sundhed',
    ),
    finance: words(
      'invester portefølje aktie obligation realkredit lån rente udbytte pension mægler inflation afkast forsikring skat fond',
    ),
    legal: words('advokat jurist retssag domstol sagsøg tiltalt lov erstatning skilsmisse forældremyndighed dom lejer udlejer juridisk'),
    technology: words(
      'software api javascript python server cloud database kubernetes docker framework browser android iphone gpu llm github npm sdk programmer',
    ),
    news: words('nyhed breaking ritzau overskrift'),
  },
  numbered: words(
    'port version model artikel kapitel side linje rum niveau trin figur tabel del bind nummer serie type klasse kode paragraf nr stk',
  ),
  commands: words(
    'klik tryk åbn vælg indtast download hent installer læs se find opdag besøg ring skriv kontakt book bestil køb få prøv tilmeld abonner deltag start spar tjek del følg tilføj brug kopier sammenlign',
  ),
  aspects: {
    cues: {
      definition: 'hvad er, hvad betyder, hvad vil det sige, betydning, definition, forklaret, grundlæggende, ordliste, introduktion',
      steps: 'hvordan, sådan, trin, guide, vejledning, instruktion, kom i gang, installere, installation, opsætning',
      best: 'bedst, bedste, top, anbefalet, anbefaling, hvilken, hvilket, hvilke, vælge, valg',
      price: 'pris, koster, omkostning, gebyr, budget, takst, rabat',
      alternative: 'alternativ, i stedet for, erstatning, erstatte, konkurrent, ligner',
      comparison: 'vs, versus, kontra, sammenligning, sammenligne, sammenlignet, forskel, bedre end',
      audience: 'til hvem, for hvem, hvem har brug, hvem bør, egnet, velegnet, ideel til, beregnet til, begynder, professionel',
      benefit: 'betaler sig, kan det betale, fordel, ulempe, gevinst, besparelse, værd, hvorfor',
      requirement: 'krav, betingelse, forudsætning, nødvendig, kræver, kræves, hvad skal jeg bruge, tjekliste, kompatibel',
      duration: 'hvor lang tid, hvor længe, hvor hurtigt, varighed, varer, tidsplan, leveringstid',
      mistake: 'fejl, problem, undgå, faldgrube, forkert, risiko',
      example: 'eksempel, for eksempel, prøve, anvendelse',
      proof: 'casestudie, udtalelse, anmeldelse, reference, kundehistorie, vores kunder',
    },
    defines: 'er en, er et, er den, er det, betyder, henviser til, defineres som, står for, kaldes, beskriver',
    units: 'sekund sekunder minut minutter min time timer dag dage uge uger måned måneder år',
  },
});
