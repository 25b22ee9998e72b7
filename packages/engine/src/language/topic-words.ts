/** Closed word classes that topics and questions need, one row a language. Phrases are parted by commas, lower case; they are compared as whole labels or words, never as parts of words. */
export type TopicWords = {
  /** What pages are called that every site has, whatever it is about. */
  utility: string;
  /** What hubs of an offer are called: "services". */
  offers: string;
  /** What only certain kinds of sites name in their menus, a cart, and what lists of people are called. */
  navigation: { association: string; academic: string; event: string; cart: string; people: string };
  /** How a heading opens that says how something is done, folded to lower case. */
  how?: RegExp;
  /** First and second person: somebody speaks, or is spoken to. */
  first: string;
  /** Of the first person those that one visitor says of himself. */
  asker: string;
  second: string;
  /** Words that point back at what was said before. */
  back: string;
  /** Words that open a question; with `*` anything may follow. */
  ask: string;
  /** Ends of words that make a question wherever they are (particles). */
  particle?: RegExp;
  /** What people type beside a name. */
  query: { cost: string; reviews: string; alternatives: string };
  /** Words that ask for an amount, a span of time, steps, a definition or a comparison. */
  asks: { price: string; duration: string; steps: string; definition: string; comparison: string };
};

export const TOPIC_WORDS: Readonly<Record<string, TopicWords>> = {
  en: {
    navigation: {
      association:
        'membership, become a member, join the club, our members, board, board members, committee, bylaws, constitution, statutes, donate, donations, volunteer, chapters, annual general meeting',
      academic:
        'publications, papers, research, people, members, lab members, teaching, alumni, openings, seminars, research areas, group members, projects',
      event:
        'speakers, schedule, agenda, call for papers, call for speakers, venue, sponsors, important dates, keynotes, program committee, accepted papers, invited speakers, organizing committee, registration, tracks, travel',
      cart: 'cart, basket, shopping cart, checkout, my cart',
      people:
        'people, our people, members, lab members, team, our team, meet the team, staff, faculty, alumni, speakers, keynote speakers, invited speakers, authors, board, committee, committees, program committee, organizers, organisers, trainers, attorneys, lawyers, doctors, our doctors',
    },
    how: /^how (?:to|do i|can i)(?!\p{L})/u,
    utility:
      'home, homepage, home page, index, start, start here, welcome, main, about, about us, about me, who we are, our story, our history, history, company, company profile, profile, mission, vision, contact, contacts, contact us, contact me, get in touch, find us, directions, location, locations, map, sitemap, site map, blog, news, latest news, articles, posts, archive, archives, all posts, all, events, press, media, publications, links, resources, categories, category, tags, tag, topics, search, faq, faqs, f.a.q., questions, frequently asked questions, q&a, gallery, photos, videos, video, portfolio, team, our team, meet the team, staff, people, members, membership, join, join us, testimonials, reviews, feedback, careers, jobs, login, log in, signin, sign in, signup, sign up, register, registration, account, my account, cart, checkout, basket, wishlist, book, book now, booking, bookings, reservations, appointment, appointments, thank you, thanks, 404, not found, page not found, error, download, downloads, help, support, overview, introduction, intro, newsletter, subscribe, user guide, guide, guides, manual, contributing, getting started, get started, quick start, quickstart, more, back, next, previous, menu, changelog, release notes, releases, authors, author, bio, cv, resume, misc, other, others, general, uncategorized, guestbook, how it works, features, research, projects, prices, price, pricing, price list, rates, opening hours, hours, services, service, our services, products, product, our products, shop, store, solutions, catalog, catalogue, collections, categories, rooms, program, programme, schedule, agenda, sponsors, speakers, committees, committee, organizers, organisers, venue, accommodation, travel, important dates, dates, donate, volunteer, privacy, privacy policy, legal, legal notice, imprint, terms, terms and conditions, terms of service, terms of use, cookies, cookie policy, disclaimer, accessibility, copyright, license, licence, code of conduct, returns, shipping, style guide, styleguide, demo, example, examples, docs, documentation, reference, api reference, tutorial, tutorials, english, status, roadmap, playground, repositories, teaching, details, tools, quote, get a quote, call us, call now, read more, learn more, page, home 1',
    offers:
      'services, service, our services, products, our products, treatments, solutions, practice areas, areas of practice, what we do, offerings, menu, features, courses, rooms, tours, rentals',
    asker: 'i, my, me, mine',
    first: 'i, we, us, our, ours, my, me, mine',
    second: 'you, your, yours',
    back: 'this, that, these, those, it, its, they, them, their, he, she, here, above, below, both',
    ask: "what, what's, why, when, where, who, which, how, is, are, can, do, does, did, should, will, would, could, must, may",
    query: { cost: 'cost', reviews: 'reviews', alternatives: 'alternatives' },
    asks: {
      price: 'cost, costs, price, prices, pricing, how much, fee, fees, charge, expensive',
      duration: 'how long, how fast, how soon, duration',
      steps: 'how to, how do i, how can i, how do you, how does, steps, install, set up',
      definition: 'what is, what are, what does, meaning of, definition',
      comparison: 'vs, versus, difference, compared, better than, compare',
    },
  },
  de: {
    navigation: {
      association:
        'mitglied werden, mitgliedschaft, mitglieder, vorstand, satzung, statuten, verein, spenden, ehrenamt, förderverein, jahreshauptversammlung, vereinsleben, beitrittserklärung',
      academic:
        'publikationen, veröffentlichungen, forschung, lehre, mitarbeiter, forschungsgruppen, abschlussarbeiten, lehrveranstaltungen',
      event:
        'referenten, redner, sprecher, programm, zeitplan, veranstaltungsort, sponsoren, tickets, call for papers, anreise, termine und fristen',
      cart: 'warenkorb, kasse, einkaufswagen',
      people:
        'team, unser team, mitarbeiter, mitglieder, vorstand, referenten, redner, sprecher, autoren, ärzte, anwälte, personen, ansprechpartner',
    },
    how: /^(?:wie man|so geht)(?!\p{L})/u,
    utility:
      'start, startseite, home, willkommen, hauptseite, über uns, über mich, wir über uns, wer wir sind, unternehmen, firma, unsere geschichte, geschichte, team, unser team, mitarbeiter, vorstand, verein, kontakt, kontaktformular, anfahrt, lage, standort, standorte, so finden sie uns, karte, impressum, datenschutz, datenschutzerklärung, datenschutzhinweise, agb, nutzungsbedingungen, haftungsausschluss, widerruf, widerrufsrecht, versand, zahlung, aktuelles, neuigkeiten, news, blog, artikel, beiträge, archiv, termine, veranstaltungen, presse, medien, links, kategorien, kategorie, schlagworte, suche, faq, fragen, häufige fragen, fragen und antworten, galerie, fotos, bilder, bildergalerie, videos, referenzen, bewertungen, kundenstimmen, gästebuch, karriere, jobs, stellenangebote, mitglied werden, mitglieder, anmelden, anmeldung, login, registrieren, registrierung, konto, mein konto, warenkorb, kasse, buchen, buchung, jetzt buchen, buchungsanfrage, anfrage, termin, termin vereinbaren, danke, fehler, seite nicht gefunden, download, downloads, hilfe, support, übersicht, überblick, einleitung, newsletter, preise, preisliste, kosten, tarife, öffnungszeiten, leistungen, unsere leistungen, dienstleistungen, angebot, angebote, produkte, shop, sortiment, lösungen, funktionen, projekte, unsere projekte, so funktioniert es, ablauf, inhalt, inhaltsverzeichnis, mehr, weiter, zurück, menü, sonstiges, allgemein, spenden, sponsoren, partner, satzung, belegungsplan, hausordnung, kalender, details, pressestimmen, pressespiegel, presseberichte, statuten, abonnieren, feed, mitmachen, english, deutsch',
    offers:
      'leistungen, unsere leistungen, dienstleistungen, angebot, angebote, produkte, behandlungen, fachgebiete, rechtsgebiete, sortiment, lösungen, funktionen, kurse',
    asker: 'ich, mein, meine, meinen, meinem, meiner, mich, mir',
    first: 'ich, wir, uns, unser, unsere, unserer, unserem, unseren, mein, meine, mich, mir',
    second: 'sie, ihr, ihre, ihnen, ihrer, ihrem, ihren, du, dein, deine, dich, dir, euch',
    back: 'das, dies, diese, dieser, dieses, diesen, dabei, dazu, hier, er, es, damit',
    ask: 'was, wie, wann, warum, wieso, weshalb, wo, wer, welche, welcher, welches, welchen, woran, womit, wofür, wohin, woher, kann, können, ist, sind, muss, müssen, darf, soll, sollte, gibt, brauche, braucht, hilft, lohnt, zahlt, darf, bekomme, hat, haben, wird, werden, bieten',
    query: { cost: 'Kosten', reviews: 'Erfahrungen', alternatives: 'Alternativen' },
    asks: {
      price: 'kosten, kostet, preis, preise, wie viel, wie teuer, gebühr, gebühren',
      duration: 'wie lange, wie schnell, dauer, dauert',
      steps: 'wie kann, wie können, wie funktioniert, wie geht, anleitung, schritte',
      definition: 'was ist, was sind, was bedeutet, was versteht, was heißt',
      comparison: 'unterschied, unterschiede, vergleich, vs, oder',
    },
  },
  fr: {
    navigation: {
      association:
        "adhérer, adhésion, devenir membre, membres, statuts, bureau, conseil d'administration, faire un don, dons, bénévolat, bénévoles, association, assemblée générale",
      academic: 'publications, recherche, enseignement, membres, équipe de recherche, thèses, séminaires',
      event: 'orateurs, conférenciers, intervenants, programme, lieu, sponsors, appel à communications, dates importantes, billetterie',
      cart: 'panier, mon panier, paiement, commander',
      people: "équipe, l'équipe, notre équipe, membres, orateurs, conférenciers, intervenants, auteurs, bureau, avocats, médecins",
    },
    how: /^comment (?:s'|se )?\p{L}+(?:er|ir|re)(?!\p{L})/u,
    utility:
      "accueil, bienvenue, à propos, a propos, qui sommes-nous, qui sommes nous, notre histoire, histoire, l'équipe, notre équipe, équipe, l'entreprise, contact, contacts, contactez-nous, nous contacter, nous trouver, plan d'accès, accès, plan du site, mentions légales, politique de confidentialité, confidentialité, données personnelles, cgv, cgu, conditions générales, conditions d'utilisation, cookies, actualités, actualité, actus, blog, articles, archives, archive, événements, agenda, presse, médias, liens, ressources, catégories, catégorie, étiquettes, tags, recherche, faq, foire aux questions, questions fréquentes, galerie, photos, vidéos, témoignages, avis, recrutement, emploi, adhérer, adhésion, membres, connexion, se connecter, inscription, s'inscrire, compte, mon compte, panier, commander, réserver, réservation, réservations, rendez-vous, merci, erreur, page non trouvée, page introuvable, téléchargements, télécharger, aide, support, présentation, introduction, newsletter, infolettre, s'abonner, abonnement, tarifs, prix, nos tarifs, horaires, services, nos services, prestations, nos prestations, produits, nos produits, boutique, catalogue, solutions, programme, partenaires, sponsors, orateurs, lieu, plus, lire la suite, en savoir plus, suivant, précédent, retour, menu, divers, autres, anglais, français, english, comment ça marche, édito, sommaire",
    offers:
      'services, nos services, prestations, nos prestations, produits, nos produits, offres, nos offres, solutions, soins, formations, spécialités',
    asker: 'je, mon, ma, mes, moi',
    first: 'je, nous, notre, nos, mon, ma, mes, moi',
    second: 'vous, votre, vos, tu, ton, ta, tes, toi',
    back: 'cela, ça, ceci, ce, celui-ci, il, elle, ils, elles, y',
    ask: "qu'*, que, quoi, quel, quelle, quels, quelles, comment, pourquoi, quand, où, combien, est-ce, peut-on, faut-il, doit-on, qui, à",
    query: { cost: 'prix', reviews: 'avis', alternatives: 'alternatives' },
    asks: {
      price: 'prix, coût, coûte, coûtent, tarif, tarifs, combien',
      duration: 'combien de temps, durée, délai, dure',
      steps: 'comment, étapes, installer',
      definition: "qu'est-ce, c'est quoi, que signifie, définition",
      comparison: 'différence, différences, comparaison, ou, contre',
    },
  },
  es: {
    navigation: {
      association:
        'hazte socio, socios, asóciate, junta directiva, estatutos, voluntariado, donar, donaciones, asociación, asamblea, colabora, quiero ser socio, código ético, transparencia',
      academic: 'publicaciones, investigación, docencia, miembros, líneas de investigación, grupo de investigación, tesis',
      event: 'ponentes, programa, sede, patrocinadores, fechas importantes, envío de trabajos, entradas',
      cart: 'carrito, cesta, carrito de compra, finalizar compra',
      people: 'equipo, nuestro equipo, equipo humano, miembros, ponentes, autores, junta directiva, abogados, médicos',
    },
    how: /^cómo \p{L}+[aeií]r(?:se|l[oa]s?)?(?!\p{L})/u,
    utility:
      'inicio, principal, página principal, bienvenidos, bienvenida, sobre nosotros, sobre mí, nosotros, quiénes somos, quienes somos, empresa, historia, nuestra historia, equipo, nuestro equipo, equipo humano, para socios, todos los servicios, instalaciones, junta directiva, contacto, contáctanos, contactar, contacta, ubicación, dónde estamos, mapa, mapa del sitio, mapa web, aviso legal, política de privacidad, privacidad, política de cookies, cookies, términos, términos y condiciones, condiciones, condiciones de uso, noticias, actualidad, novedades, blog, artículos, archivo, archivos, eventos, agenda, prensa, enlaces, recursos, categorías, etiquetas, buscar, búsqueda, faq, preguntas, preguntas frecuentes, galería, fotos, vídeos, videos, testimonios, opiniones, reseñas, empleo, hazte socio, socios, colabora, donar, login, acceso, iniciar sesión, registro, registrarse, cuenta, mi cuenta, carrito, carrito de compra, cesta, comprar, reservar, reserva, reservas, cita, pedir cita, gracias, error, página no encontrada, descargas, descargar, ayuda, soporte, introducción, presentación, boletín, precios, precio, tarifas, horario, horarios, servicios, nuestros servicios, productos, nuestros productos, tienda, catálogo, soluciones, programa, proyectos, más, leer más, siguiente, anterior, volver, menú, varios, otros, general, cómo funciona, socios y colaboradores, estatutos, transparencia, devoluciones, english, español',
    offers: 'servicios, nuestros servicios, productos, nuestros productos, tratamientos, soluciones, especialidades, cursos, ofertas',
    asker: 'yo, mi, mis',
    first: 'yo, nosotros, nosotras, nuestro, nuestra, nuestros, nuestras, mi, mis, nos',
    second: 'tú, tu, tus, te, usted, ustedes, su, vosotros, vuestro, vuestra',
    back: 'esto, eso, este, esta, ello, él, ella, ellos, aquí',
    ask: '¿*, qué, cómo, cuándo, cuánto, cuánta, cuántos, por qué, dónde, quién, cuál, cuáles, es, puedo, se puede, hay, debo, necesito',
    query: { cost: 'precio', reviews: 'opiniones', alternatives: 'alternativas' },
    asks: {
      price: 'precio, precios, cuesta, cuestan, coste, costo, cuánto, tarifa',
      duration: 'cuánto tiempo, cuánto tarda, cuánto dura, duración, plazo',
      steps: 'cómo, pasos',
      definition: 'qué es, qué son, qué significa',
      comparison: 'diferencia, diferencias, comparación, frente a, o',
    },
  },
  it: {
    navigation: {
      association:
        'soci, diventa socio, tesseramento, statuto, consiglio direttivo, donazioni, dona, volontariato, associazione, cinque per mille',
      academic: 'pubblicazioni, ricerca, didattica, membri, tesi, linee di ricerca',
      event: 'relatori, programma, sede, sponsor, date importanti, biglietti',
      cart: 'carrello, cassa',
      people: 'team, il team, membri, relatori, autori, consiglio direttivo, avvocati, medici',
    },
    how: /^come \p{L}+[aei]r(?:e|si|l[oaie])(?!\p{L})/u,
    utility:
      'home, home page, pagina iniziale, benvenuti, chi siamo, chi sono, su di me, su di noi, azienda, la nostra storia, storia, team, il team, contatti, contatto, contattaci, dove siamo, mappa, mappa del sito, note legali, privacy, privacy policy, informativa privacy, cookie, cookie policy, termini e condizioni, condizioni, notizie, news, novità, blog, articoli, archivio, archivi, eventi, stampa, link, collegamenti, risorse, categorie, categoria, tag, cerca, ricerca, faq, domande, domande frequenti, galleria, foto, video, testimonianze, recensioni, lavora con noi, accedi, login, registrati, account, carrello, cassa, prenota, prenotazioni, prenotazione, grazie, errore, pagina non trovata, download, scarica, aiuto, supporto, introduzione, newsletter, prezzi, listino, tariffe, orari, servizi, i nostri servizi, prodotti, i nostri prodotti, negozio, catalogo, soluzioni, programma, progetti, altro, leggi tutto, avanti, indietro, menu, varie, come funziona, pagina, english, italiano',
    offers: 'servizi, i nostri servizi, prodotti, i nostri prodotti, trattamenti, soluzioni, specialità, corsi',
    asker: 'io, mio, mia, miei, mie',
    first: 'io, noi, nostro, nostra, nostri, nostre, mio, mia, miei, mie, ci',
    second: 'tu, tuo, tua, tuoi, tue, voi, vostro, vostra, vostri, ti, vi',
    back: 'questo, questa, quello, ciò, esso, lui, lei, qui',
    ask: 'che, cosa, come, quando, perché, dove, quanto, quanti, quali, qual, quale, chi, è, si può, posso, devo, serve',
    query: { cost: 'costo', reviews: 'recensioni', alternatives: 'alternative' },
    asks: {
      price: 'prezzo, prezzi, costo, costa, costano, quanto costa, tariffa',
      duration: 'quanto tempo, quanto dura, durata',
      steps: 'come, passi',
      definition: "cos'è, che cos'è, cosa è, cosa sono, significa",
      comparison: 'differenza, differenze, confronto, o',
    },
  },
  pt: {
    navigation: {
      association: 'associe-se, sócios, diretoria, estatuto, estatutos, doações, doar, voluntariado, associação, seja sócio',
      academic: 'publicações, pesquisa, investigação, ensino, membros, linhas de pesquisa',
      event: 'palestrantes, programação, programa, local, patrocinadores, datas importantes, ingressos, inscrições',
      cart: 'carrinho, finalizar compra',
      people: 'equipe, equipa, nossa equipe, membros, palestrantes, autores, diretoria, advogados, médicos',
    },
    how: /^como (?:se )?\p{L}+[aei]r(?!\p{L})/u,
    utility:
      'início, home, página inicial, bem-vindo, bem-vindos, sobre, sobre nós, sobre mim, quem somos, empresa, história, nossa história, equipe, equipa, contato, contacto, contatos, contactos, fale conosco, localização, onde estamos, como chegar, mapa, mapa do site, política de privacidade, privacidade, cookies, termos, termos de uso, termos e condições, aviso legal, notícias, novidades, blog, artigos, arquivo, arquivos, eventos, imprensa, links, recursos, categorias, tags, busca, buscar, pesquisa, faq, perguntas, perguntas frequentes, galeria, fotos, vídeos, depoimentos, avaliações, trabalhe conosco, entrar, login, cadastro, conta, minha conta, carrinho, comprar, reservar, reserva, reservas, agendar, obrigado, erro, página não encontrada, downloads, ajuda, suporte, introdução, newsletter, preços, preço, tarifas, valores, horários, serviços, nossos serviços, produtos, nossos produtos, loja, catálogo, soluções, programa, projetos, mais, leia mais, próximo, anterior, voltar, menu, outros, geral, como funciona, english, português',
    offers: 'serviços, nossos serviços, produtos, nossos produtos, tratamentos, soluções, especialidades, cursos, quartos, acomodações',
    asker: 'eu, meu, minha, meus, minhas, mim',
    first: 'eu, nós, nosso, nossa, nossos, nossas, meu, minha, meus, minhas',
    second: 'você, vocês, seu, sua, seus, suas, tu, teu, tua',
    back: 'isso, isto, este, esta, ele, ela, aqui',
    ask: 'o que, que, como, quando, por que, onde, quanto, quantos, qual, quais, quem, é, posso, há, tem, preciso',
    query: { cost: 'preço', reviews: 'avaliações', alternatives: 'alternativas' },
    asks: {
      price: 'preço, preços, custa, custam, custo, valor, quanto custa, tarifa',
      duration: 'quanto tempo, quanto demora, duração, prazo',
      steps: 'como, passos',
      definition: 'o que é, o que são, o que significa',
      comparison: 'diferença, diferenças, comparação, ou',
    },
  },
  nl: {
    navigation: {
      association: 'lid worden, lidmaatschap, leden, bestuur, statuten, doneren, donaties, vrijwilligers, vereniging, stichting, anbi',
      academic: 'publicaties, onderzoek, onderwijs, leden, medewerkers, onderzoeksgroep',
      event: 'sprekers, programma, locatie, sponsors, tickets, belangrijke data',
      cart: 'winkelwagen, winkelmand, winkelmandje, afrekenen',
      people: 'team, ons team, leden, medewerkers, sprekers, auteurs, bestuur, advocaten, artsen',
    },
    how: /^hoe (?:\p{L}+ (?:ik|je|u|men)|kan)(?!\p{L})/u,
    utility:
      'home, start, startpagina, welkom, over, over ons, over mij, wie zijn wij, ons verhaal, bedrijf, geschiedenis, team, ons team, contact, contactgegevens, contactformulier, locatie, route, routebeschrijving, kaart, sitemap, privacy, privacybeleid, privacyverklaring, cookies, cookiebeleid, algemene voorwaarden, voorwaarden, disclaimer, colofon, nieuws, blog, artikelen, archief, agenda, evenementen, pers, links, categorieën, categorie, tags, zoeken, zoekresultaten, faq, vragen, veelgestelde vragen, galerij, foto’s, foto, video, referenties, reviews, ervaringen, vacatures, inloggen, login, registreren, aanmelden, account, mijn account, winkelwagen, winkelmand, afrekenen, bestellen, boeken, reserveren, afspraak, afspraak maken, bedankt, fout, pagina niet gevonden, downloads, hulp, help, support, overzicht, inleiding, introductie, nieuwsbrief, prijzen, prijslijst, tarieven, openingstijden, diensten, onze diensten, producten, onze producten, webshop, shop, winkel, assortiment, oplossingen, projecten, meer, lees meer, volgende, vorige, terug, menu, overig, overige, algemeen, klantenservice, verzending, retourneren, merken, alle producten, aanbiedingen, offerte, offerte aanvragen, kennisbank, zakelijk, particulier, inloggen, english, nederlands',
    offers: 'diensten, onze diensten, producten, onze producten, behandelingen, oplossingen, aanbod, assortiment, cursussen',
    asker: 'ik, mijn, mij',
    first: 'ik, wij, we, ons, onze, mijn, mij',
    second: 'u, uw, je, jij, jouw, jullie',
    back: 'dit, dat, deze, die, het, hij, hier, daarmee',
    ask: 'wat, hoe, wanneer, waarom, waar, wie, welke, welk, kan, kun, kunnen, is, zijn, moet, mag, heb, heeft, hoeveel, wordt, werkt',
    query: { cost: 'kosten', reviews: 'ervaringen', alternatives: 'alternatieven' },
    asks: {
      price: 'kosten, kost, prijs, prijzen, tarief, hoeveel',
      duration: 'hoe lang, hoelang, duur, duurt, levertijd',
      steps: 'hoe kan, hoe werkt, hoe stel, hoe installeer, stappen',
      definition: 'wat is, wat zijn, wat betekent',
      comparison: 'verschil, verschillen, vergelijking, of',
    },
  },
  pl: {
    navigation: {
      association: 'zostań członkiem, członkowie, zarząd, statut, darowizny, wolontariat, stowarzyszenie, fundacja, przekaż 1%',
      academic: 'publikacje, badania, dydaktyka, pracownicy, członkowie',
      event: 'prelegenci, program, agenda, miejsce, sponsorzy, ważne daty, bilety',
      cart: 'koszyk, zamówienie',
      people: 'zespół, nasz zespół, członkowie, prelegenci, autorzy, zarząd, pracownicy, lekarze',
    },
    how: /^jak \p{L}+ć(?!\p{L})/u,
    utility:
      'start, strona główna, główna, home, witamy, o nas, o mnie, o firmie, firma, historia, zespół, nasz zespół, kontakt, lokalizacja, dojazd, mapa, mapa strony, polityka prywatności, prywatność, cookies, polityka cookies, regulamin, rodo, aktualności, blog, artykuły, archiwum, wydarzenia, linki, kategorie, tagi, szukaj, faq, pytania, najczęściej zadawane pytania, galeria, zdjęcia, opinie, referencje, praca, kariera, logowanie, zaloguj, rejestracja, konto, koszyk, rezerwacja, rezerwacje, umów wizytę, dziękujemy, błąd, pomoc, cennik, ceny, godziny otwarcia, usługi, nasze usługi, oferta, nasza oferta, produkty, sklep, katalog, projekty, więcej, dalej, wstecz, menu, inne, ogólne',
    offers: 'usługi, nasze usługi, oferta, nasza oferta, produkty, zabiegi, terapie, kursy',
    asker: 'ja, mój, moja, moje, mnie, mi',
    first: 'ja, my, nas, nasz, nasza, nasze, naszych, mój, moja, moje',
    second: 'ty, twój, twoja, twoje, cię, ci, państwo, państwa, pan, pani',
    back: 'to, ten, ta, te, tego, on, ona, tu',
    ask: 'co, jak, jaki, jaka, jakie, kiedy, dlaczego, gdzie, kto, ile, czy, który, która, które, czym, po co',
    query: { cost: 'cena', reviews: 'opinie', alternatives: 'alternatywy' },
    asks: {
      price: 'cena, ceny, koszt, kosztuje, kosztują, ile kosztuje',
      duration: 'jak długo, ile trwa, czas trwania',
      steps: 'jak, krok',
      definition: 'co to, czym jest, co oznacza',
      comparison: 'różnica, różnice, porównanie, czy, lub',
    },
  },
  ru: {
    navigation: {
      association: 'вступить, членство, члены, правление, устав, пожертвования, помочь, волонтёрам, ассоциация',
      academic: 'публикации, исследования, преподавание, сотрудники, научные направления',
      event: 'спикеры, докладчики, программа, место проведения, спонсоры, важные даты, оргкомитет, билеты',
      cart: 'корзина, оформление заказа',
      people: 'команда, наша команда, сотрудники, спикеры, докладчики, авторы, врачи, юристы',
    },
    how: /^как \p{L}+(?:ть|ти|чь)(?:ся)?(?!\p{L})/u,
    utility:
      'главная, главная страница, начало, о нас, о компании, о себе, о проекте, обо мне, компания, история, команда, наша команда, контакты, контакт, связаться, как нас найти, карта, карта сайта, политика конфиденциальности, конфиденциальность, пользовательское соглашение, согласие, оферта, условия, новости, блог, статьи, полезные статьи, архив, события, ссылки, категории, рубрики, метки, поиск, вопросы, вопросы и ответы, частые вопросы, вопрос-ответ, faq, галерея, фото, фотогалерея, видео, портфолио, наши работы, примеры работ, отзывы, вакансии, вход, войти, регистрация, аккаунт, личный кабинет, корзина, заказ, заказать, оформить заказ, бронирование, запись, записаться, спасибо, ошибка, страница не найдена, скачать, загрузки, помощь, поддержка, обзор, введение, цены, цена, прайс, прайс-лист, стоимость, тарифы, часы работы, услуги, наши услуги, продукция, товары, каталог, каталог товаров, магазин, решения, проекты, доставка, оплата, доставка и оплата, гарантия, гарантии, акции, скидки, ещё, далее, подробнее, назад, меню, прочее, разное, другое, преимущества, как мы работаем, калькулятор',
    offers: 'услуги, наши услуги, продукция, товары, каталог, решения, курсы, виды работ',
    asker: 'я, мой, моя, моё, мои, мне, меня, моей, моего',
    first: 'я, мы, нас, нам, нами, наш, наша, наше, наши, наших, мой, моя, мои',
    second: 'вы, вас, вам, вами, ваш, ваша, ваше, ваши, вашей, вашего, ты, твой',
    back: 'это, этот, эта, эти, этого, он, она, они, оно, здесь, тут',
    ask: 'что, как, какой, какая, какие, какую, каким, когда, почему, где, сколько, кто, чем, зачем, можно, нужно, нужна, нужен, ли, куда, есть, в чём, в чем, из чего, от чего, на сколько',
    query: { cost: 'цена', reviews: 'отзывы', alternatives: 'аналоги' },
    asks: {
      price: 'цена, цены, стоимость, стоит, стоят, сколько стоит',
      duration: 'как долго, сколько времени, сколько сохнет, срок, сроки, длится',
      steps: 'как, шаги',
      definition: 'что такое, что значит, что это',
      comparison: 'отличие, отличия, отличается, разница, сравнение, или',
    },
  },
  tr: {
    navigation: {
      association: 'üyelik, üye ol, üyeler, yönetim kurulu, tüzük, bağış, gönüllü, dernek',
      academic: 'yayınlar, araştırma, ekip üyeleri, dersler',
      event: 'konuşmacılar, program, mekan, sponsorlar, önemli tarihler, biletler',
      cart: 'sepet, sepetim, ödeme',
      people: 'ekip, ekibimiz, üyeler, konuşmacılar, yazarlar, yönetim kurulu, avukatlar, doktorlar',
    },
    utility:
      'ana sayfa, anasayfa, hoş geldiniz, hakkımızda, hakkında, biz kimiz, kurumsal, firma, tarihçe, ekibimiz, ekip, iletişim, bize ulaşın, ulaşım, konum, harita, site haritası, gizlilik, gizlilik politikası, kvkk, çerez politikası, kullanım koşulları, koşullar, haberler, blog, yazılar, makaleler, arşiv, etkinlikler, bağlantılar, kategoriler, etiketler, ara, arama, sss, sıkça sorulan sorular, sorular, galeri, fotoğraflar, videolar, referanslar, yorumlar, kariyer, giriş, üye girişi, kayıt, kayıt ol, hesabım, sepet, sepetim, ödeme, rezervasyon, randevu, randevu al, teşekkürler, hata, indir, indirmeler, yardım, destek, fiyatlar, fiyat listesi, çalışma saatleri, hizmetler, hizmetlerimiz, ürünler, ürünlerimiz, mağaza, katalog, çözümler, projeler, daha fazla, ileri, geri, menü, diğer, genel',
    offers: 'hizmetler, hizmetlerimiz, ürünler, ürünlerimiz, tedaviler, çözümler, kurslar',
    asker: 'ben, benim, bana',
    first: 'ben, biz, bizim, bizi, bize, benim, bana',
    second: 'sen, siz, sizin, sizi, size, senin',
    back: 'bu, şu, o, bunu, burada, bunlar',
    ask: 'ne, nasıl, neden, niçin, kaç, hangi, kim, nerede, nereden',
    particle: /(?:^|\s)m[ıiuü]\p{L}*\s*\?|(?:^|\s)(?:ne|nasıl|neden|niçin|kaç|hangi|kim|nerede|nelerdir|nedir)(?!\p{L})/iu,
    query: { cost: 'fiyatı', reviews: 'yorumları', alternatives: 'alternatifleri' },
    asks: {
      price: 'fiyat, fiyatı, fiyatları, ücret, ücreti, kaç lira, ne kadar',
      duration: 'ne kadar sürer, kaç gün, kaç saat, süre, süresi',
      steps: 'nasıl, adımlar',
      definition: 'nedir, ne demek',
      comparison: 'fark, farkı, karşılaştırma, veya',
    },
  },
  da: {
    navigation: {
      association: 'bliv medlem, medlemskab, medlemmer, bestyrelse, vedtægter, donér, støt os, frivillig, forening, generalforsamling',
      academic: 'publikationer, forskning, undervisning, medarbejdere',
      event: 'talere, oplægsholdere, program, sted, sponsorer, billetter, vigtige datoer',
      cart: 'kurv, indkøbskurv, kasse',
      people: 'team, vores team, medlemmer, medarbejdere, talere, forfattere, bestyrelse',
    },
    how: /^(?:hvordan man|sådan \p{L}+ du)(?!\p{L})/u,
    utility:
      'hjem, forside, forsiden, velkommen, om, om os, om mig, virksomheden, historie, vores team, team, medarbejdere, kontakt, kontakt os, find os, kort, sitemap, privatlivspolitik, persondatapolitik, cookies, cookiepolitik, handelsbetingelser, betingelser, nyheder, blog, artikler, arkiv, begivenheder, kalender, links, kategorier, tags, søg, faq, spørgsmål, ofte stillede spørgsmål, galleri, billeder, video, referencer, anmeldelser, job, karriere, log ind, login, opret konto, konto, min konto, kurv, kasse, bestil, book, booking, book tid, tak, fejl, siden blev ikke fundet, download, hjælp, support, oversigt, nyhedsbrev, priser, pris, åbningstider, ydelser, vores ydelser, services, produkter, vores produkter, shop, butik, løsninger, projekter, mere, læs mere, næste, forrige, tilbage, menu, andet, funktioner, bliv medlem, vedtægter, bestyrelse',
    offers: 'ydelser, vores ydelser, services, produkter, vores produkter, behandlinger, løsninger, kurser',
    asker: 'jeg, min, mit, mine, mig',
    first: 'jeg, vi, os, vores, min, mit, mine, mig',
    second: 'du, dig, din, dit, dine, jer, jeres',
    back: 'det, dette, den, disse, her',
    ask: 'hvad, hvordan, hvornår, hvorfor, hvor, hvem, hvilken, hvilke, hvilket, kan, er, skal, virker, findes, må, har',
    query: { cost: 'pris', reviews: 'anmeldelser', alternatives: 'alternativer' },
    asks: {
      price: 'pris, priser, koster, hvad koster, hvor meget',
      duration: 'hvor lang tid, hvor længe, varighed',
      steps: 'hvordan, trin',
      definition: 'hvad er, hvad betyder',
      comparison: 'forskel, forskellen, sammenligning, eller',
    },
  },
  sv: {
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
  ja: {
    navigation: {
      association: '入会, 入会案内, 会員, 役員, 会則, 定款, 寄付, ボランティア, 学会概要, 理事会',
      academic: '研究業績, 業績, 論文, 研究内容, 研究テーマ, メンバー, 講義',
      event: '登壇者, 講演者, プログラム, 会場, スポンサー, タイムテーブル, チケット',
      cart: 'カート, 買い物かご, レジ',
      people: 'メンバー, スタッフ, スタッフ紹介, 登壇者, 講演者, 役員, 著者',
    },
    utility:
      'ホーム, トップ, トップページ, はじめに, 会社概要, 会社案内, 会社情報, 企業情報, 私たちについて, 当社について, 当店について, 店舗情報, 店舗案内, 店舗紹介, スタッフ, スタッフ紹介, メンバー, 代表挨拶, 沿革, アクセス, 地図, 所在地, お問い合わせ, 問い合わせ, お問合せ, サイトマップ, プライバシーポリシー, 個人情報保護方針, 利用規約, 特定商取引法に基づく表記, お知らせ, ニュース, 新着情報, ブログ, コラム, 記事, 記事一覧, アーカイブ, イベント, リンク, カテゴリ, カテゴリー, タグ, 検索, よくある質問, よくあるご質問, q&a, faq, ギャラリー, 写真, 動画, お客様の声, 口コミ, 採用, 採用情報, 求人, ログイン, 会員登録, マイページ, カート, 予約, ご予約, web予約, 予約する, ありがとうございました, エラー, ダウンロード, ヘルプ, サポート, 料金, 料金表, 価格, メニュー, 料金メニュー, 営業時間, サービス, 事業内容, 事業一覧, 製品, 製品情報, 商品, 商品一覧, オンラインショップ, 実績, 導入事例, その他, 未分類, もっと見る, 詳しく見る, 次へ, 前へ, 戻る, 一覧, 特徴, コンセプト',
    offers: 'サービス, 事業内容, 製品, 製品情報, 商品, メニュー, 施術メニュー, 診療内容, 取扱商品',
    asker: '私',
    first: '私たち, 当社, 弊社, 当店, 当院, 私',
    second: 'あなた, みなさん, 皆様, お客様',
    back: 'これ, それ, この, その, ここ',
    ask: '何, なぜ, どう, どこ, どの, どんな, いつ, いくら, 誰',
    particle: /[かの][?？]?$|(?:何|どう|どの|どれ|どこ|なぜ|いくら|いつ|だれ|誰).*[?？]$/u,
    query: { cost: '料金', reviews: '口コミ', alternatives: '代わり' },
    asks: {
      price: '料金, 値段, 価格, いくら, 費用',
      duration: '時間, 期間, どのくらい, どれくらい, 頻度, ペース',
      steps: 'やり方, 方法, 手順',
      definition: 'とは, って何, とは何',
      comparison: '違い, 比較',
    },
  },
  zh: {
    navigation: {
      association: '入会, 会员, 理事会, 章程, 捐赠, 志愿者, 协会概况, 加入我们协会',
      academic: '论文, 研究成果, 发表论文, 研究方向, 成员, 团队成员, 招生, 学术成果, 学术合作, 学术',
      event: '演讲嘉宾, 日程, 会议日程, 会场, 赞助商, 重要日期, 征稿',
      cart: '购物车, 结算',
      people: '成员, 团队, 团队成员, 研究人员, 演讲嘉宾, 作者, 理事会',
    },
    how: /^(?:如何|怎么|怎样)/u,
    utility:
      '首页, 主页, 关于, 关于我们, 公司简介, 公司概况, 企业文化, 团队, 团队成员, 成员, 研究人员, 联系我们, 联系方式, 联系, 地图, 网站地图, 隐私政策, 隐私, 服务条款, 用户协议, 法律声明, 新闻, 新闻动态, 新闻中心, 公司新闻, 动态, 公告, 通知, 博客, 文章, 归档, 活动, 链接, 友情链接, 资源, 分类, 标签, 搜索, 常见问题, 问答, 图库, 相册, 照片, 视频, 客户评价, 评价, 招聘, 加入我们, 招生, 登录, 注册, 账号, 我的账户, 购物车, 结账, 预订, 预约, 谢谢, 错误, 页面未找到, 下载, 帮助, 支持, 概述, 介绍, 简介, 价格, 营业时间, 服务, 服务项目, 产品, 产品展示, 产品中心, 产品服务, 商城, 商店, 解决方案, 项目, 案例, 更多, 查看更多, 下一页, 上一页, 返回, 菜单, 其他, 未分类, 论文, 发表论文, 研究方向, 快速开始, 开始使用, 更新日志, 研究成果, 学术成果',
    offers: '服务, 服务项目, 产品, 产品中心, 解决方案, 研究方向, 业务范围',
    asker: '我',
    first: '我们, 我, 咱们, 本公司, 我司',
    second: '你, 您, 你们',
    back: '这, 这个, 那, 它, 这些, 这里',
    ask: '什么, 为什么, 怎么, 怎样, 如何, 哪, 多少, 几, 谁, 是否, 能否',
    particle: /(?:什么|怎么|怎样|如何|哪|吗|多少|为什么|是否|几|谁|呢)/u,
    query: { cost: '价格', reviews: '怎么样', alternatives: '替代' },
    asks: {
      price: '价格, 多少钱, 费用, 收费',
      duration: '多久, 多长时间, 时间',
      steps: '如何, 怎么, 怎样, 步骤, 教程',
      definition: '什么是, 是什么',
      comparison: '区别, 对比, 比较',
    },
  },
  ko: {
    navigation: {
      association:
        '회원가입, 회원, 임원, 임원진, 회칙, 정관, 학회정관, 학회구성, 후원, 자원봉사, 학회 정관, 학회 구성, 학회소개, 학회지, 학술지',
      academic: '논문, 연구실적, 연구분야, 구성원, 강의',
      event: '연사, 프로그램, 장소, 스폰서, 주요일정, 티켓',
      cart: '장바구니, 결제',
      people: '구성원, 임원, 임원진, 연사, 저자, 회원',
    },
    utility:
      '홈, 메인, 소개, 회사소개, 학회소개, 인사말, 연혁, 조직, 조직도, 임원, 임원진, 오시는 길, 오시는길, 문의, 문의하기, 연락처, 지도, 사이트맵, 개인정보처리방침, 개인정보취급방침, 이용약관, 소식, 뉴스, 공지, 공지사항, 블로그, 글, 기사, 보관함, 행사, 일정, 링크, 자료실, 카테고리, 태그, 검색, 자주 묻는 질문, 질문, faq, 갤러리, 사진, 영상, 후기, 리뷰, 채용, 학회장 인사말, 학회 구성, 학회 정관, 게시판, 자유게시판, 회원가입, 회원, 로그인, 가입, 내 계정, 장바구니, 결제, 예약, 예약하기, 감사합니다, 오류, 다운로드, 도움말, 지원, 개요, 가격, 요금, 영업시간, 서비스, 제품, 상품, 쇼핑몰, 솔루션, 프로젝트, 더보기, 다음, 이전, 뒤로, 메뉴, 기타, 회칙, 정관',
    offers: '서비스, 제품, 상품, 시술, 솔루션, 사업',
    asker: '나, 제',
    first: '우리, 저희, 나, 제',
    second: '당신, 여러분, 귀하',
    back: '이것, 그것, 이, 그, 여기',
    ask: '무엇, 왜, 언제, 어디, 누구, 어떻게, 어떤, 얼마, 몇',
    particle: /(?:나요|까요|까|가요|인가|는가)\s*[?？]?$|(?:무엇|어떻게|왜|언제|어디|얼마)/u,
    query: { cost: '가격', reviews: '후기', alternatives: '대안' },
    asks: {
      price: '가격, 비용, 요금, 얼마',
      duration: '기간, 얼마나 걸, 시간',
      steps: '어떻게, 방법, 절차',
      definition: '이란, 란, 무엇',
      comparison: '차이, 비교',
    },
  },
  ar: {
    navigation: {
      association: 'العضوية, انضم إلينا, الأعضاء, مجلس الإدارة, النظام الأساسي, تبرع, تبرع الآن, تطوع, الجمعية',
      academic: 'المنشورات, الأبحاث, التدريس, أعضاء المختبر',
      event: 'المتحدثون, البرنامج, مكان الانعقاد, الرعاة, التواريخ المهمة, التذاكر',
      cart: 'السلة, سلة التسوق, الدفع',
      people: 'فريقنا, فريق العمل, الأعضاء, المتحدثون, المؤلفون',
    },
    how: /^كيفية\s/u,
    utility:
      'الرئيسية, الصفحة الرئيسية, من نحن, عن الشركة, عنا, حولنا, فريقنا, فريق العمل, اتصل بنا, تواصل معنا, تواصل, موقعنا, خريطة الموقع, سياسة الخصوصية, الخصوصية, الشروط والأحكام, شروط الاستخدام, أخبار, الأخبار, مدونة, المدونة, المقالات, مقالات, الأرشيف, الفعاليات, روابط, التصنيفات, الوسوم, بحث, الأسئلة الشائعة, الأسئلة, معرض الصور, الصور, فيديو, آراء العملاء, وظائف, تسجيل الدخول, دخول, تسجيل, حسابي, السلة, الدفع, احجز, احجز الآن, حجز, شكرا, خطأ, تحميل, مساعدة, الدعم, الأسعار, السعر, ساعات العمل, الخدمات, خدماتنا, خدمات, المنتجات, منتجاتنا, المتجر, الحلول, المشاريع, المزيد, التالي, السابق, رجوع, القائمة, أخرى',
    offers: 'الخدمات, خدماتنا, خدمات, المنتجات, منتجاتنا, الحلول, العلاجات',
    asker: 'أنا',
    first: 'أنا, نحن, لنا, لدينا',
    second: 'أنت, أنتم, لك, لكم',
    back: 'هذا, هذه, ذلك, تلك, هو, هي, هنا',
    ask: 'هل, ما, ماذا, كيف, متى, لماذا, أين, كم, من, أي, لماذا',
    query: { cost: 'سعر', reviews: 'تقييمات', alternatives: 'بدائل' },
    asks: {
      price: 'سعر, أسعار, تكلفة, كم يكلف, بكم',
      duration: 'كم تستغرق, كم يستغرق, مدة',
      steps: 'كيف, خطوات, طريقة',
      definition: 'ما هو, ما هي, ما معنى, تعريف',
      comparison: 'الفرق, مقارنة, أم',
    },
  },
};
