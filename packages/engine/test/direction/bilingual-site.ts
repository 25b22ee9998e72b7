import { jsonLdScript, type TestSite } from '../sites/test-site.ts';

/** One small site said in two languages: same structure, same facts, same sources. V5: the language changes the score by exactly 0. */
const HOST = 'warmhaus.test';

type Words = {
  code: string;
  name: string;
  nav: { home: string; article: string; about: string; contact: string; privacy: string };
  home: { title: string; description: string; lead: string; heading: string; text: string };
  article: {
    title: string;
    description: string;
    lead: string;
    kinds: string;
    powerHeading: string;
    power: [before: string, link: string, after: string];
    study: [before: string, link: string, after: string];
    whatHeading: string;
    what: string;
    fitHeading: string;
    fit: string;
    more: readonly (readonly [heading: string, text: string])[];
    stepsHeading: string;
    steps: readonly string[];
    by: string;
    published: string;
    rows: readonly (readonly [string, string])[];
  };
  about: { title: string; description: string; text: string };
  contact: { title: string; description: string; text: string };
  privacy: { title: string; description: string; text: string };
};

const EN: Words = {
  code: 'en',
  name: 'Warmhaus',
  nav: { home: 'Home', article: 'What does a heat pump cost?', about: 'About us', contact: 'Contact', privacy: 'Privacy' },
  home: {
    title: 'Heat pumps for old houses',
    description: 'We plan and install heat pumps in old houses, with a fixed price and a guarantee of ten years on the heat pump.',
    lead: 'Warmhaus installs heat pumps in old houses. A heat pump costs 12,000 to 25,000 euros with us, installation included, and we guarantee it for ten years.',
    heading: 'How a heat pump gets into an old house',
    text: 'We measure the house, plan the heat pump and install it within four days. The old boiler goes out on the last day, so that the house stays warm.',
  },
  article: {
    title: 'What does a heat pump cost?',
    description:
      'A heat pump costs 12,000 to 25,000 euros. What decides the price of a heat pump, and how much power it uses in an old house.',
    lead: 'A heat pump costs 12,000 to 25,000 euros, installation included. The price depends on the size of the house and on the source of the heat.',
    kinds: 'A heat pump that draws heat from the air is the cheapest kind. One that uses the ground needs drilling, which takes longer.',
    powerHeading: 'How much power does a heat pump use?',
    power: [
      'A heat pump uses about 5,000 kWh of power a year in a house of 140 m². According to ',
      'Fraunhofer (2024)',
      ', older houses need 30 percent more power.',
    ],
    study: ['A ', 'field study', ' of 56 heat pumps measured 3.1 units of heat for each unit of power in 2020.'],
    whatHeading: 'What is a heat pump?',
    what: 'A heat pump is a machine that moves heat from a cold place to a warm one. It works like a fridge that is turned around.',
    fitHeading: 'Houses in which a heat pump pays',
    fit: 'A heat pump pays in houses with large radiators and good windows. In a house without insulation the heat pump runs hot and the power bill grows.',
    more: [
      [
        'What are the alternatives to a heat pump?',
        'The alternatives to a heat pump are a pellet boiler, district heating and a new gas boiler. A pellet boiler costs about as much as a heat pump and needs a dry room for the pellets.',
      ],
      [
        'Heat pump or gas boiler: how do they compare?',
        'Compared with a gas boiler, a heat pump costs twice as much to buy and half as much to run. The difference is paid back after nine to twelve years.',
      ],
      [
        'Who is a heat pump for?',
        'A heat pump is for owners who stay in their house for ten years or longer. For a house that will be sold next year a heat pump is seldom the right choice.',
      ],
      [
        'Is a heat pump worth it?',
        'A heat pump is worth it where power costs less than three times as much as gas. In most old houses a heat pump is worth its price after eleven years.',
      ],
      [
        'What is the best heat pump for an old house?',
        'The best heat pump for an old house is one that reaches 60 °C without an electric heater. We recommend a heat pump with natural refrigerant for most old houses.',
      ],
    ],
    stepsHeading: 'How do I get started with a heat pump?',
    steps: [
      'Have the heat that the house needs measured before you order a heat pump.',
      'Ask three firms for a fixed price of the heat pump with its installation.',
      'Apply for the grant, and order the heat pump only after it has been approved.',
    ],
    by: 'By',
    published: 'Published',
    rows: [
      ['Kind of heat pump', 'Price'],
      ['Air', '15,000 €'],
      ['Ground', '25,000 €'],
    ],
  },
  about: {
    title: 'About us',
    description: 'Warmhaus is a firm of seven people in Freiburg that has installed heat pumps in old houses since 2011.',
    text: 'Warmhaus is a firm of seven people in Freiburg. We have installed heat pumps in old houses since 2011 and do nothing else. Three of us are engineers, four are fitters, and each heat pump is looked after by the person who planned it. We have put heat pumps into 412 houses between Freiburg and Basel, the oldest of them built in 1620.',
  },
  contact: {
    title: 'Contact',
    description: 'Write to us or call: you have a fixed price for your heat pump within three days.',
    text: 'Write to us or call: you have a fixed price for your heat pump within three days. Tell us how old the house is, how it is heated today and how much it burns in a year, and send two photographs of the boiler. We answer from Monday to Friday.',
  },
  privacy: {
    title: 'Privacy',
    description: 'What we keep of you, for how long, and how to have it deleted.',
    text: 'We keep what you send us for twelve months and delete it after that: your name, your address and the plans of your house. Invoices are kept for ten years, as the law asks. This site sets no cookies, and it loads nothing from other sites. You can ask for a copy of what we keep, or for its deletion, at any time.',
  },
};

