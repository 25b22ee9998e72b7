import { definePack, months, phrases, words } from '../pack.ts';

export const sv = definePack({
  language: 'sv',
  compounds: { part: 'any', from: 5 },
  stopwords: words(
    'alla allt att av bara blev bli blir då de dem den denna deras dess dessa det detta dig din dina dit ditt du där därför efter ej eller en er era ett från får för genom går göra han hans har hade hela hennes hon hos hur här i icke in inga ingen inget inom inte ja jag kan kunde man med mellan men mer mest mig min mina mitt mot mycket ni nu när någon något några och också om oss på sedan sig sin sina sitt ska skall skulle som så samt sådan till under upp ut utan vad var vara varit varje vars vem vi vid vilka vilken vilket vill vår våra vårt år än är även över',
  ),
  abbreviations: words(
    't.ex bl.a dvs osv m.m m.fl o.s.v d.v.s ca kl nr tel dr prof kr milj tkr exkl inkl resp s.k jfr fr.o.m t.o.m p.g.a st max min jan feb apr aug sept okt nov dec',
  ),
  questions: {
    openers: words('vad hur när vem vems varför vilken vilket vilka vart varifrån är kan ska får måste behöver'),
    pairs: phrases('för vem, var finns, var ligger, i vilken, på vilket'),
  },
  persons: { first: words('jag mig min mitt mina vi oss vår vårt våra'), second: words('du dig din ditt dina ni er ert era') },
  definitions: {
    articles: words('en ett den det de'),
    copulas: words('är'),
    openers: words('en ett den det varje'),
    verbs: phrases('betyder, innebär, avser, står för, definieras som, kallas, beskriver, syftar på'),
    pronouns: words('det detta den denna dessa de han hon vi jag ni du där här vad vem hur var om när vår våra på för med till'),
  },
  months: months(
    'januari jan, februari feb, mars mar, april apr, maj, juni jun, juli jul, augusti aug, september sep sept, oktober okt, november nov, december dec',
  ),
  weekdays: words('måndag tisdag onsdag torsdag fredag lördag söndag måndagar tisdagar onsdagar torsdagar fredagar lördagar söndagar'),
  units: {
    percent: words('procent'),
    currency: words('kr sek krona kronor euro dollar öre'),
    duration: words('sekund sekunder minut minuter timme timmar dag dagar dygn vecka veckor månad månader år'),
    measure: words('meter kilometer liter gram kilo ton grader mil'),
    magnitude: words('tusen miljon miljoner miljard miljarder'),
    numerals: words('två tre fyra fem sex sju åtta nio tio elva tolv'),
  },
  asks: {
    definition: phrases('vad är, vad betyder, vad innebär, betydelse, definition, förklaring, ordlista'),
    price: phrases('pris, priser, vad kostar, kostar, kostnad, kostnader, avgift, avgifter, offert'),
    reviews: phrases('omdömen, omdöme, recensioner, recension, kundberättelser, referenser, kundcase'),
    alternatives: phrases('alternativ, istället för, i stället för, liknar'),
    comparison: phrases('jämförelse, jämför, vs, kontra, skillnad, skillnader, skillnaden, bättre än'),
    howTo: phrases('hur, så här, guide, steg för steg, instruktion, instruktioner, handbok'),
    duration: phrases('hur lång tid, hur länge, varaktighet, leveranstid'),
    requirements: phrases('krav, villkor, vad behöver jag, nödvändigt, checklista'),
    examples: phrases('exempel, till exempel'),
    benefits: phrases('fördelar, fördel, nackdelar, därför, lönar det sig'),
  },
  pages: {
    home: phrases('hem, startsida, startsidan, välkommen'),
    about: phrases('om oss, om, vilka är vi, vår historia, företaget'),
    team: phrases('team, vårt team, medarbetare, personal'),
    jobs: phrases('jobb, karriär, lediga tjänster, jobba hos oss'),
    contact: phrases('kontakt, kontakta oss, hitta hit, öppettider, boka tid'),
    services: phrases('tjänster, våra tjänster, vad vi gör, det här gör vi, behandlingar, lösningar, områden, erbjudande'),
    products: phrases('produkter, butik, webbutik, katalog, sortiment'),
    prices: phrases('priser, prislista'),
    reviews: phrases('omdömen, recensioner, referenser'),
    faq: phrases('faq, vanliga frågor, frågor och svar'),
    blog: phrases('blogg, artiklar, inspiration'),
    news: phrases('nyheter, aktuellt, press'),
    events: phrases('evenemang, kalender, kalendarium'),
    gallery: phrases('galleri, bilder, filmer'),
    downloads: phrases('nedladdningar, ladda ner'),
    help: phrases('hjälp, support, kundtjänst, kundservice'),
    privacy: phrases('integritetspolicy, integritet, personuppgifter, dataskydd'),
    terms: phrases('villkor, allmänna villkor, köpvillkor, användarvillkor'),
    imprint: phrases('juridisk information'),
    returns: phrases('returer, retur, frakt, leverans, ångerrätt'),
    cookies: phrases('cookies, kakor, cookiepolicy'),
    login: phrases('logga in, mitt konto, skapa konto, mina sidor'),
    cart: phrases('varukorg, kassa, kundvagn'),
    search: phrases('sök, sökresultat'),
    sitemap: phrases('webbkarta, sidkarta'),
    newsletter: phrases('nyhetsbrev, prenumerera'),
  },
  author: phrases('skriven av, författare, av'),
  published: words('publicerad publicerat'),
  updated: words('uppdaterad uppdaterat ändrad senast'),
  buy: phrases('lägg i varukorg, lägg i varukorgen, köp nu, beställ'),
  policies: {
    privacy: /integritetspolicy/iu,
    terms: /villkor/iu,
  },
  headlineModifiers: words(
    'guide handbok handledning introduktion översikt grunder grunderna tips tricks råd förklarat förklaring checklista lista kalender tabell jämförelse exempel komplett fullständig ultimata praktisk enkel stora nybörjare allt veta skäl sätt steg fakta',
  ),
  backReference:
    /^(?:(?:det|detta|den|denna|de|dessa) (?:är|var|kan|kunde|kommer|blir|betyder|har|hade|gör|gäller|hjälper|bör|ska)(?: också| därför| inte)?(?!\p{L})(?! (?:viktigt|möjligt|nödvändigt|bra|bäst|lätt|svårt|omöjligt|vanligt) att)|(?:han|hon) (?:är|kan|har|blev)(?!\p{L})|(?:som|se) (?:nämnts|beskrivits|ovan)|ovan(?!\p{L}))/iu,
  announcement:
    /^(?:i (?:den här|denna) (?:artikeln?|guiden?)|i det här (?:inlägget|avsnittet)|(?:den här|denna) (?:artikeln?|guiden?)|vi (?:kommer att|visar|förklarar|går igenom)(?!\p{L})|välkommen|läs vidare|har du någonsin)/iu,
  research: {
    names:
      /(?<!\p{L})(?:\p{L}*undersökning\p{L}*|\p{L}*studi(?:e|en|er|erna)|forskning\p{L}*|forskare\p{L}*|statistik\p{L}*|enkät\p{L}*|metaanalys\p{L}*)(?!\p{L})/iu,
    finds:
      /(?<!\p{L})(?:visa(?:r|de|t)|fann|funnit|konstater\p{L}*|uppskatta\p{L}*|bekräfta\p{L}*|bevisa\p{L}*|mätt\p{L}*|uppmätt\p{L}*|enligt|tyder)(?!\p{L})/iu,
    report: /(?<!\p{L})rapport\p{L}*(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:visar|visade|konstaterar|uppskattar|fann|slår fast)(?!\p{L})/iu,
    firstPerson: /(?<!\p{L})(?:vi|oss|vår|vårt|våra|jag|min|mitt|mina)(?!\p{L})/iu,
    example: /(?<!\p{L})(?:\p{L}*exempel\p{L}*|anta)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:vi|jag)(?!\p{L}).{0,60}(?<!\p{L})(?:mätte|mätt|testade|testat|provade|frågade|undersökte|undersökt|jämförde|jämfört|analyserade|analyserat|räknade|registrerade|samlade)(?!\p{L})|(?<!\p{L})(?:vår|vårt|våra) (?:egna? |eget )?(?:data|tester|test|undersökning\p{L}*|enkät|mätningar|analys|försök)(?!\p{L})/iu,
  },
  disclaimer:
    /ersätter inte|inte (?:medicinsk|finansiell|juridisk|investerings)\p{L}*|(?:kontakta|fråga|rådgör med) (?:din|en) (?:läkare|rådgivare|jurist)|risk för förlust|historisk avkastning|endast i informationssyfte/iu,
  dated: {
    announced: /(?<!\p{L})(?:planeras till|väntas|kommer|före utgången av|lanseras)\s*((?:19|20)\d\d)(?!\d)/iu,
    asOf: /(?<!\p{L})(?:per|läget|gäller från|status:?)\s*((?:19|20)\d\d)(?!\d)/iu,
  },
  readability: { formula: 'lix', none: 20, full: 40 },
  subjects: {
    health: words(
      'tandläkar tand patient symtom diagno behandling sjukdom medicin läkare klinik operation vaccin cancer diabetes infektion hälsa',
    ),
    finance: words(
      'invester portfölj aktie obligation bolån lån ränta utdelning pension mäklare inflation avkastning försäkring skatt fond',
    ),
    legal: words('advokat jurist stämning domstol kärande svarande lag skadestånd skilsmässa vårdnad dom hyresgäst hyresvärd juridisk'),
    technology: words(
      'programvar api javascript python server moln databas kubernetes docker ramverk webbläsare android iphone gpu llm github npm sdk programmer',
    ),
    news: phrases('nyhet, senaste nytt, rubrik'),
  },
  numbered: words(
    'port version modell artikel kapitel sida rad rum nivå steg figur tabell del band nummer serie typ klass kod paragraf nr',
  ),
  commands: words(
    'klicka tryck öppna välj ange skriv ladda installera läs se upptäck besök ring maila kontakta boka beställ köp få prova anmäl prenumerera gå börja spara kontrollera hitta dela följ lägg använd kopiera jämför',
  ),
  aspects: {
    cues: {
      definition: 'vad är, vad betyder, vad innebär, betydelse, definition, förklarat, grunder, ordlista, introduktion',
      steps:
        'hur man, hur gör, hur fungerar, hur kan, hur ska, hur du, hur vi, hur är, hur går, hur får, hur en, hur ett, hur den, hur det, så här, steg, guide, handledning, instruktion, kom igång, installera, installation, ställa in',
      best: 'bäst, bästa, topp, rekommenderad, rekommendation, vilken, vilket, vilka, välja, val',
      price: 'pris, kostar, kostnad, avgift, budget, taxa, rabatt',
      alternative: 'alternativ, i stället för, istället för, ersättning, ersätta, konkurrent, liknar',
      comparison: 'vs, versus, jämförelse, jämföra, jämfört, skillnad, skiljer, bättre än',
      audience: 'för vem, till vem, vem behöver, vem bör, lämplig, lämpar, passar, avsedd för, nybörjare, proffs',
      benefit: 'lönar, fördel, nackdel, nytta, vinst, besparing, värt, varför',
      requirement: 'krav, villkor, förutsättning, nödvändig, krävs, kräver, vad behöver, checklista, kompatibel',
      duration: 'hur lång tid, hur länge, hur snabbt, varaktighet, varar, tidsplan, leveranstid',
      mistake: 'fel, problem, undvika, fallgrop, risk',
      example: 'exempel, till exempel, prov, användning',
      proof: 'fallstudie, omdöme, recension, referens, kundberättelse, våra kunder',
    },
    defines: 'är en, är ett, är den, är det, betyder, innebär, avser, definieras som, står för, kallas, beskriver',
    units: 'sekund sekunder minut minuter min timme timmar dag dagar vecka veckor månad månader år',
  },
  topics: {
    navigation: {
      association: 'bli medlem, medlemskap, medlemmar, styrelse, styrelsen, stadgar, skänk en gåva, volontär, förening, årsmöte',
      academic: 'publikationer, forskning, undervisning, medarbetare',
      event: 'talare, föreläsare, program, plats, sponsorer, biljetter, viktiga datum',
      cart: 'varukorg, kundvagn, kassa',
      people: 'team, vårt team, medlemmar, medarbetare, talare, författare, styrelse',
    },
    how: /^(?:hur man|så \p{L}+ du)(?!\p{L})/u,
    utility:
      'hem, startsida, start, välkommen, om, om oss, om mig, företaget, historia, vårt team, team, medarbetare, kontakt, kontakta oss, hitta hit, karta, webbplatskarta, integritetspolicy, personuppgifter, cookies, cookiepolicy, villkor, allmänna villkor, köpvillkor, nyheter, blogg, artiklar, arkiv, evenemang, kalender, länkar, kategorier, taggar, sök, faq, frågor, vanliga frågor, frågor och svar, galleri, bilder, video, referenser, omdömen, recensioner, jobb, karriär, logga in, registrera, konto, mitt konto, varukorg, kundvagn, kassa, beställ, boka, bokning, boka tid, tack, fel, sidan hittades inte, ladda ner, nedladdningar, hjälp, support, översikt, nyhetsbrev, priser, prislista, öppettider, tjänster, våra tjänster, produkter, våra produkter, butik, sortiment, lösningar, projekt, mer, läs mer, nästa, föregående, tillbaka, meny, övrigt, bli medlem, styrelse, stadgar',
    offers: 'tjänster, våra tjänster, produkter, våra produkter, behandlingar, lösningar, kurser',
    asker: 'jag, min, mitt, mina, mig',
    first: 'jag, vi, oss, vår, våra, vårt, min, mitt, mina, mig',
    second: 'du, dig, din, ditt, dina, ni, er, ert, era',
    back: 'det, detta, den, dessa, här',
    ask: 'vad, hur, när, varför, var, vem, vilken, vilka, vilket, kan, är, ska, fungerar, finns, får, har, måste',
    query: { cost: 'pris', reviews: 'omdömen', alternatives: 'alternativ' },
    asks: {
      price: 'pris, priser, kostar, kostnad, vad kostar, hur mycket',
      duration: 'hur lång tid, hur länge, varaktighet',
      steps: 'hur, steg',
      definition: 'vad är, vad betyder',
      comparison: 'skillnad, skillnaden, jämförelse, eller',
    },
  },
});
