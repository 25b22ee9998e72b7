import { BARE, definePack, END, months, phrases, words } from '../pack.ts';

export const en = definePack({
  language: 'en',
  innerApostrophe: true,
  decimalPoint: true,
  persons: {
    first: words("i me my mine myself we us our ours ourselves i'm i've i'll i'd we're we've we'll"),
    second: words("you your yours yourself yourselves you're you've you'll"),
  },
  months: months(
    'january jan, february feb, march mar, april apr, may, june jun, july jul, august aug, september sep sept, october oct, november nov, december dec',
  ),
  weekdays: words(
    'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays',
  ),
  units: {
    percent: phrases('percent, per cent, pct'),
    currency: words('euro euros dollar dollars pound pounds cent cents yen franc francs'),
    duration: words(
      'sec secs second seconds min mins minute minutes hr hrs hour hours day days week weeks month months year years decade decades',
    ),
    measure: words(
      'ton tons tonne tonnes ft in inch inches meter meters metre metres kilogram kilograms kilometer kilometers kilometres litre litres liter liters byte bytes bit bits gal mph',
    ),
    magnitude: words('million millions billion billions trillion thousand bn mn'),
    numerals: words('two three four five six seven eight nine ten eleven twelve'),
    vague: words('one single same few several couple matter half within'),
  },
  asks: {
    definition: phrases('what is, what are, meaning, definition, defined, explained, glossary'),
    price: phrases('cost, costs, price, prices, pricing, fee, fees, rate, rates, how much, quote, budget'),
    reviews: phrases(
      'reviews, review, testimonials, testimonial, ratings, rating, what our customers say, customer stories, case study, case studies',
    ),
    alternatives: phrases('alternatives, alternative, competitors, instead of, similar to, replacement'),
    comparison: phrases('vs, versus, compare, compared, comparison, comparing, difference, differences, better than'),
    howTo: phrases('how to, how do i, how can i, guide, tutorial, step by step, instructions, getting started, walkthrough'),
    duration: phrases('how long, how much time, how many days, how many weeks, duration, lead time, timeline'),
    requirements: phrases('requirements, requirement, prerequisites, what do i need, what you need, required, eligibility, checklist'),
    examples: phrases('example, examples, for example, for instance, sample, use cases, use case'),
    benefits: phrases('benefits, benefit, advantages, disadvantages, pros and cons, worth it, why choose'),
  },
  pages: {
    home: phrases('home, homepage, home page, start, start page, welcome page, main page, welcome'),
    about: phrases('about, about us, who we are, our story, our history, our mission, our values, company, about me, the council'),
    team: phrases('team, our team, meet the team, people, staff, our people'),
    jobs: phrases('jobs, careers, career, vacancies, work with us, join us, we are hiring'),
    contact: phrases(
      'contact, contact us, get in touch, find us, directions, locations, opening hours, book now, book an appointment, request a quote, customer service, customer care',
    ),
    services: phrases(
      'services, our services, what we do, what we offer, treatments, solutions, capabilities, our work, areas of practice, practice areas, expertise',
    ),
    products: phrases('products, our products, shop, store, catalogue, catalog, all products'),
    prices: phrases('prices, pricing, price list, fees, rates, plans'),
    reviews: phrases(
      'reviews, testimonials, what our customers say, customer reviews, what our clients say, what customers say, what people say, client reviews',
    ),
    faq: phrases('faq, faqs, frequently asked questions, questions and answers, common questions'),
    blog: phrases('blog, articles, journal, stories, insights, resources'),
    news: phrases('news, latest news, press, media, press releases, announcements'),
    events: phrases('events, calendar, upcoming events, what is on'),
    gallery: phrases('gallery, photos, pictures, videos, portfolio'),
    downloads: phrases('downloads, download'),
    help: phrases('help, support, help center, help centre, customer service, documentation'),
    privacy: phrases('privacy, privacy policy, privacy notice, privacy statement, data protection'),
    terms: phrases('terms, terms and conditions, terms of use, terms of service, terms of sale'),
    imprint: phrases('imprint, legal notice, legal, disclaimer'),
    returns: phrases('returns, refunds, shipping, delivery, shipping and returns, return policy, refund policy'),
    cookies: phrases('cookies, cookie policy, cookie settings, cookie preferences'),
    login: phrases('login, log in, sign in, sign up, register, my account, account, log out'),
    cart: phrases('cart, basket, bag, checkout, shopping cart, wishlist'),
    search: phrases('search, search results'),
    sitemap: phrases('sitemap, site map'),
    newsletter: phrases('newsletter, subscribe, mailing list'),
  },
  greetings: phrases('welcome, hello, hi'),
  siteWords: phrases('page, pages, site, website, web, internet, homepage'),
  author: phrases('written by, posted by, published by, reviewed by, story by, words by, reporting by, by, author:, authors:, words:'),
  and: words('and'),
  siteParts: phrases(
    'features, customers, docs, documentation, delivery, shipping, returns, refunds, changelog, release notes, releases, roadmap, status, security, accessibility, accessibility statement, statement, editorial, policy, editorial policy, donate, donations, donation, volunteer, volunteers, guides, articles, stories, insights, resources, magazine, press',
  ),
  titles: words('dr prof professor doctor mr mrs ms mx miss madam sir dame hon honorable honourable attorney atty rev reverend'),
  honorifics: words('mr. mrs. ms. dr. prof.'),
  nameParticles: words('bin ibn al el'),
  degrees: words('ph.d d.phil m.phil m.d d.d.s d.m.d d.v.m pharm.d psy.d ed.d ll.m ll.b m.sc b.sc m.eng b.eng m.b.a m.p.h m.f.a b.f.a'),
  roles: phrases(
    'admin, admins, administrator, administrators, administration, team, staff, crew, editor, editors, editorial, webmaster, moderator, author, authors, guest, user, root, support, marketing, newsroom, press, office',
  ),
  introductions: phrases("i'm, i am, my name is"),
  manualIntroductions: phrases('introduction, introduction to, introducing, intro, overview, overview of, about, what is'),
  phone: phrases('tel, phone, phone number, telephone, mobile number, mobile phone, hotline, call, call us'),
  reporting: phrases('said, says, say, told, tells, added, adds, asked, explained, explains, noted'),
  versus: phrases('vs, vs., versus'),
  alternativeTo: phrases('alternative to, alternatives to'),
  openRange: {
    since: phrases('since, from'),
    onward: phrases('onward, onwards, and later, and newer, and up'),
    present: phrases('present, the present, now, today, date, this day, current, ongoing'),
  },
  published: phrases('publish, publication, posted, released, created'),
  updated: phrases('updat, modified, modification, revised, revision, edited, amended, last changed'),
  buy: phrases(
    'add to cart, add to basket, add to bag, add to trolley, add to shopping cart, add to shopping bag, buy now, buy it now, order now, pre-order now, preorder now',
  ),
  priceMarks: words('euro euros dollar dollars'),
  rating: phrases('review*, rating*, rated, star, stars, out of 5, out of 10, out of five, score*, vote, votes, testimonial*, feedback*'),
  disclosures: phrases(
    'affiliat*, commission*, sponsor*, paid partnership*, paid promotion*, paid link*, paid post, paid content, advertis*, advertorial*, #ad, we may earn, we earn, receive compensation, receive a compensation, be compensated, are compensated, referral link*, referral fee*, qualifying purchases',
  ),
  walls: {
    login: phrases('log in, login, logged in, sign in, signin, signed in, register to, create a free account, create an account'),
    subscription: phrases('subscribe, subscribed, subscribing, subscription*, subscriber*, already a member, unlock this'),
    consent: phrases('cookie, cookies, consent*, gdpr, your privacy'),
    age: phrases(
      "are you {}, are you over {}, are you at least {}, are you older than {}, i am {}, i am over {}, i am at least {}, i am older than {}, i'm {}, i'm over {}, you must be {}, you must be over {}, you must be at least {}, years of age, legal drinking age, of legal age",
    ),
  },
  accept: phrases('accept*, agree, agreed, i agree, allow*'),
  trades: {
    narrows: 'behind',
    beside: phrases('in, at, near, on, around, you, we, who, that, which, is, has, based, serving, since'),
    governing: phrases('for, of, with, by, in, at, on, to, from, near, like, than, behind, opposite'),
    others: phrases(
      'pet hotel, dog hotel, cat hotel, capsule hotel, internet cafe, internet café, cyber cafe, cybercafe, repair cafe, repair café, pet salon, dog salon, virtual restaurant',
    ),
    names: {
      Dentist: phrases(
        'dentist, dentists, dental practice, dental clinic, dental office, dental surgery, dental centre, dental center, dentistry',
      ),
      Physician: phrases(
        "physician, physicians, family doctor, family doctors, general practitioner, general practitioners, gp surgery, gp practice, doctor's surgery, doctors' surgery, doctors surgery, doctor's office, doctors' office, medical practice",
      ),
      Physiotherapy: phrases(
        'physiotherapist, physiotherapists, physiotherapy, physiotherapy practice, physiotherapy clinic, physical therapist, physical therapists, physical therapy clinic, physio clinic',
      ),
      Pharmacy: phrases('pharmacy, drugstore'),
      Attorney: phrases(
        'attorney, attorneys, attorney at law, attorneys at law, lawyer, lawyers, solicitor, solicitors, law firm, law office, law offices',
      ),
      Notary: phrases('notary, notaries, notary public, notary office'),
      AccountingService: phrases(
        'accountant, accountants, chartered accountant, chartered accountants, accounting firm, accountancy firm, tax advisor, tax advisors, tax adviser, tax advisers, bookkeeper, bookkeepers, cpa firm',
      ),
      InsuranceAgency: phrases('insurance agency, insurance agent, insurance agents, insurance broker, insurance brokers'),
      RealEstateAgent: phrases(
        'real estate agent, real estate agents, real estate agency, real estate broker, real estate brokers, estate agent, estate agents, estate agency, letting agent, letting agents, realtor, realtors',
      ),
      Restaurant: phrases('restaurant, pizzeria, trattoria, bistro, brasserie, steakhouse'),
      CafeOrCoffeeShop: phrases('cafe, café, coffee shop, coffee house, coffeehouse, tea room, tearoom'),
      Bakery: phrases('bakery, bakehouse'),
      Hotel: phrases('hotel'),
      BedAndBreakfast: phrases('bed and breakfast, bed & breakfast, b&b, guest house, guesthouse'),
      HairSalon: phrases(
        'hair salon, hairdresser, hairdressers, hairdressing salon, barber, barbers, barbershop, barber shop, hair and beauty salon, hair & beauty salon',
      ),
      BeautySalon: phrases(
        'beauty salon, beauty parlour, beauty parlor, beauty studio, beautician, beauticians, hair and beauty salon, hair & beauty salon',
      ),
      Plumber: phrases('plumber, plumbers, plumbing company, plumbing contractor, plumbing contractors'),
      Electrician: phrases('electrician, electricians, electrical contractor, electrical contractors'),
      RoofingContractor: phrases('roofer, roofers, roofing contractor, roofing contractors, roofing company'),
      Locksmith: phrases('locksmith, locksmiths'),
      HousePainter: phrases(
        'house painter, house painters, painter and decorator, painters and decorators, painting contractor, painting contractors, painting company',
      ),
      MovingCompany: phrases('moving company, movers, removal company, removals company, removal firm, removals firm, removalists'),
      AutoRepair: phrases(
        'auto repair, auto repair shop, car repair shop, car repair garage, auto mechanic, auto mechanics, car mechanic, car mechanics',
      ),
      Florist: phrases('florist, florists, flower shop'),
      VeterinaryCare: phrases(
        'veterinarian, veterinarians, veterinary practice, veterinary clinic, veterinary surgery, veterinary hospital, veterinary surgeon, veterinary surgeons, vet clinic, vet practice, animal hospital',
      ),
      TravelAgency: phrases('travel agency, travel agent, travel agents'),
    },
  },
  standIns: {
    error: phrases(
      "page not found, page was not found, page cannot be found, page could not be found, page does not exist, page doesn’t exist, page doesn't exist, page you were looking for, page you are looking for, page is no longer available, error 404, 404 error, 404 not found, internal server error, internal error occurred, an error occurred, an error has occurred, something went wrong",
    ),
    maintenance: phrases(
      "under maintenance, down for maintenance, maintenance mode, scheduled maintenance, we will be back soon, we'll be back soon, we’ll be back soon, be right back, back online soon, coming soon, under construction, launching soon, site is being updated, website is being updated, temporarily unavailable",
    ),
    parked: phrases(
      'domain is for sale, domain name is for sale, domain may be for sale, domain for sale, buy this domain, purchase this domain, make an offer on this domain, domain is parked, parked domain, parked free, domain has expired, domain was registered, domain has been registered, domain is reserved',
    ),
  },
  breadcrumb: phrases('breadcrumb*, you are here'),
  vagueLinks: phrases(
    'click here, click, here, this, this page, this link, link, more, more info, more information, read more, read, read on, read article, read the article, learn more, see more, show more, find out more, discover more, details, more details, view details, see details, continue, continue reading, keep reading, view, view more, go, next',
  ),
  stopwords:
    words(`a about above across after again against all along alongside also although always am amid among amongst an and another any are aren't as at be became because been before behind being
below beneath beside besides between beyond both but by can can't cannot could couldn't despite did didn't do does doesn't doing don't done down during each either else even ever every few for from further
get gets got had hadn't has hasn't have haven't having he her here hers herself him himself his how however i if in include included includes including into is isn't it  its itself just let like
made make makes many may me might mine more most much must my myself neither never no nor not now of off often on once one only onto or other others our ours ourselves
out over own per quite rather really s same shall she should shouldn't since so some still such t than that the their theirs them themselves then there these they
this those though through thus to too toward towards under until up upon us use used uses using very via was wasn't we were weren't what when where whether which while who
whom whose why will with within without won't would wouldn't yet you you're your yours yourself yourselves
we've we'll we're we'd you've you'll you'd they've they'll they're they'd i'm i've i'll i'd it'll that's there's here's what's who's he's she's let's ain't`),
  abbreviations: words(
    'mr mrs ms jr sr gen col capt rev hon dept est al sec min max avg jan feb mar apr jun jul aug sep sept oct nov dec ph.d b.a m.a d.c',
  ),
  questions: {
    names: phrases('faq, faqs, f.a.q, q&a, question, questions'),
    openers: words('how what when where which who whom whose why is are can does do did should could would will was were has have'),
    ownWordOrder: true,
    announcing: /^(?:(?:what|when|where|which|who) to|(?:what|how|why|who|where|when) (?:we|our|us|i))$/,
  },
  definitions: {
    judging: words('task matter challenge must choice affair undertaking necessity chore'),
    articles: words('a an the'),
    particular: words('the'),
    copulas: words('is are'),
    openers: words('a an any the one when how what'),
    verbs: phrases('means, refers to, stands for, is defined as, are defined as, describes, denotes, is called, is known as, is short for'),
    pronouns: words(
      'it this that these those they he she we you there here what who which where how why when our my your if in on at for with as to',
    ),
    // "Aligners are thin, see-through trays that …": plurals are defined without an article, and what they are is gone on with.
    inPlural:
      / are (?:(?!(?:in|on|at|for|of|with|to|by|from|the|a|an|this|these|our|your|their|not|no|all|also|very|so|as|more|most|less|only|about|what|who|something|[a-z]+ly) )[a-z'’-]+ ){1,5}(?:that|which|made of|made from) /,
  },
  headlineModifiers: words(
    'guide guides handbook manual tutorial explained explainer introduction intro overview basics primer tips tricks advice faq faqs checklist list calendar chart comparison compared versus vs examples complete ultimate definitive comprehensive practical essential quick simple beginner beginners everything need know things reasons ways steps facts',
  ),
  backReference:
    /^(?!it(?: is|['’]s)(?: (?:also|not|often|always|usually|generally|therefore|still|now|then|very|sometimes))? (?:possible|impossible|important|necessary|common|recommended|advisable|easy|hard|difficult|simple|best|better|good|great|worth|essential|useful|helpful|clear|true|likely|unlikely|safe|customary|usual|known|time|practice|ok|okay|awesome|nice|fine|wise)(?: practice)? (?:to|for|that|if|when|whether|within)\b|it (?:is|was|would be) an? [a-z]+(?: [a-z]+)? for [^.,;]{1,40}? to\b|it would be (?:[a-z]+ )?[a-z]+ to\b|it (?:takes|took|(?:will|may|can) take) )(?:(?:it|they|he|she|this|these|that|those|such)(?:['’](?:s|re|ll|d|ve))? (?:is|are|was|were|can|could|may|might|will|would|has|have|had|also|means|makes|allows|helps|does|do|should|must|then|applies)\b|(?:it|this|that)['’](?:s|ll)\b|the (?:former|latter)\b|as (?:mentioned|described|noted|shown|explained|discussed|seen) (?:above|before|earlier|previously)|(?:see )?above\b|both of (?:them|these))/i,
  announcement:
    /^(?:in this (?:article|guide|post|section|page|blog|tutorial)|this (?:article|guide|post|page|section|blog)\b|(?:we|i)['’]?(?:ll| will| are going to|m going to| am going to) (?:(?:also|first|now|then|briefly) )?(?:explain|describe|discuss|explore|examine|outline|show you|(?:look (?:at|into)|see) (?:how|what|when|where|which|why)|walk (?:you )?through|dive|delve|break (?:it )?down|talk about|tell you|find out|learn)\b|let['’]?s\b|welcome\b|read on|keep reading|have you ever|are you looking|here (?:is|are) (?:everything|all|what)|in today['’]s)/i,
  research: {
    names:
      /\b(?:stud(?:y|ies)(?<!\b(?:case|and|or|to|who|s?he|they|you|we|can|will|may) stud(?:y|ies))(?! (?:how|why|what|where|whether|with|at)\b)|surveys?|research(?:ers)?(?! (?:universit(?:y|ies)|hospitals?|companies|company|farms?|groups?|projects?|vessels?|teams?|stations?|cent(?:re|er)s?|institutes?|fellows?|students?|program(?:me)?s?|interests?|degrees?|areas?|staff)\b)|analysis of|meta-analysis|(?:clinical|controlled|field|randomi[sz]ed) trials?|statistics(?! (?:are (?:reported|collected|printed|written|gathered)|returned))|evidence|experts)\b/i,
    finds:
      /\b(?:f(?:ind|ound)s?|show(?:s|ed|n)?|sa(?:ys?|id)|conclude[sd]?|estimate[sd]?|reveal(?:s|ed)?|suggest(?:s|ed)?|indicate[sd]?|prove[sdn]?|confirm(?:s|ed)?|agree[sd]?|report(?:s|ed)|link(?:s|ed)|measured|according to)\b/i,
    report:
      /\breports?\b[^.!?]{0,60}(?<!\b(?:an?|the) )\b(?:f(?:ind|ound)s?|show(?:s|ed|n)?|sa(?:ys?|id)|conclude[sd]?|estimate[sd]?|reveal(?:s|ed)?|states?|stated|warn(?:s|ed)?|suggest(?:s|ed)?)\b/i,
    firstPerson: /\b(?:[Ww]e|[Oo]ur|us|[Mm]y)\b|\bI(?:['’](?:ve|d|m))?\s/,
    example: /\b(?:example|sample calculation|suppose)\b/i,
    own: /\b(?:we|our|i)\b(?<!\b(?:now that|once|when|if|before|until|unless) (?:we|our|i))(?!\.)(?:(?!\b(?:can|can['’]t|could|would|should|may|might|will|must|want|need|if|when|be)\b).){0,60}\b(?:measured|tested|surveyed|analy[sz]ed|interviewed|compared|recorded|collected|benchmarked|evaluated|counted|observed|timed|sampled|tracked|examined|asked|weighed|cooked|baked|photographed|logged|polled|kept (?:every|all|each)|(?:made|found)(?= [^.!?]{0,30}\d))\b|\bour (?:own )?(?:data|tests|test(?!\s+(?!show|found|finds?\b|reveal|confirm|suggest|proved?\b|ran\b|took\b|of\b|in\b|on\b|with\b|was\b|is\b|and\b)\p{L})|survey|study|measurements?|analysis|benchmarks?|experiments?|records|sample)\b/iu,
  },
  dated: {
    // Lower case: a sentence that begins with Will tells of a man.
    announced:
      /(?<!\p{L})(?:will .{0,60}in|[Cc]oming in|[Bb]y the end of|[Pp]lanned for|[Ee]xpected in|[Ll]aunching in)\s*((?:19|20)\d\d)(?!\d)/u,
    asOf: /(?<!\p{L})(?:as of(?: \w+)?|current as of|status:?)\s*((?:19|20)\d\d)(?!\d)/iu,
  },
  readability: {
    formula: 'flesch',
    base: 206.835,
    sentence: 1.015,
    syllable: 84.6,
    none: -10,
    full: 25,
    vowels: /[aeiouy]+/g,
    silent: /[^aeiouyl]e$|[^aeiouytd]ed$/,
  },
  subjects: {
    health: words(
      'dental dentist tooth teeth patient symptom diagnos therap disease medicin medication dosage doctor clinic surger treatment vaccin cancer diabet infection physician chronic illness',
    ),
    finance: words(
      'invest portfolio stock bond mortgage loan credit interest dividend pension retirement broker inflation yield asset insuranc tax fund',
    ),
    legal: words(
      'lawyer attorney lawsuit court plaintiff defendant statute litigation liability custody divorce solicitor barrister jurisdiction tenant landlord legal',
    ),
    technology: words(
      'software api javascript python server cloud database kubernetes docker framework browser android iphone gpu llm deploy github npm sdk',
    ),
    news: words('news breaking reuters headline'),
  },
  policies: {
    privacy: new RegExp(
      String.raw`${BARE}privacy${END}|privacy ?(?:polic(?:y|ies)|notice|statement|information|practices|cent(?:er|re)|settings|preferences|choices|rights|hub|promise|commitment|terms)|\bprivacy(?:,| &| and| e| en| und| et| y) (?:data|cookies?|security|safety|terms|legal|disclaimer|gegevens|dati|datenschutz)|\b(?:terms|cookies?|security|safety|legal|disclaimer)(?:,| &| and| e| en| und| et| y) privacy\b|\b(?:your|our) privacy\b|data protection|gdpr`,
      'iu',
    ),
    terms: new RegExp(
      String.raw`${BARE}(?:terms|tos)${END}|\bt ?& ?cs?\b|\bterms ?(?:of ?(?:use|services?|sale|business|trade|supply|access|engagement|website)|and ?conditions|&? ?conditions|for (?:customers|users|the use))|\b(?:general|booking|legal|website|site|user|payment|delivery|sales?) terms${END}|\b(?:general|booking|sales?|delivery|trading|payment|licen[cs]e) conditions|\bconditions of (?:use|sale|service|carriage|hire|entry|business|purchase)|${BARE}(?:eula|(?:end[ -]user |software )?licen[cs]e agreement)${END}`,
      'iu',
    ),
    imprint: /imprint|legal[- ]notice/iu,
    returns: /returns?\b|refund|shipping/iu,
    cookies: /cookie/iu,
    editorial: /editorial|corrections?\b|ethics|standards|fact[- ]check/iu,
  },
  numbered: words(
    'port version model article section chapter page line room level step figure table part item volume issue series type class grade route highway error code rule act number no',
  ),
  commands: phrases(
    'tap, click, press, open, select, choose, enter, type, download, install, read, see, learn, email, buy, get, try, subscribe, join, find, discover, explore, follow, add, go, copy, scroll, swipe, upload, ask, compare, browse, call us, call now, contact us, book your, book a, book now, order now, order your, use the, use your, set the, set your, set up, start your, run the, share this, log in, hold the, view the, view our, view all, watch the, watch our, request a, request your, schedule a, schedule your, turn the, turn on, turn off, visit us, visit our, visit the, sign up, sign in, save up, fill in, fill out, check the, check your, check out',
  ),
  aspects: {
    cues: {
      definition: 'what is, what are, what does, mean, meaning, definition, defined, explained, glossary, basics, introduction',
      steps:
        'how to, how do, how does, how can, how is, how are, how a, how an, how the, how your, how our, how we, how you, how it, step, guide, tutorial, instructions, getting started, get started, set up, setup, install, walkthrough',
      best: 'best, top, recommended, recommendation, which, choose, choosing, right for, ranking, things to do, things to see',
      price: 'price, pricing, cost, how much is, how much are, fee, budget, plans, discount',
      alternative: 'alternative, instead of, replacement, substitute, competitor, similar to',
      comparison: 'vs, versus, compare, compared, comparison, comparing, difference, differ, different from, different than, better than',
      audience:
        'for whom, who is, who are, who needs, who should, suitable, suited, designed for, ideal for, audience, beginner, professional',
      benefit: 'worth, benefit, advantage, disadvantage, pros, cons, roi, saving, drawback, why choose',
      requirement: 'requirement, prerequisite, required, what do i need, do you need, what you need, you will need, checklist, compatible',
      duration: 'how long, how much time, how quickly, how many days, how many hours, how many weeks, duration, timeline, lead time',
      mistake: 'mistake, error, problem, pitfall, avoid, troubleshooting, wrong, risk',
      example: 'example, for instance, sample, use case, scenario, such as',
      proof: 'case study, testimonial, review, customer story, customer stories, success story, success stories, reference, our customers',
    },
    defines: 'is a, is an, is the, are a, means, refers to, is defined as, stands for, is any, describes',
    units: 'second minute min hour h day week month year',
  },
  topics: {
    navigation: {
      association:
        'membership, become a member, join the club, our members, board, board members, committee, bylaws, constitution, statutes, donate, donations, volunteer, chapters, annual general meeting',
      academic:
        'publications, papers, research, people, members, lab members, teaching, alumni, openings, seminars, research areas, group members, projects',
      event:
        'speakers, schedule, agenda, call for papers, call for speakers, venue, sponsors, important dates, keynotes, program committee, accepted papers, invited speakers, organizing committee, registration, tracks, travel',
      cart: 'cart, basket, shopping cart, checkout, my cart',
      people:
        'people, our people, members, lab members, team, our team, meet the team, staff, faculty, alumni, speakers, keynote speakers, invited speakers, authors, board, board of directors, directors, trustees, committee, committees, program committee, organizers, organisers, trainers, attorneys, lawyers, doctors, our doctors, speaker',
      places:
        'service areas, service area, areas we serve, areas served, areas we cover, locations, our locations, branches, our branches, offices, our offices, cities, towns, store locator, find a store',
      works: 'case studies, case study, portfolio, our work, client stories, customer stories, success stories',
      bodies: 'association, federation, society, charity, nonprofit, club',
    },
    how: /^how (?:to|do i|can i)(?!\p{L})/u,
    utility:
      'home, homepage, home page, index, start, start here, welcome, main, about, about us, about me, who we are, our story, our history, history, company, company profile, profile, mission, vision, contact, contacts, contact us, contact me, get in touch, find us, directions, location, locations, map, sitemap, site map, blog, news, latest news, articles, posts, archive, archives, all posts, all, events, press, media, publications, links, resources, categories, category, tags, tag, topics, search, faq, faqs, f.a.q., questions, frequently asked questions, q&a, gallery, photos, videos, video, portfolio, team, our team, meet the team, staff, people, members, membership, join, join us, testimonials, reviews, feedback, careers, jobs, login, log in, signin, sign in, signup, sign up, register, registration, account, my account, cart, checkout, basket, wishlist, book, book now, booking, bookings, reservations, appointment, appointments, thank you, thanks, 404, not found, page not found, error, download, downloads, help, support, overview, introduction, intro, newsletter, subscribe, user guide, guide, guides, manual, contributing, getting started, get started, quick start, quickstart, more, back, next, previous, menu, changelog, release notes, releases, authors, author, bio, cv, resume, misc, other, others, general, uncategorized, guestbook, how it works, features, research, projects, prices, price, pricing, price list, rates, opening hours, hours, services, service, our services, products, product, our products, shop, store, solutions, catalog, catalogue, collections, categories, rooms, program, programme, schedule, agenda, sponsors, speakers, committees, committee, organizers, organisers, venue, accommodation, travel, important dates, dates, donate, volunteer, privacy, privacy policy, legal, legal notice, imprint, disclosure, affiliate disclosure, terms, terms and conditions, terms of service, terms of use, cookies, cookie policy, disclaimer, accessibility, copyright, license, licence, code of conduct, returns, shipping, style guide, styleguide, demo, example, examples, docs, documentation, reference, api reference, tutorial, tutorials, english, status, roadmap, playground, repositories, teaching, details, tools, quote, get a quote, call us, call now, read more, learn more, page, home 1, news items, announcement, announcements, notice, notices, press release, press releases, update, updates, story, stories, interview, interviews, episode, episodes, podcast, live, award, awards, achievement, achievements, report, reports, annual report, annual reports, paper, papers, presentation, presentations, opening, openings, vacancy, vacancies, position, positions, sponsor, funder, funders, donor, donors, partner, partners, our partners, partnership, partnerships, network, board, board of directors, directors, management, trustees, code of ethics, statutes, bylaws, areas of work, our work, research areas, benefits, materials, documents, forms, knowledge, logo, logos, media kit, quality, certificates, why us, our values, policies, customers, our customers, clients, our clients, tips, writing, writings, specials, special offers, deals, promotions, refund, refunds, refund policy, info, information, general info, general information, more info, more information, further info, further information, additional info, additional information, other information, useful info, useful information, helpful information, practical info, practical information, important info, important information, basic information, key information, good to know',
    offers:
      'services, service, our services, products, our products, treatments, solutions, practice areas, areas of practice, what we do, offerings, menu, features, courses, rooms, tours, rentals',
    customers: { homes: 'residential, domestic, household, homeowner, homeowners', firms: 'commercial, business, businesses, corporate' },
    headLast: true,
    asker: 'i, my, me, mine',
    first: 'i, we, us, our, ours, my, me, mine',
    second: 'you, your, yours',
    back: 'this, that, these, those, it, its, they, them, their, he, she, here, above, below',
    ask: "what, what's, why, when, where, who, which, how, is, are, can, do, does, did, should, will, would, could, must, may",
    documentation: 'docs, documentation',
    manual:
      'concepts, core concepts, key concepts, installation, usage, upgrade, upgrading, basic, basics, knowledge base, tutorials, examples, advanced, configuration, administration',
    free: 'free, free of charge, no charge, at no cost',
    query: { cost: 'cost', reviews: 'reviews', alternatives: 'alternatives', definition: 'what is {}' },
    faces: {
      hours: 'opening hours, opening times, hours, business hours',
      address: 'address, location',
      shipping: 'shipping cost, shipping, shipping costs, delivery, shipping and delivery, delivery costs',
      returns: 'return policy, returns, returns and refunds, refund policy, refunds',
      dates: 'dates, important dates, key dates, deadlines',
      venue: 'venue, location, getting there, how to get there, directions, travel',
      tickets: 'registration, tickets, registration fees, ticket prices',
      program: 'schedule, program, programme, agenda, timetable',
      membership: 'membership, become a member, join us, how to join',
      publications: 'publications, selected publications, papers',
      parking: 'parking, car park',
      payment: 'payment, payment methods, payment options',
      cancellation: 'cancellation policy, cancellation, cancellations',
      license: 'license, licence, licensing',
    },
    task: {
      at: 'first',
      ask: 'how to {}',
      gerunds: true,
      verbs:
        'access, activate, add, allow, apply, assign, authenticate, back up, build, cancel, change, check, choose, clone, configure, connect, convert, copy, create, customize, debug, define, delete, deploy, disable, download, edit, enable, export, extend, filter, find, fix, generate, import, install, integrate, invite, join, log in to, manage, merge, migrate, monitor, move, open, prepare, provision, publish, register, remove, rename, reset, resize, restart, restore, run, save, schedule, send, set, set up, share, sign, start, stop, store, switch, synchronize, track, translate, troubleshoot, uninstall, update, upgrade, upload, use, verify, write',
    },
    asks: {
      price: 'cost, costs, price, prices, pricing, how much is, how much are, how much do, how much does, fee, fees, charge, expensive',
      duration: 'how long, how fast, how soon, duration',
      steps: 'how to, how do i, how can i, how do you, how does, steps, install, set up',
      definition: 'what is, what are, what does, meaning of, definition',
      comparison: 'vs, versus, difference, compared, better than, compare',
    },
  },
  addresses: {
    about: words('about about-us aboutus about-me company our-company our-story who-we-are our-team team'),
    contact: words('contact contact-us contactus contacts get-in-touch inquiry'),
    faq: words('faq faqs f-a-q frequently-asked-questions questions-and-answers'),
    docs: words(
      'docs doc documentation manual manuals handbook reference api api-reference guide guides tutorial tutorials howto knowledge-base kb help help-center support-center developers',
    ),
    product: words('product products item dp'),
    article: words('blog blogs column columns news article articles post posts story stories magazine insights'),
    hub: words('blog news articles products shop store catalog catalogue archive archives search sitemap categories tags resources'),
    category: words('category categories tag tags collection collections archive archives topics'),
  },
});
