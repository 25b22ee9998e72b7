import { definePack, months, phrases, words } from '../pack.ts';

export const fr = definePack({
  language: 'fr',
  persons: { first: words('je me moi mon ma mes nous notre nos j ai'), second: words('tu te toi ton ta tes vous votre vos') },
  months: months(
    'janvier janv, février feb fevrier févr fevr fév fev, mars, avril avr, mai, juin, juillet juil, août aout, septembre sept, octobre oct, novembre nov, décembre decembre déc',
  ),
  weekdays: words('lundi mardi mercredi jeudi vendredi samedi dimanche lundis mardis mercredis jeudis vendredis samedis dimanches'),
  units: {
    percent: phrases('pour cent'),
    currency: words('euro euros dollar dollars francs cts'),
    duration: words('seconde secondes minute minutes heure heures jour jours semaine semaines mois an ans année années'),
    measure: words('tonne tonnes mètre mètres kilomètres litre litres'),
    magnitude: words('mille millier milliers million millions milliard milliards'),
    numerals: words('deux trois quatre cinq six sept huit neuf dix onze douze'),
    vague: words('quelques plusieurs seul seule même demi'),
  },
  asks: {
    definition: phrases("qu'est-ce que, qu'est-ce qu, c'est quoi, que signifie, définition, signification, expliqué, glossaire"),
    price: phrases('prix, tarif, tarifs, coût, coûts, coûte, combien coûte, honoraires, frais, devis'),
    reviews: phrases('avis, témoignages, témoignage, avis clients, références, études de cas'),
    alternatives: phrases('alternatives, alternative, au lieu de, à la place de, remplacer, similaire à'),
    comparison: phrases('comparatif, comparaison, comparer, vs, versus, différence, différences, mieux que'),
    howTo: phrases("comment faire, comment, guide, tutoriel, étape par étape, mode d'emploi, pas à pas"),
    duration: phrases('combien de temps, durée, dure, délai, délais'),
    requirements: phrases('prérequis, conditions, de quoi ai-je besoin, nécessaire, pièces à fournir, obligatoire'),
    examples: phrases("exemple, exemples, par exemple, cas d'usage, modèle"),
    benefits: phrases('avantages, avantage, inconvénients, bénéfices, pourquoi choisir, atouts'),
  },
  pages: {
    home: phrases("accueil, page d'accueil, page d’accueil, bienvenue"),
    about: phrases(
      "à propos, qui sommes-nous, qui sommes nous, notre histoire, nos valeurs, entreprise, présentation, l'équipe, notre entreprise, mairie",
    ),
    team: phrases('équipe, notre équipe'),
    jobs: phrases('recrutement, carrières, emplois, nous rejoindre, offres d’emploi'),
    contact: phrases(
      'contact, nous contacter, contactez-nous, accès, horaires, nous trouver, prendre rendez-vous, demander un devis, nous joindre, service client, service clients',
    ),
    services: phrases(
      'services, nos services, prestations, nos prestations, ce que nous faisons, soins, solutions, domaines d’intervention, expertises, savoir-faire',
    ),
    products: phrases('produits, nos produits, boutique, catalogue'),
    prices: phrases('tarifs, prix, honoraires'),
    reviews: phrases('avis, témoignages, avis clients, ce que disent nos clients, ils nous font confiance, témoignages clients'),
    faq: phrases('faq, foire aux questions, questions fréquentes'),
    blog: phrases('blog, articles, conseils, magazine'),
    news: phrases('actualités, actualité, actus, presse, nouveautés'),
    events: phrases('événements, évènements, agenda, calendrier'),
    gallery: phrases('galerie, photos, vidéos, réalisations'),
    downloads: phrases('téléchargements, télécharger'),
    help: phrases('aide, assistance, support, service client'),
    privacy: phrases('politique de confidentialité, confidentialité, données personnelles, protection des données, vie privée'),
    terms: phrases("cgu, cgv, conditions générales, conditions d'utilisation, conditions générales de vente, conditions de vente"),
    imprint: phrases('mentions légales'),
    returns: phrases('retours, livraison, remboursement, livraison et retours'),
    cookies: phrases('cookies, politique de cookies, gestion des cookies'),
    login: phrases('connexion, se connecter, mon compte, inscription, espace client, déconnexion'),
    cart: phrases('panier, mon panier, commande'),
    search: phrases('recherche, rechercher, résultats de recherche'),
    sitemap: phrases('plan du site'),
    newsletter: phrases('newsletter, infolettre, abonnez-vous'),
  },
  greetings: phrases('bienvenue, bonjour'),
  siteWords: phrases('page, pages, site, sites, web, internet'),
  author: phrases('écrit par, rédigé par, publié par, par, auteur, autrice, auteure, auteurs:, autrices:, texte:'),
  and: phrases('et, ainsi que'),
  siteParts: phrases(
    "fonctionnalités, clients, documentation, livraison, retours, notes de version, feuille de route, statut, sécurité, accessibilité, déclaration d'accessibilité, charte éditoriale, don, dons, faire un don, bénévolat, bénévoles, guides, ressources, magazine, presse",
  ),
  titles: words(
    'dr dre docteur docteure pr prof professeur professeure m mme mlle me mtre maître monsieur madame mademoiselle avocat avocate notaire',
  ),
  honorifics: words('dr dre pr mme mlle monsieur madame mademoiselle'),
  nameParticles: words('de du la le'),
  roles: phrases(
    'rédaction, équipe, auteur, auteurs, autrice, autrices, auteure, rédacteur, rédactrice, rédacteurs, invité, invitée, administrateur, administratrice, webmestre, secrétariat, utilisateur',
  ),
  introductions: phrases("je suis, je m'appelle, mon nom est"),
  manualIntroductions: phrases(
    "introduction, introduction à, présentation, présentation de, aperçu, aperçu de, vue d'ensemble, vue d'ensemble de, à propos, à propos de, qu'est-ce que, c'est quoi",
  ),
  phone: phrases('tél, téléphone, tél. portable, appelez, appelez-nous'),
  reporting: phrases('dit, dits, déclaré, déclare, affirmé, affirme, ajouté, ajoute, expliqué, explique, souligné, souligne'),
  versus: phrases('contre, versus'),
  alternativeTo: phrases('alternative à, alternatives à'),
  openRange: {
    since: phrases('depuis, dès, à partir de, à compter de'),
    onward: phrases('et plus, et suivantes'),
    present: phrases("aujourd'hui, maintenant, présent, à présent, ce jour, nos jours, en cours"),
  },
  published: phrases('publié, publication, paru, mis en ligne, mise en ligne, posté le'),
  updated: phrases('mis à jour, mise à jour, mises à jour, actualisé, modifié, dernière modification, révisé, dernière révision'),
  buy: phrases(
    'ajouter au panier, ajouter à mon panier, ajouter dans le panier, mettre au panier, mettre dans le panier, acheter, commander maintenant, précommander',
  ),
  priceMarks: words('euro euros dollars francs fcfa'),
  rating: phrases(
    'avis, note, notes, noté*, notation*, étoile*, sur 5, sur 10, évaluation*, évalué*, appréciation*, témoignage*, commentaire*, vote, votes',
  ),
  disclosures: phrases(
    'affili*, commission*, sponsor*, publicit*, rémunér*, remuner*, lien partenaire, liens partenaires, partenariat commercial, collaboration commerciale, contrepartie financière, achats remplissant les conditions',
  ),
  walls: {
    login: phrases(
      "se connecter, vous connecter, connectez-vous, connecte-toi, identifiez-vous, s'identifier, s’identifier, créer un compte, créez un compte, créer mon compte",
    ),
    subscription: phrases("abonn*, s'abonner, s’abonner"),
    consent: phrases('consentement*, témoins de connexion, fichiers témoins, rgpd, votre vie privée'),
    age: phrases(
      "{} ans révolus, {} ans ou plus, avez-vous {} ans, avez-vous plus de {} ans, as-tu {} ans, as-tu plus de {} ans, j'ai {} ans, j'ai plus de {} ans, avoir {} ans, avoir plus de {} ans, êtes-vous majeur, es-tu majeur, être majeur, je suis majeur, âge légal",
    ),
  },
  accept: phrases("accepter, j'accepte, j’accepte, acceptez, tout accepter, autoriser, tout autoriser, d'accord, d’accord"),
  trades: {
    narrows: 'before',
    beside: phrases('le, la, l, les, un, une, votre, notre, nos, mon, son, cette, ce'),
    governing: phrases('pour, de, d, du, des, à, au, aux, avec, chez, en, dans, par, sur, sous, sans, près, vers, entre'),
    others: phrases(
      "hôtel pour animaux, hôtel pour chats, hôtel pour chiens, hôtel de ville, hôtel des ventes, hôtel de police, hôtel d'entreprises",
    ),
    names: {
      Dentist: phrases(
        'dentiste, dentistes, chirurgien-dentiste, chirurgiens-dentistes, chirurgien dentiste, cabinet dentaire, centre dentaire, clinique dentaire',
      ),
      Physician: phrases('médecin, médecins, médecin généraliste, cabinet médical'),
      Physiotherapy: phrases(
        'kinésithérapeute, kinésithérapeutes, masseur-kinésithérapeute, cabinet de kinésithérapie, physiothérapeute, physiothérapeutes, physiothérapie, clinique de physiothérapie',
      ),
      Pharmacy: phrases('pharmacie'),
      Attorney: phrases("avocat, avocate, avocats, avocates, cabinet d'avocats, cabinet d'avocat, étude d'avocats"),
      Notary: phrases('notaire, notaires, étude notariale, office notarial'),
      AccountingService: phrases(
        "expert-comptable, experts-comptables, expert comptable, experts comptables, cabinet comptable, cabinet d'expertise comptable",
      ),
      InsuranceAgency: phrases(
        "agence d'assurance, agence d'assurances, courtier en assurance, courtier en assurances, cabinet d'assurance, cabinet d'assurances, agent général d'assurance",
      ),
      RealEstateAgent: phrases('agence immobilière, agent immobilier, agents immobiliers, courtier immobilier'),
      Restaurant: phrases('restaurant, pizzeria, bistrot, bistro, crêperie'),
      CafeOrCoffeeShop: phrases('salon de thé, coffee shop, café-bar'),
      Bakery: phrases('boulangerie, boulanger, boulangerie-pâtisserie, boulangerie pâtisserie'),
      Hotel: phrases('hôtel, hotel'),
      BedAndBreakfast: phrases(
        "chambre d'hôtes, chambres d'hôtes, maison d'hôtes, chambre d'hôte, gîte et chambres d'hôtes, bed and breakfast",
      ),
      HairSalon: phrases('coiffeur, coiffeuse, coiffeurs, salon de coiffure, barbier'),
      BeautySalon: phrases("institut de beauté, salon de beauté, salon d'esthétique, esthéticienne"),
      Plumber: phrases('plombier, plombiers, plomberie, entreprise de plomberie, plombier-chauffagiste, plombier chauffagiste'),
      Electrician: phrases("électricien, électriciens, entreprise d'électricité"),
      RoofingContractor: phrases('couvreur, couvreurs, entreprise de couverture, couvreur-zingueur, entreprise de toiture'),
      Locksmith: phrases('serrurier, serruriers, serrurerie'),
      HousePainter: phrases('peintre en bâtiment, peintres en bâtiment, entreprise de peinture, artisan peintre'),
      MovingCompany: phrases('déménageur, déménageurs, entreprise de déménagement, société de déménagement'),
      AutoRepair: phrases('garage automobile, garage auto, réparation automobile, garagiste, mécanicien automobile'),
      Florist: phrases('fleuriste, fleuristes'),
      VeterinaryCare: phrases('vétérinaire, vétérinaires, clinique vétérinaire, cabinet vétérinaire'),
      TravelAgency: phrases('agence de voyages, agence de voyage'),
    },
  },
  standIns: {
    error: phrases(
      "page introuvable, page non trouvée, page n'existe pas, page n’existe pas, page n'existe plus, page n’existe plus, page demandée, page que vous cherchez, page que vous recherchez, erreur 404, erreur interne, une erreur est survenue, une erreur s'est produite, une erreur s’est produite",
    ),
    maintenance: phrases(
      'en maintenance, en cours de maintenance, maintenance en cours, de retour bientôt, bientôt de retour, en construction, en cours de construction, bientôt en ligne, bientôt disponible, temporairement indisponible',
    ),
    parked: phrases(
      'domaine est à vendre, nom de domaine à vendre, acheter ce domaine, acheter ce nom de domaine, domaine est parqué, domaine réservé, domaine a été réservé, domaine a été enregistré, domaine a expiré',
    ),
  },
  breadcrumb: phrases("fil d'ariane, fil d’ariane, chemin de navigation, vous êtes ici"),
  vagueLinks: phrases(
    "ici, cliquez ici, cliquer ici, lire plus, lire la suite, lire l'article, lire l’article, voir la suite, la suite, suivant, en savoir plus, plus, voir, voir plus, afficher plus, détails, voir les détails, plus de détails, plus d'infos, plus d’infos, plus d'informations, plus d’informations, continuer, continuer la lecture, lien, ce lien, cette page",
  ),
  stopwords:
    words(`a afin ai ainsi alors après as au aucun aucune aujourd aussi autre autres aux avait avant avec avez avoir avons ayant beaucoup bien c ce ceci cela celle celles celui cependant
ces cet cette ceux chaque chez ci comme comment compris comprise comprises d dans de depuis des dès donc dont du déjà elle elles en encore entre es est et eu eux fait faire faut font grâce hors hui il ils inclus incluse incluses j je
jusqu l la là laquelle le lequel les lesquelles lesquels leur leurs lors lorsque lui m ma mais malgré me même mêmes mes mieux moi moins mon n ne ni non nos notre nous on ont ou où
par parce parfois pas pendant peu peut peuvent plus plusieurs plutôt pour pourquoi pouvez pouvoir près presque puis puisque qu quand que quel quelle quelles quelque quelques quels
qui quoi s sa sans sauf se selon sera seront ses si soi soit sommes son sont sous souvent sur t ta tandis te tel telle telles tels tes toi ton toujours tous tout toute toutes très
trop tu un une utilise utilisent utiliser utilisé vers via voici voilà vos votre vous vu y à été était étaient être`),
  abbreviations: words('m mm mme mlle av bd env ex c.-à-d janv févr avr juil sept oct nov déc tél art al n p.ex cie'),
  questions: {
    names: phrases('question, questions'),
    openers: words('comment quoi quand où qui pourquoi quel quelle quels quelles combien lequel laquelle'),
    pairs: new Set(['qu est', 'est ce', 'à quoi', 'à quel', 'à quelle', 'de quoi', 'en quoi', 'peut on', 'que faire']),
    announcing: /^(?:quoi|quand|où) \p{L}+(?:er|ir|re)$/u,
  },
  definitions: {
    judging: words('tâche affaire défi enjeu choix nécessité incontournable atout corvée'),
    articles: words("un une le la les l' des"),
    copulas: words('est sont'),
    openers: words("un une le la les l' l’ des d'un d'une"),
    verbs: phrases(
      'désigne, désignent, signifie, se définit comme, correspond à, est défini comme, est définie comme, consiste à, fait référence à',
    ),
    pronouns: words("il elle ils elles ce c'est cela ça ceci nous vous on qui que quoi ici où notre nos en dans pour avec à"),
  },
  headlineModifiers: words(
    'guide guides manuel tutoriel expliqué expliquée expliqués expliquées explication introduction aperçu bases astuces conseils faq checklist liste calendrier tableau comparatif comparaison exemples complet complète ultime pratique essentiel essentielle simple débutants débutant tout savoir choses raisons façons étapes faits',
  ),
  backReference:
    /^(?:(?:cela|ça|ceci|elles?|ils|celui-ci|celle-ci|ceux-ci|ces derniers|ce dernier|cette dernière)(?!\p{L})|c['’]est(?! (?:quoi|pourquoi))(?! (?:la|le) \p{L}+ fois que)(?!\p{L})|comme (?:mentionné|indiqué|vu|expliqué|décrit)|voir ci-dessus)/iu,
  announcement:
    /^(?:dans (?:cet|ce|cette) (?:article|guide|billet|page|section)|(?:cet article|ce guide)|nous verrons|nous vous (?:expliquons|montrons|présentons|disons|détaillons|dévoilons)(?!\p{L})|nous allons (?:vous )?(?:voir|expliquer|montrer|présenter|décrire|détailler|découvrir|aborder|examiner|explorer|parler|dire)(?!\p{L})|bienvenue|découvrez|lisez|poursuivez|avez-vous)/iu,
  research: {
    names: /(?<!\p{L})(?:études?(?! de cas)|enquêtes?|recherches?|chercheurs|sondage|statistiques|méta-analyse)(?!\p{L})/iu,
    finds:
      /(?<!\p{L})(?:(?:dé)?montr\p{L}*|rév[éè]l\p{L}*|indiqu\p{L}*|conclu\p{L}*|estim\p{L}*|constat\p{L}*|affirm\p{L}*|prouv\p{L}*|sugg[éè]r\p{L}*|mesuré\p{L}*|selon|d['’]après)(?!\p{L})/iu,
    report:
      /(?<!\p{L})rapports?(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:montre(?:nt)?|révèle(?:nt)?|indique(?:nt)?|conclut|estime(?:nt)?|constate(?:nt)?|affirme(?:nt)?)(?!\p{L})/iu,
    firstPerson: /(?<!\p{L})(?:nous|notre|nos|je|j['’]ai|mon|mes)(?!\p{L})/iu,
    example: /(?<!\p{L})(?:exemples?|supposons)(?!\p{L})/iu,
    own: /\b(?:nous|notre|nos|j['’]ai|on)\b.{0,60}(?:mesuré|testé|interrogé|analysé|comparé|relevé|recueilli|évalué|compté|observé|chronométré|étudié)|\bno(?:s|tre) (?:propres? )?(?:données|tests?|enquête|étude|mesures|analyse|essais|relevés)/iu,
  },
  dated: {
    announced:
      /(?<!\p{L})(?:prévu(?:e|es|s)? (?:pour|en)|sera .{0,60}en|d’ici(?: fin)?|d'ici(?: fin)?|à venir en)\s*((?:19|20)\d\d)(?!\d)/iu,
    asOf: /(?<!\p{L})(?:à la date de|en date de|au \d{1,2} \p{L}+)\s*((?:19|20)\d\d)(?!\d)/iu,
  },
  readability: {
    formula: 'flesch',
    base: 207,
    sentence: 1.015,
    syllable: 73.6,
    none: 0,
    full: 35,
    vowels: /eau|ou|au|ai|ei|oi|eu|œu|ie|ue|io|[aeiouyàâäéèêëîïôöùûüœæ]/g,
    silent: /[^aeiouéè](?:e|es|ent)$/,
  },
  subjects: {
    health: words(
      'dentaire dentiste patient symptôm diagnos thérap maladie médecin médicament posologie clinique chirurg traitement vaccin cancer diabèt infection',
    ),
    finance: words(
      'invest portefeuille action obligation hypothè crédit prêt intérêt dividend retraite courtier inflation rendement assurance impôt fonds',
    ),
    legal: words(
      'avocat procès tribunal plaignant défendeur litige responsabilité divorce juridiction locataire bailleur juridique loi garde',
    ),
    technology: words(
      'logiciel api javascript python serveur cloud kubernetes docker framework navigateur android iphone gpu llm github npm sdk programm',
    ),
    news: words('actualité afp dépêche'),
  },
  policies: {
    privacy: /confidentialit|vie privée|protection des donn|rgpd/iu,
    terms:
      /\bcg[uv]\b|\bconditions (?:g[eé]n[eé]rales|particuli[eè]res|d[’' ](?:utilisation|usage|achat)|de (?:vente|r[eé]servation|service))/iu,
    imprint: /mentions[- ]l[eé]gales/iu,
    returns: /retour|remboursement|livraison/iu,
    editorial: /r[eé]dactionnelle/iu,
  },
  numbered: words(
    'port version modèle article section chapitre page ligne chambre niveau étape figure tableau partie volume numéro série type classe route erreur code règle',
  ),
  commands: words(
    'appuyez cliquez ouvrez sélectionnez choisissez saisissez entrez téléchargez installez lisez voyez découvrez regardez visitez appelez contactez réservez commandez achetez obtenez essayez inscrivez abonnez rejoignez commencez économisez vérifiez trouvez explorez partagez suivez ajoutez utilisez réglez allez copiez demandez comparez profitez',
  ),
  aspects: {
    cues: {
      definition:
        'qu est ce, qu entend on, que signifie, c est quoi, que veut dire, définition, signification, expliqué, glossaire, introduction, les bases',
      steps: 'comment, étape, guide, tutoriel, mode d emploi, instructions, débuter, démarrer, installer, installation, configurer',
      best: 'meilleur, meilleure, top, recommandé, recommandation, conseillé, quel, quelle, choisir, choix, classement',
      price: 'prix, tarif, coût, coûte, combien coûte, combien prend, honoraires, frais, budget, remise',
      alternative: 'alternative, au lieu de, remplacer, remplacement, substitut, concurrent, semblable à',
      comparison: 'vs, versus, comparatif, comparer, comparé, comparaison, différence, différer, différent de, mieux que',
      audience:
        'pour qui, à qui, qui a besoin, qui devrait, adapté, adaptée, convient, conçu pour, conçue pour, idéal pour, public, débutant, professionnel',
      benefit: 'vaut, avantage, inconvénient, bénéfice, rentable, rentabilité, économie, intérêt, pourquoi choisir',
      requirement:
        'exigence, prérequis, requis, nécessaire, de quoi ai je besoin, de quoi a t on besoin, que faut il, ce qu il faut, obligatoire, compatible, liste de contrôle',
      duration: 'combien de temps, en combien de temps, durée, dure, délai, calendrier',
      mistake: 'erreur, problème, piège, éviter, dépannage, panne, faute, risque',
      example: 'exemple, par exemple, modèle, cas d usage, scénario',
      proof: 'étude de cas, témoignage, avis, référence, nos clients, cas client, ils nous font confiance',
    },
    defines: 'est un, est une, est le, est la, est l, sont des, sont les, signifie, désigne, se définit, veut dire, consiste, on entend',
    units: 'seconde minute min heure h jour semaine mois an année',
  },
  topics: {
    navigation: {
      association:
        "adhérer, adhésion, devenir membre, membres, statuts, bureau, conseil d'administration, faire un don, dons, bénévolat, bénévoles, association, assemblée générale",
      academic: 'publications, recherche, enseignement, membres, équipe de recherche, thèses, séminaires',
      event: 'orateurs, conférenciers, intervenants, programme, lieu, sponsors, appel à communications, dates importantes, billetterie',
      cart: 'panier, mon panier, paiement, commander',
      people:
        "équipe, l'équipe, notre équipe, membres, orateurs, conférenciers, intervenants, auteurs, bureau, avocats, médecins, conférencier, intervenant",
      places:
        "nos agences, agences, nos magasins, zones d'intervention, zone d'intervention, secteurs d'intervention, villes, implantations",
      works: 'références, nos références, études de cas, réalisations, nos réalisations, portfolio',
      bodies: 'association, fédération, fondation',
    },
    how: /^comment (?:s'|se )?\p{L}+(?:er|ir|re)(?!\p{L})/u,
    utility:
      "accueil, bienvenue, à propos, a propos, qui sommes-nous, qui sommes nous, notre histoire, histoire, l'équipe, notre équipe, équipe, l'entreprise, contact, contacts, contactez-nous, nous contacter, nous trouver, plan d'accès, accès, plan du site, mentions légales, politique de confidentialité, confidentialité, données personnelles, cgv, cgu, conditions générales, conditions d'utilisation, cookies, actualités, actualité, actus, blog, articles, archives, archive, événements, agenda, presse, revue de presse, médias, liens, ressources, catégories, catégorie, étiquettes, tags, recherche, faq, foire aux questions, questions fréquentes, galerie, photos, vidéos, témoignages, avis, recrutement, emploi, adhérer, adhésion, membres, connexion, se connecter, inscription, s'inscrire, compte, mon compte, panier, commander, réserver, réservation, réservations, rendez-vous, merci, erreur, page non trouvée, page introuvable, téléchargements, télécharger, aide, support, présentation, introduction, newsletter, infolettre, s'abonner, abonnement, tarifs, prix, nos tarifs, horaires, services, nos services, prestations, nos prestations, produits, nos produits, boutique, catalogue, solutions, programme, partenaires, sponsors, orateurs, lieu, plus, lire la suite, en savoir plus, suivant, précédent, retour, menu, divers, autres, anglais, français, english, comment ça marche, édito, sommaire, nouvelle, nouvelles, annonce, annonces, communiqué, communiqués, communiqué de presse, communiqués de presse, événement, évènement, évènements, interview, interviews, épisode, épisodes, podcast, direct, distinctions, récompenses, rapport, rapports, rapport annuel, rapports annuels, publication, publications, présentations, postes ouverts, offres, sponsor, bailleurs, donateurs, partenaire, nos partenaires, partenariats, réseau, bureau, conseil d’administration, conseil d'administration, direction, comité, comités, code de conduite, charte, statuts, domaines d’activité, domaines d'activité, notre travail, axes de recherche, avantages, matériel, documents, formulaires, outils, connaissances, logo, logos, qualité, certificats, pourquoi nous, nos valeurs, thèmes, clients, nos clients, réalisations, portfolio, info, infos, information, informations, infos générales, informations générales, plus d'infos, plus d'informations, plus d’infos, plus d’informations, informations complémentaires, autres informations, infos utiles, informations utiles, info pratique, infos pratiques, informations pratiques, infos importantes, informations importantes, renseignements, renseignements pratiques, bon à savoir, devis, devis gratuit, demande de devis",
    offers:
      'services, nos services, prestations, nos prestations, produits, nos produits, offres, nos offres, solutions, soins, formations, spécialités',
    customers: {
      homes:
        'particulier, particuliers, particulière, particulières, résidentiel, résidentielle, résidentiels, résidentielles, domestique, domestiques',
      firms: 'professionnels, entreprise, entreprises, commercial, commerciale, commerciaux, commerciales',
    },
    asker: 'je, mon, ma, mes, moi',
    first: 'je, nous, notre, nos, mon, ma, mes, moi',
    second: 'vous, votre, vos, tu, ton, ta, tes, toi',
    back: 'cela, ça, ceci, ce, celui-ci, il, elle, ils, elles',
    ask: "qu'*, que, quoi, quel, quelle, quels, quelles, comment, pourquoi, quand, où, combien, est-ce, y a-t-il, peut-on, faut-il, doit-on, qui, à",
    documentation: 'docs, documentation',
    manual:
      'concepts, installation, utilisation, mise à jour, notions de base, bases, exemples, configuration, administration, base de connaissances',
    free: 'gratuit, gratuite, gratuits, gratuites, gratuitement, offert, sans frais',
    query: { cost: 'prix', reviews: 'avis', alternatives: 'alternatives', definition: "qu'est-ce que {}", elided: "qu'est-ce qu'{}" },
    faces: {
      hours: "horaires, horaires d'ouverture, nos horaires",
      address: 'adresse',
      shipping: 'frais de port, livraison, frais de livraison, expédition',
      returns: 'retours, retour, politique de retour, retours et remboursements, remboursement',
      dates: 'dates, dates importantes, calendrier',
      venue: "lieu, lieu de l'événement, accès, comment venir, venir",
      tickets: 'inscription, inscriptions, billetterie, tarifs',
      program: 'programme, planning, agenda',
      membership: 'adhésion, adhérer, devenir membre, devenir adhérent, cotisation',
      publications: 'publications',
      parking: 'parking, stationnement',
      payment: 'paiement, moyens de paiement, modes de paiement',
      cancellation: "annulation, conditions d'annulation",
      license: 'licence, licences',
    },
    task: {
      at: 'first',
      ask: 'comment {}',
      verbs:
        'activer, ajouter, changer, configurer, connecter, convertir, copier, créer, désactiver, désinstaller, déployer, exporter, générer, gérer, importer, installer, intégrer, lancer, migrer, modifier, partager, personnaliser, publier, restaurer, sauvegarder, supprimer, synchroniser, télécharger, utiliser, vérifier',
    },
    asks: {
      price: 'prix, coût, coûte, coûtent, tarif, tarifs',
      duration: 'combien de temps, durée, délai, dure',
      steps: 'comment, étapes, installer',
      definition: "qu'est-ce, c'est quoi, que signifie, définition",
      comparison: 'différence, différences, comparaison, ou, contre',
    },
  },
  addresses: {
    about: words('équipe l-équipe notre-équipe à-propos apropos qui-sommes-nous notre-histoire'),
    contact: words('contactez-nous nous-contacter'),
    faq: words('questions-fréquentes foire-aux-questions'),
    docs: words('manuel aide documentation'),
    product: words('produit produits'),
    article: words('actualités'),
    hub: words('produits boutique actualités catégories'),
    category: words('catégorie catégories'),
  },
});