const ES: Words = {
  code: 'es',
  name: 'Warmhaus',
  nav: {
    home: 'Inicio',
    article: '¿Cuánto cuesta una bomba de calor?',
    about: 'Quiénes somos',
    contact: 'Contacto',
    privacy: 'Privacidad',
  },
  home: {
    title: 'Bombas de calor para casas antiguas',
    description:
      'Planeamos e instalamos bombas de calor en casas antiguas, con precio fijo y una garantía de diez años sobre la bomba de calor.',
    lead: 'Warmhaus instala bombas de calor en casas antiguas. Una bomba de calor cuesta con nosotros de 12.000 a 25.000 euros con la instalación, y damos diez años de garantía.',
    heading: 'Cómo llega una bomba de calor a una casa antigua',
    text: 'Medimos la casa, planeamos la bomba de calor y la instalamos en cuatro días. La caldera antigua sale el último día, para que la casa siga caliente.',
  },
  article: {
    title: '¿Cuánto cuesta una bomba de calor?',
    description:
      'Una bomba de calor cuesta de 12.000 a 25.000 euros. De qué depende el precio de una bomba de calor y cuánta electricidad usa en una casa antigua.',
    lead: 'Una bomba de calor cuesta de 12.000 a 25.000 euros con la instalación. El precio depende del tamaño de la casa y de la fuente del calor.',
    kinds:
      'La bomba de calor que toma el calor del aire es la más barata. La que usa el suelo necesita una perforación, que lleva más tiempo.',
    powerHeading: '¿Cuánta electricidad usa una bomba de calor?',
    power: [
      'Una bomba de calor usa unos 5.000 kWh de electricidad al año en una casa de 140 m². Según ',
      'Fraunhofer (2024)',
      ', las casas antiguas necesitan un 30 por ciento más de electricidad.',
    ],
    study: ['Un ', 'estudio de campo', ' de 56 bombas de calor midió 3,1 unidades de calor por unidad de electricidad en 2020.'],
    whatHeading: '¿Qué es una bomba de calor?',
    what: 'Una bomba de calor es una máquina que mueve el calor de un lugar frío a uno cálido. Funciona como una nevera puesta al revés.',
    fitHeading: 'Casas en las que una bomba de calor compensa',
    fit: 'Una bomba de calor compensa en casas con radiadores grandes y buenas ventanas. En una casa sin aislamiento la bomba trabaja caliente y la factura sube.',
    more: [
      [
        '¿Qué alternativas hay a una bomba de calor?',
        'Las alternativas a una bomba de calor son una caldera de pellets, la calefacción urbana y una caldera de gas nueva. Una caldera de pellets cuesta más o menos lo mismo que una bomba de calor y pide un cuarto seco para los pellets.',
      ],
      [
        'Bomba de calor o caldera de gas: ¿cuáles son las diferencias?',
        'Comparada con una caldera de gas, una bomba de calor cuesta el doble al comprarla y la mitad al usarla. La diferencia se recupera al cabo de nueve a doce años.',
      ],
      [
        '¿Quién necesita una bomba de calor?',
        'Una bomba de calor es para propietarios que se quedan en su casa diez años o más. Para una casa que se vende el próximo año una bomba de calor rara vez es lo adecuado.',
      ],
      [
        '¿Vale la pena una bomba de calor?',
        'Una bomba de calor vale la pena donde la electricidad cuesta menos del triple que el gas. En casi todas las casas antiguas la bomba de calor vale su precio después de once años.',
      ],
      [
        '¿Cuál es la mejor bomba de calor para una casa antigua?',
        'La mejor bomba de calor para una casa antigua es la que llega a 60 °C sin resistencia eléctrica. Recomendamos una bomba de calor con refrigerante natural para casi todas las casas antiguas.',
      ],
    ],
    stepsHeading: '¿Cómo empezar con una bomba de calor?',
    steps: [
      'Haga medir el calor que necesita la casa antes de pedir una bomba de calor.',
      'Pida a tres empresas un precio fijo de la bomba de calor con la instalación.',
      'Solicite la ayuda, y encargue la bomba de calor solo cuando esté aprobada.',
    ],
    by: 'Por',
    published: 'Publicado el',
    rows: [
      ['Tipo de bomba de calor', 'Precio'],
      ['Aire', '15.000 €'],
      ['Suelo', '25.000 €'],
    ],
  },
  about: {
    title: 'Quiénes somos',
    description: 'Warmhaus es una empresa de siete personas de Friburgo que instala bombas de calor en casas antiguas desde 2011.',
    text: 'Warmhaus es una empresa de siete personas de Friburgo. Instalamos bombas de calor en casas antiguas desde 2011 y no hacemos otra cosa. Tres somos ingenieros, cuatro somos instaladores, y de cada bomba de calor se ocupa la persona que la planeó. Hemos puesto bombas de calor en 412 casas entre Friburgo y Basilea, la más antigua de 1620.',
  },
  contact: {
    title: 'Contacto',
    description: 'Escríbanos o llámenos: tendrá un precio fijo para su bomba de calor en tres días.',
    text: 'Escríbanos o llámenos: tendrá un precio fijo para su bomba de calor en tres días. Díganos qué edad tiene la casa, cómo se calienta hoy y cuánto gasta al año, y envíe dos fotos de la caldera. Respondemos de lunes a viernes.',
  },
  privacy: {
    title: 'Privacidad',
    description: 'Qué guardamos de usted, durante cuánto tiempo y cómo pedir que lo borremos.',
    text: 'Guardamos lo que nos envía durante doce meses y después lo borramos: su nombre, su dirección y los planos de su casa. Las facturas se guardan diez años, como pide la ley. Este sitio no usa cookies y no carga nada de otros sitios. Puede pedir una copia de lo que guardamos, o que lo borremos, en cualquier momento.',
  },
};

