import { definePack, months, phrases, words } from '../pack.ts';

export const nl = definePack({
  language: 'nl',
  compounds: { part: 'any', from: 5 },
  persons: { first: words('ik mij me mijn wij we ons onze'), second: words('jij je jou jouw jullie u uw') },
  months: months(
    'januari jan, februari feb, maart mrt, april apr, mei, juni jun, juli jul, augustus aug, september sept sep, oktober okt, november nov, december dec',
  ),
  weekdays: words('maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'),
  units: {
    percent: words('procent'),
    currency: words('euro dollar pond cent'),
    duration: words('seconde seconden minuut minuten uur uren dag dagen week weken maand maanden jaar jaren'),
    measure: words('ton meter kilometer liter'),
    magnitude: words('duizend miljoen miljard'),
    numerals: words('twee drie vier vijf zes zeven acht negen tien elf twaalf'),
    vague: words('enkele paar één meerdere verschillende zelfde dezelfde halve half anderhalf anderhalve binnen'),
  },
  asks: {
    definition: phrases('wat is, wat zijn, wat betekent, betekenis, definitie, uitgelegd, begrippenlijst'),
    price: phrases('kosten, prijs, prijzen, wat kost, tarief, tarieven, offerte'),
    reviews: phrases('ervaringen, reviews, beoordelingen, recensies, klanten vertellen, referenties'),
    alternatives: phrases('alternatieven, alternatief, in plaats van, vergelijkbaar met'),
    comparison: phrases('vergelijking, vergelijken, vs, versus, verschil, verschillen, beter dan'),
    howTo: phrases('hoe, stappenplan, handleiding, stap voor stap, gids, uitleg'),
    duration: phrases('hoe lang, duur, duurt, hoeveel tijd, levertijd, doorlooptijd'),
    requirements: phrases('vereisten, voorwaarden, wat heb ik nodig, benodigd, nodig, checklist'),
    examples: phrases('voorbeeld, voorbeelden, bijvoorbeeld'),
    benefits: phrases('voordelen, voordeel, nadelen, waarom kiezen, loont het'),
  },
  pages: {
    home: phrases('home, homepage, startpagina, hoofdpagina, voorpagina, welkom'),
    about: phrases('over ons, wie zijn wij, ons verhaal, organisatie, over mij, bedrijf, gemeentebestuur'),
    team: phrases('team, ons team, medewerkers'),
    jobs: phrases('vacatures, werken bij, carrière'),
    contact: phrases(
      'contact, neem contact op, openingstijden, route, locatie, afspraak maken, offerte aanvragen, ons bereiken, klantenservice',
    ),
    services: phrases(
      'diensten, onze diensten, wat wij doen, wat we doen, behandelingen, oplossingen, specialisaties, rechtsgebieden, aanbod',
    ),
    products: phrases('producten, onze producten, winkel, webshop, assortiment'),
    prices: phrases('prijzen, tarieven, kosten'),
    reviews: phrases(
      'ervaringen, reviews, beoordelingen, referenties, wat klanten zeggen, wat onze klanten zeggen, klantbeoordelingen, klantervaringen',
    ),
    faq: phrases('faq, veelgestelde vragen'),
    blog: phrases('blog, artikelen, tips, magazine'),
    news: phrases('nieuws, actueel, pers'),
    events: phrases('evenementen, agenda, kalender'),
    gallery: phrases("galerij, foto's, video's, projecten"),
    downloads: phrases('downloads, download'),
    help: phrases('hulp, help, klantenservice, ondersteuning'),
    privacy: phrases('privacy, privacybeleid, privacyverklaring, gegevensbescherming'),
    terms: phrases('algemene voorwaarden, voorwaarden, gebruiksvoorwaarden'),
    imprint: phrases('colofon, juridische informatie, disclaimer'),
    returns: phrases('retourneren, retour, verzending, bezorging, levering'),
    cookies: phrases('cookies, cookiebeleid, cookieverklaring'),
    login: phrases('inloggen, mijn account, account, registreren, aanmelden'),
    cart: phrases('winkelwagen, winkelmand, afrekenen'),
    search: phrases('zoeken, zoekresultaten'),
    sitemap: phrases('sitemap'),
    newsletter: phrases('nieuwsbrief'),
  },
  greetings: phrases('welkom, hallo'),
  siteWords: phrases('pagina, site, website, webpagina, internet, web'),
  author: phrases('geschreven door, geplaatst door, gepubliceerd door, door, auteur, auteurs:, tekst:'),
  and: words('en alsmede'),
  siteParts: phrases(
    'functies, klanten, documentatie, verzending, bezorging, retourneren, versiegeschiedenis, status, beveiliging, toegankelijkheid, toegankelijkheidsverklaring, redactie, redactiestatuut, doneren, donaties, vrijwilligers, gidsen, handleidingen, magazine, pers',
  ),
  titles: words('dr drs ir ing mr prof professor dokter doctor advocaat notaris ds dominee dhr heer mevr mw mevrouw'),
  honorifics: words('dr. drs. ir. prof. dhr. mevr. mw. mevrouw'),
  nameParticles: phrases('van, de, den, der, ten, ter, van het'),
  roles: phrases(
    'redactie, redacteur, redacteuren, auteur, auteurs, gast, gastauteur, beheerder, medewerker, medewerkers, gebruiker, secretariaat',
  ),
  introductions: phrases('ik ben, ik heet, mijn naam is'),
  manualIntroductions: phrases(
    'inleiding, inleiding tot, inleiding in, introductie, introductie tot, introductie in, overzicht, overzicht van, over, wat is',
  ),
  phone: phrases('tel, telefoon, telefoonnummer, mobiel nummer, bel ons'),
  reporting: phrases('zei, zegt, zeggen, gezegd, vertelde, vertelt, voegde, vroeg, benadrukte, benadrukt'),
  versus: phrases('tegen, versus'),
  alternativeTo: phrases('alternatief voor, alternatieven voor'),
  openRange: {
    since: phrases('sinds, vanaf, sedert'),
    onward: phrases('en later, en verder'),
    present: phrases('heden, nu, vandaag, lopend'),
  },
  published: phrases('gepubliceerd, publicatie, geplaatst, verschenen, gepost'),
  updated: phrases('bijgewerkt, gewijzigd, laatste wijziging, aangepast, herzien, geactualiseerd, geüpdatet, laatst bewerkt'),
  buy: phrases(
    'in winkelwagen, in winkelwagentje, in winkelmand, in winkelmandje, in de winkelwagen, in mijn winkelwagen, in mijn winkelwagentje, in mijn winkelmand, in mijn winkelmandje, aan winkelwagen toevoegen, toevoegen aan winkelwagen, toevoegen aan winkelwagentje, toevoegen aan winkelmand, toevoegen aan winkelmandje, bestellen, bestel nu, koop nu, nu kopen, direct kopen',
  ),
  priceMarks: words('euro dollar ,-'),
  rating: phrases(
    '*beoordeling*, beoordeeld, *recensie*, *review*, ster, *sterren, van de 5, van 5, uit 5, op 5, van de 10, op 10, *waardering*, gewaardeerd, *score, *scores, *ervaringen, stemmen, *rapportcijfer',
  ),
  disclosures: phrases(
    'affiliat*, advertentie*, adverteerder*, advertorial*, gesponsord*, sponsor*, commissie, *verkoopcommissie, provisie, reclame, *partnerlink*, betaalde samenwerking, betaald partnerschap, betaalde link, betaalde links, kleine vergoeding, ontvangen een vergoeding, ontvangen we een vergoeding, ontvangen wij een vergoeding',
  ),
  walls: {
    login: phrases('inloggen, ingelogd, aanmelden, aangemeld, meld je aan, meld u aan, account aanmaken, maak een account, registreren'),
    subscription: phrases('*abonne*, lees verder met, verder lezen met'),
    consent: phrases(
      'toestemming*, cookiebeleid, cookievoorkeuren, cookie-instellingen, cookieinstellingen, avg-wetgeving, uw privacy, jouw privacy',
    ),
    age: phrases('{} jaar of ouder, {} jaar oud, ouder dan {}, ben je {}, bent u {}, ik ben {}, meerderjarig*, wettelijke leeftijd'),
  },
  accept: phrases('accept*, toestaan, akkoord, toestemmen'),
  trades: {
    narrows: 'within',
    governing: phrases('voor, van, met, bij, naar, in, aan, op, uit, door, zonder, naast, nabij, tegenover, over, om, te, ter'),
    others: phrases(
      'repair café, repair cafe, pension voor honden, pension voor katten, pension voor paarden, pension voor dieren, hotel voor honden',
    ),
    names: {
      Dentist: phrases(
        'tandarts, tandartsen, tandartspraktijk, tandartsenpraktijk, mondzorgpraktijk, tandheelkundig centrum, tandkliniek, mondzorgcentrum',
      ),
      Physician: phrases('huisarts, huisartsen, huisartsenpraktijk, huisartspraktijk, dokterspraktijk'),
      Physiotherapy: phrases(
        'fysiotherapeut, fysiotherapeuten, fysiotherapie, fysiotherapiepraktijk, praktijk voor fysiotherapie, kinesitherapeut, kinesitherapie, kinepraktijk',
      ),
      Pharmacy: phrases('apotheek'),
      Attorney: phrases('advocaat, advocaten, advocatenkantoor'),
      Notary: phrases('notaris, notarissen, notariskantoor, notariaat'),
      AccountingService: phrases(
        'accountant, accountants, accountantskantoor, boekhouder, boekhoudkantoor, administratiekantoor, belastingadviseur, belastingadviseurs, belastingconsulent',
      ),
      InsuranceAgency: phrases('verzekeringskantoor, verzekeringsagent, verzekeringsmakelaar, verzekeringsadviseur, assurantiekantoor'),
      RealEstateAgent: phrases('makelaar, makelaars, makelaardij, makelaarskantoor, vastgoedmakelaar, vastgoedkantoor, immokantoor'),
      Restaurant: phrases('restaurant, pizzeria, bistro, brasserie, steakhouse, trattoria'),
      CafeOrCoffeeShop: phrases('koffiehuis, koffiebar, koffiezaak, theehuis, lunchroom, tearoom'),
      Bakery: phrases('bakkerij, bakker, bakkers, broodbakkerij'),
      Hotel: phrases('hotel'),
      BedAndBreakfast: phrases('bed and breakfast, bed & breakfast, b&b, pension, gastenverblijf'),
      HairSalon: phrases('kapper, kappers, kapsalon, kapster, barbershop, herenkapper, dameskapper'),
      BeautySalon: phrases('schoonheidssalon, schoonheidsspecialiste, schoonheidsspecialist, beautysalon, schoonheidsinstituut'),
      Plumber: phrases('loodgieter, loodgieters, loodgietersbedrijf, loodgieterij'),
      Electrician: phrases('elektricien, elektriciens, elektricienbedrijf, elektrotechnisch installatiebedrijf, elektriciteitswerken'),
      RoofingContractor: phrases('dakdekker, dakdekkers, dakdekkersbedrijf, dakwerker, dakwerkers, dakwerken'),
      Locksmith: phrases('slotenmaker, slotenmakers, slotenservice'),
      HousePainter: phrases('schildersbedrijf, huisschilder, schilderwerken'),
      MovingCompany: phrases('verhuisbedrijf, verhuizer, verhuizers, verhuisfirma, verhuisservice'),
      AutoRepair: phrases('autogarage, garagebedrijf, autoservice, autoreparatie, autowerkplaats'),
      Florist: phrases('bloemist, bloemisten, bloemenwinkel, bloemenzaak, bloemisterij'),
      VeterinaryCare: phrases('dierenarts, dierenartsen, dierenartspraktijk, dierenartsenpraktijk, dierenkliniek, dierenziekenhuis'),
      TravelAgency: phrases('reisbureau, reisagentschap'),
    },
  },
  standIns: {
    error: phrases(
      'pagina niet gevonden, pagina bestaat niet, pagina kan niet worden gevonden, pagina is niet gevonden, pagina die u zoekt, pagina die je zoekt, fout 404, interne fout, interne serverfout, er is een fout opgetreden, er is iets misgegaan',
    ),
    maintenance: phrases(
      'in onderhoud, wegens onderhoud, onderhoudswerkzaamheden, onderhoudsmodus, zijn snel terug, zijn zo terug, binnenkort terug, in aanbouw, onder constructie, binnenkort online, binnenkort beschikbaar, tijdelijk niet beschikbaar',
    ),
    parked: phrases(
      'domein is te koop, domeinnaam is te koop, domein te koop, domeinnaam te koop, koop dit domein, koop deze domeinnaam, geparkeerd domein, domein is geparkeerd, domeinnaam is geregistreerd, domein is geregistreerd',
    ),
  },
  breadcrumb: phrases('kruimelpad*, kruimelspoor, broodkruimel*, u bent hier, je bent hier'),
  vagueLinks: phrases(
    'hier, klik hier, klik, meer, meer lezen, lees, lees meer, lees verder, lees artikel, lees het artikel, verder, verder lezen, meer informatie, meer info, meer details, meer weten, bekijk, bekijken, bekijk meer, bekijk details, toon meer, ontdek meer, details, volgende, link, deze link, deze pagina',
  ),
  stopwords:
    words(`aan achter af al alle alleen allemaal alles als altijd ander andere anderen anders beide ben bent bij bijna binnen boven buiten daar daarbij daardoor daarna daarom dan dat
de deze die dit doch doen doet door dus echter een eens eerst eigen elk elke en er erg ervan even gaan gaat ge gebruiken gebruikt geen geweest haar had hadden heb hebben hebt heeft hem het hier hierbij hij
hoe hoewel hun iedere ieder iemand iets ik in inbegrepen inclusief indien is ja je jij jou jouw jullie kan kon konden kun kunnen kunt langs liever maar maken me meer meest men met mij mijn minder moet moeten
mocht mogen mag na naar naast net niet niets nog nooit nu of om omdat onder ons onze ook op over per reeds samen sinds slechts soms staat steeds tegen ten ter terug terwijl te tijdens
toch toe toen tot totdat tussen u uit uw vaak van vanaf veel via voor vooral vóór waar waarbij waarom waaronder waren wanneer was wat we weer wel welk welke werd werden wie wij wil
willen worden wordt zal ze zeer zelf zich zichzelf zij zijn zo zoals zonder zou zouden zowel zullen één`),
  abbreviations: words(
    'dhr mw mevr drs ir mr bijv bv blz enz evt incl excl o.a d.w.z t.o.v m.b.t i.p.v n.v b.v tel jan feb mrt apr jun jul aug sept okt nov dec max min a.u.b',
  ),
  questions: {
    names: phrases('vragen, klantvragen, lezersvragen'),
    openers: words('hoe wat wanneer waar wie waarom welke welk hoeveel waarmee waarvoor is zijn kan moet mag'),
    pairs: new Set(['voor wie', 'vanaf wanneer', 'op welke']),
    announcing: /^(?:wat|wanneer|waar) te$/,
  },
  definitions: {
    judging: words('taak kwestie uitdaging must keuze aangelegenheid noodzaak klus'),
    articles: words('een de het'),
    copulas: words('is zijn'),
    openers: words('een de het elk elke'),
    verbs: phrases('betekent, verwijst naar, staat voor, houdt in, wordt gedefinieerd als, beschrijft, noemen we, heet, noemt men'),
    pronouns: words('dit dat deze die het er hij zij ze we wij u je jij hier daar wat wie waar hoe onze ons in op voor met'),
  },
  headlineModifiers: words(
    'gids gidsen handleiding handboek uitgelegd uitleg introductie inleiding overzicht basis tips trucs advies faq checklist lijst kalender tabel vergelijking vergeleken voorbeelden complete volledige ultieme praktische essentiële eenvoudig beginners alles weten dingen redenen manieren stappen feiten',
  ),
  backReference:
    /^(?:(?:dit|dat|deze|die) (?:is|zijn|kan|kunnen|wordt|worden|betekent|heeft|hebben|maakt|geldt|helpt)(?!\p{L})|(?:hij|zij|ze) (?:is|zijn|kan|kunnen|wordt|heeft|hebben)(?!\p{L})|zoals (?:hierboven|eerder|gezegd|vermeld|beschreven)|zie (?:hier)?boven)/iu,
  announcement:
    /^(?:in (?:dit|deze) (?:artikel|gids|blog|pagina|sectie)|(?:dit artikel|deze gids)|we (?:gaan|zullen) (?=.*(?:uitleggen|laten zien|tonen|beschrijven|toelichten|vertellen)(?!\p{L}))|we leggen (?=.*(?<!\p{L})uit(?!\p{L}))|welkom|ontdek|lees verder|heb je ooit)/iu,
  research: {
    names: /(?<!\p{L})(?:studies?|enquêtes?|onderzoek(?:en|ers)?|statistiek(?:en)?|meta-analyse)(?!\p{L})/iu,
    finds:
      /(?<!\p{L})(?:toon\p{L}*|ton(?:en|t)|blijk\p{L}*|conclude\p{L}*|stelt|stellen|schat\p{L}*|meld\p{L}*|vond\p{L}*|bewijz\p{L}*|bewijst|zien|mat|maten|volgens)(?!\p{L})/iu,
    report: /(?<!\p{L})rapport(?:en)?(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:toont|tonen|blijkt|concludeert|stelt|schat|meldt|vond)(?!\p{L})/iu,
    firstPerson: /(?<!\p{L})(?:wij|we|ons|onze)(?!\p{L})/iu,
    example: /(?<!\p{L})(?:(?:reken)?voorbeeld\p{L}*|stel dat)(?!\p{L})/iu,
    own: /\b(?:we|wij|onze|ons|ik)\b.{0,60}(?:gemeten|maten|getest|testten|ondervraagd|geanalyseerd|vergeleken|geregistreerd|verzameld|geëvalueerd|geteld|onderzocht)|\bonze (?:eigen )?(?:data|gegevens|tests?|enquête|studie|metingen|analyse|proeven)/iu,
  },
  dated: {
    announced: /(?<!\p{L})(?:gepland voor|zal .{0,60}in|verwacht in|komt in)\s*((?:19|20)\d\d)(?!\d)/iu,
    asOf: /(?<!\p{L})(?:stand van zaken|peildatum)\s*((?:19|20)\d\d)(?!\d)/iu,
  },
  readability: {
    formula: 'flesch',
    base: 206.835,
    sentence: 0.93,
    syllable: 77,
    none: -5,
    full: 30,
    vowels: /aai|ooi|oei|eeuw|ieuw|aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|au|ou|[aeiouyëïéè]/g,
    silent: null,
  },
  subjects: {
    health: words(
      'tandarts tandheel gebit patiënt symptom diagnos therap ziekte medicijn medicat dosering arts kliniek operatie behandeling vaccin kanker diabet infectie',
    ),
    finance: words(
      'beleg invest portefeuille aandel obligatie hypothe krediet lening rente dividend pensioen broker inflatie rendement verzeker belasting fonds',
    ),
    legal: words(
      'advoca rechtszaak rechtbank eiser gedaagde geschil aansprakelijk voogdij scheiding jurisdictie huurder verhuurder juridisch wet',
    ),
    technology: words(
      'software api javascript python server cloud database kubernetes docker framework browser android iphone gpu llm github npm sdk programm',
    ),
    news: words('nieuws anp'),
  },
  policies: {
    privacy: /privacy ?(?:beleid|verklaring)|\b(?:jouw|uw) privacy\b|gegevensbescherming/iu,
    terms: /voorwaarden/iu,
    imprint: /colofon/iu,
    returns: /verzend/iu,
    editorial: /redactie/iu,
  },
  numbered: words(
    'poort versie model artikel paragraaf hoofdstuk pagina regel kamer niveau stap figuur tabel deel nummer serie type klasse lijn fout code',
  ),
  commands: words(
    'tik klik druk open selecteer kies voer download installeer lees bekijk ontdek bezoek bel mail neem boek reserveer bestel koop krijg probeer meld schrijf start bespaar controleer vind deel volg voeg gebruik stel ga kopieer vraag vergelijk profiteer',
  ),
  aspects: {
    cues: {
      definition:
        'wat is, wat zijn, wat betekent, wat houdt, wat wordt verstaan, betekenis, definitie, uitgelegd, begrippenlijst, inleiding, basis',
      steps:
        'hoe kan, hoe moet, hoe begin, hoe werkt, hoe een, hoe de, hoe het, hoe wij, hoe we, hoe je, hoe u, hoe wordt, hoe worden, zo werkt, stap, handleiding, gids, stappenplan, tutorial, installeren, installatie, instellen',
      best: 'beste, top, aanbevolen, aanbeveling, aanrader, welke, welk, kiezen, keuze, de juiste, het juiste',
      price: 'prijs, prijzen, kosten, kost, hoeveel kost, tarief, tarieven, budget, korting',
      alternative: 'alternatief, alternatieven, in plaats van, vervangen, vervanger, vervanging, concurrent, vergelijkbaar met',
      comparison: 'vs, versus, vergelijking, vergelijken, vergeleken, verschil, verschillen, anders dan, beter dan',
      audience: 'voor wie, wie heeft, wie zou, geschikt, bedoeld voor, ideaal voor, doelgroep, beginner, professional',
      benefit: 'de moeite waard, loont, voordeel, voordelen, nadeel, nadelen, rendement, besparing, waarom kiezen, winst',
      requirement:
        'vereist, vereiste, voorwaarde, heb ik nodig, heb je nodig, heeft u nodig, is er nodig, benodigd, benodigdheden, noodzakelijk, verplicht, compatibel, checklist',
      duration: 'hoe lang, hoelang, hoeveel tijd, hoe snel, duur, duurt, tijdlijn, levertijd',
      mistake: 'fout, fouten, probleem, problemen, valkuil, vermijden, storing, verkeerd, risico',
      example: 'voorbeeld, voorbeelden, bijvoorbeeld, sjabloon, toepassing',
      proof:
        'casestudy, case study, praktijkvoorbeeld, getuigenis, klantverhaal, klantverhalen, recensie, beoordeling, referentie, onze klanten',
    },
    defines: 'is een, is de, is het, zijn een, zijn de, betekent, verwijst naar, staat voor, verstaan we, wordt gedefinieerd, houdt in',
    units: 'seconde minuut minuten min uur uren u dag dagen werkdag werkdagen week weken maand maanden jaar',
  },
  topics: {
    navigation: {
      association: 'lid worden, lidmaatschap, leden, bestuur, statuten, doneren, donaties, vrijwilligers, vereniging, stichting, anbi',
      academic: 'publicaties, onderzoek, onderwijs, leden, medewerkers, onderzoeksgroep',
      event: 'sprekers, programma, locatie, sponsors, tickets, belangrijke data',
      cart: 'winkelwagen, winkelmand, winkelmandje, afrekenen',
      people: 'team, ons team, leden, medewerkers, sprekers, auteurs, bestuur, advocaten, artsen',
      places: "vestigingen, onze vestigingen, werkgebied, regio's, steden, filialen, locaties",
      works: 'referenties, cases, portfolio, praktijkvoorbeelden, klantverhalen',
      bodies: '*vereniging, stichting, federatie',
    },
    how: /^hoe (?:\p{L}+ (?:ik|je|u|men)|kan)(?!\p{L})/u,
    utility:
      'home, start, startpagina, welkom, over, over ons, over mij, wie zijn wij, ons verhaal, bedrijf, geschiedenis, team, ons team, contact, contactgegevens, contactformulier, locatie, route, routebeschrijving, kaart, sitemap, privacy, privacybeleid, privacyverklaring, cookies, cookiebeleid, algemene voorwaarden, voorwaarden, disclaimer, colofon, nieuws, blog, artikelen, archief, agenda, evenementen, pers, links, categorieën, categorie, tags, zoeken, zoekresultaten, faq, vragen, veelgestelde vragen, galerij, foto’s, foto, video, referenties, reviews, ervaringen, vacatures, inloggen, login, registreren, aanmelden, account, mijn account, winkelwagen, winkelmand, afrekenen, bestellen, boeken, reserveren, afspraak, afspraak maken, bedankt, fout, pagina niet gevonden, downloads, hulp, help, support, overzicht, inleiding, introductie, nieuwsbrief, prijzen, prijslijst, tarieven, openingstijden, diensten, onze diensten, producten, onze producten, webshop, shop, winkel, assortiment, oplossingen, projecten, meer, lees meer, volgende, vorige, terug, menu, overig, overige, algemeen, klantenservice, verzending, retourneren, merken, alle producten, aanbiedingen, offerte, offerte aanvragen, kennisbank, zakelijk, particulier, inloggen, english, nederlands, aankondiging, aankondigingen, mededelingen, persbericht, persberichten, verslag, verslagen, jaarverslag, jaarverslagen, interview, interviews, aflevering, afleveringen, podcast, live, prijzen en onderscheidingen, onderscheidingen, publicatie, publicaties, presentaties, sponsor, sponsors, sponsoren, donateurs, subsidiënten, partner, partners, onze partners, samenwerkingen, netwerk, bestuur, directie, commissie, commissies, gedragscode, statuten, werkgebieden, ons werk, onderzoeksgebieden, voordelen, materialen, documenten, formulieren, hulpmiddelen, tools, kennis, logo, logo’s, kwaliteit, certificaten, waarom wij, onze waarden, onderwerpen, klanten, onze klanten, portfolio, info, informatie, algemene info, algemene informatie, meer info, meer informatie, verdere informatie, aanvullende informatie, overige informatie, nuttige info, nuttige informatie, handige info, handige informatie, praktische info, praktische informatie, belangrijke info, belangrijke informatie, wetenswaardigheden, goed om te weten',
    offers: 'diensten, onze diensten, producten, onze producten, behandelingen, oplossingen, aanbod, assortiment, cursussen',
    customers: {
      homes: 'particulier, particuliere, particulieren, huishouden, huishoudens, huishoudelijk, huishoudelijke',
      firms: 'zakelijk, zakelijke, bedrijf, bedrijven, commercieel, commerciële',
    },
    headLast: true,
    asker: 'ik, mijn, mij',
    first: 'ik, wij, we, ons, onze, mijn, mij',
    second: 'u, uw, je, jij, jouw, jullie',
    back: 'dit, dat, deze, die, het, hij, hier, daarmee',
    ask: 'wat, hoe, wanneer, waarom, waar, wie, welke, welk, kan, kun, kunnen, is, zijn, moet, mag, heb, heeft, hoeveel, wordt, werkt',
    documentation: 'docs, documentatie',
    manual: 'concepten, installatie, gebruik, bijwerken, basis, voorbeelden, configuratie, beheer, kennisbank, toegang',
    free: 'gratis, kosteloos, kosteloze',
    query: { cost: 'kosten', reviews: 'ervaringen', alternatives: 'alternatieven', definition: 'wat is {}' },
    faces: {
      hours: 'openingstijden, openingsuren',
      address: 'adres',
      shipping: 'verzendkosten, verzending, levering, bezorging, verzending en levering',
      returns: 'retourneren, retour, retouren, retourbeleid, retourvoorwaarden, ruilen en retourneren',
      dates: 'data, belangrijke data',
      venue: 'locatie, route, bereikbaarheid',
      tickets: 'inschrijven, aanmelden, inschrijving, tickets, kaarten',
      program: 'programma, agenda, tijdschema',
      membership: 'lid worden, lidmaatschap, contributie',
      publications: 'publicaties',
      parking: 'parkeren, parkeerplaats, parkeerplaatsen',
      payment: 'betaling, betalen, betaalmethoden',
      cancellation: 'annulering, annuleren, annuleringsvoorwaarden',
      license: 'licentie, licenties',
    },
    task: {
      at: 'last',
      ask: '{}',
      verbs:
        'aanmaken, aanmelden, aanpassen, aanvragen, activeren, beheren, bewerken, bijwerken, delen, deactiveren, downloaden, exporteren, gebruiken, herstellen, importeren, inloggen, instellen, installeren, koppelen, maken, openen, opslaan, synchroniseren, toevoegen, uitnodigen, uploaden, verbinden, verlenen, verplaatsen, verwijderen, wijzigen',
    },
    asks: {
      price: 'kosten, kost, prijs, prijzen, tarief',
      duration: 'hoe lang, hoelang, duur, duurt, levertijd',
      steps: 'hoe kan, hoe werkt, hoe stel, hoe installeer, stappen',
      definition: 'wat is, wat zijn, wat betekent',
      comparison: 'verschil, verschillen, vergelijking, of',
    },
  },
  addresses: {
    about: words('over-ons overons over-mij wie-zijn-wij'),
    contact: words('contacteer-ons contactgegevens'),
    faq: words('veelgestelde-vragen'),
    docs: words('handleiding handleidingen documentatie'),
    product: words('product producten'),
    article: words('nieuws artikelen'),
    hub: words('producten winkel nieuws categorieën'),
    category: words('categorie categorieën'),
  },
});