const SHOWN = { en: '2 October 2026', es: '2 de octubre de 2026' } as const;
const ORGANIZATION = {
  '@type': 'Organization',
  '@id': `http://${HOST}/#org`,
  name: 'Warmhaus',
  legalName: 'Warmhaus GmbH',
  url: `http://${HOST}/`,
  address: { '@type': 'PostalAddress', streetAddress: 'Talstraße 8', addressLocality: 'Freiburg', addressCountry: 'DE' },
};
const LINKS = ['https://www.ise.fraunhofer.de/', 'https://www.iea.org/reports/the-future-of-heat-pumps'] as const;

const pageOf = (words: Words, path: string, own: { title: string; description: string }, main: string, jsonLd: object[] = []): string => {
  const { nav, code, name } = words;
  return `<!doctype html><html lang="${code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${own.title} | ${name}</title><meta name="description" content="${own.description}"><link rel="canonical" href="http://${HOST}${path}"><meta property="og:title" content="${own.title}"><meta property="og:site_name" content="${name}">${jsonLd.map(jsonLdScript).join('')}</head>
<body><header><nav><a href="/">${nav.home}</a> <a href="/blog/cost">${nav.article}</a> <a href="/about">${nav.about}</a> <a href="/contact">${nav.contact}</a></nav></header>
<main>${main}</main><footer>Warmhaus GmbH, Talstraße 8, 79102 Freiburg. <a href="/privacy">${nav.privacy}</a></footer></body></html>`;
};

export function bilingualSite(language: 'en' | 'es'): TestSite {
  const words = language === 'en' ? EN : ES;
  const { home, article, about, contact, privacy } = words;
  const shown = SHOWN[language];
  const source = ([before, link, after]: readonly [string, string, string], href: string) =>
    `<p>${before}<a href="${href}">${link}</a>${after}</p>`;
  const [head, ...rows] = article.rows;
  const body = `<article><h1>${article.title}</h1><p>${article.by} <a rel="author" href="/about">Marek Miara</a>. ${article.published} <time datetime="2026-10-02">${shown}</time>.</p>
<p>${article.lead}</p><p>${article.kinds}</p><h2>${article.powerHeading}</h2>${source(article.power, LINKS[0])}${source(article.study, LINKS[1])}
<h2>${article.whatHeading}</h2><p>${article.what}</p><h2>${article.fitHeading}</h2><p>${article.fit}</p>
${article.more.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('')}<h2>${article.stepsHeading}</h2><ol>${article.steps.map((step) => `<li>${step}</li>`).join('')}</ol>
<table><thead><tr>${head?.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></article>`;
  const simple = (own: Words['about']) => `<h1>${own.title}</h1><p>${own.text}</p>`;
  const paths = ['/', '/blog/cost', '/about', '/contact', '/privacy'];
  return {
    host: HOST,
    origin: `http://${HOST}`,
    pages: {
      '/': pageOf(
        words,
        '/',
        home,
        `<h1>${home.title}</h1><p>${home.lead}</p><h2>${home.heading}</h2><p>${home.text}</p><p><a href="/blog/cost">${article.title}</a></p>`,
        [ORGANIZATION],
      ),
      '/blog/cost': pageOf(words, '/blog/cost', article, body, [
        {
          '@type': 'Article',
          headline: article.title,
          datePublished: '2026-10-02',
          dateModified: '2026-10-02',
          author: { '@type': 'Person', name: 'Marek Miara', url: `http://${HOST}/about` },
          publisher: { '@id': ORGANIZATION['@id'] },
        },
      ]),
      '/about': pageOf(words, '/about', about, simple(about), [ORGANIZATION]),
      '/contact': pageOf(
        words,
        '/contact',
        contact,
        `${simple(contact)}<p><a href="mailto:info@warmhaus.test">info@warmhaus.test</a>, +49 761 555 0142</p>`,
      ),
      '/privacy': pageOf(words, '/privacy', privacy, simple(privacy)),
      '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: http://${HOST}/sitemap.xml\n`,
      '/sitemap.xml': `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>http://${HOST}${path}</loc><lastmod>2026-10-02</lastmod></url>`).join('')}</urlset>`,
    },
  };
}
