import { type Frame, type SitePage, type TestSite, testSite } from './test-site.ts';

/** An honest, good site in English: a firm of five that restores sash windows, with guides, prices, authors, dates and sources. */

const HOST = 'harrow-finch.test';
const frame: Frame = {
  host: HOST,
  language: 'en',
  name: 'Harrow & Finch',
  nav: [
    ['/services', 'Services'],
    ['/pricing', 'Prices'],
    ['/guides', 'Guides'],
    ['/faq', 'Questions'],
    ['/about', 'About us'],
    ['/contact', 'Contact'],
  ],
  footer:
    'Harrow &amp; Finch Ltd, 14 Mill Lane, Lewes BN7 2QB, United Kingdom. Company 08113527. <a href="/about">About us</a> <a href="/contact">Contact</a> <a href="/privacy">Privacy</a> <a href="/terms">Terms</a>',
};

const ORGANIZATION = {
  '@type': 'LocalBusiness',
  '@id': `http://${HOST}/#business`,
  name: 'Harrow & Finch',
  legalName: 'Harrow & Finch Ltd',
  url: `http://${HOST}/`,
  telephone: '+44 1273 555 0142',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '14 Mill Lane',
    addressLocality: 'Lewes',
    postalCode: 'BN7 2QB',
    addressCountry: 'GB',
  },
  foundingDate: '2009',
};
const RUTH = {
  '@type': 'Person',
  '@id': `http://${HOST}/about/ruth-harrow#person`,
  name: 'Ruth Harrow',
  jobTitle: 'Joiner and founder',
  url: `http://${HOST}/about/ruth-harrow`,
};

const article = (path: string, headline: string, published: string, modified: string) => ({
  '@type': 'Article',
  headline,
  mainEntityOfPage: `http://${HOST}${path}`,
  datePublished: published,
  dateModified: modified,
  author: RUTH,
  publisher: { '@id': ORGANIZATION['@id'], '@type': 'LocalBusiness', name: ORGANIZATION.name },
});
const trail = (...steps: [name: string, path: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], at) => ({ '@type': 'ListItem', position: at + 1, name, item: `http://${HOST}${path}` })),
});
const crumbs = (...steps: [name: string, path: string][]) =>
  `<nav aria-label="Breadcrumb"><ol>${steps.map(([name, path]) => `<li><a href="${path}">${name}</a></li>`).join('')}</ol></nav>`;
const byline = (published: string, shown: string, modified: string, shownModified: string) =>
  `<p>By <a rel="author" href="/about/ruth-harrow">Ruth Harrow</a>, joiner. Published <time datetime="${published}">${shown}</time>, updated <time datetime="${modified}">${shownModified}</time>.</p>`;

const guide = (
  path: string,
  name: string,
  main: string,
  published: [string, string],
  modified: [string, string],
  title: string,
  description: string,
): SitePage => ({
  title: `${title} | Harrow & Finch`,
  description,
  changed: modified[0],
  jsonLd: [article(path, title, published[0], modified[0]), trail(['Home', '/'], ['Guides', '/guides'], [name, path])],
  main: `${crumbs(['Home', '/'], ['Guides', '/guides'], [name, path])}
<article><h1>${title}</h1>${byline(published[0], published[1], modified[0], modified[1])}${main}</article>`,
});

const pages: Record<string, SitePage> = {
  '/': {
    title: 'Sash window restoration in Sussex | Harrow & Finch',
    description:
      'We repair, draught-proof and re-glaze timber sash windows in Sussex. Fixed prices from £385 a window, a ten-year guarantee, and no visit fee within 30 miles of Lewes.',
    changed: '2026-10-30',
    jsonLd: [ORGANIZATION, { '@type': 'WebSite', name: 'Harrow & Finch', url: `http://${HOST}/` }],
    main: `<h1>Sash window restoration in Sussex</h1>
<p>Harrow &amp; Finch restores timber sash windows: we repair rotten sills and frames, fit draught seals, and put slim double glazing into the sashes you already have. A draught-proofed window costs £385 to £520 including VAT, takes half a day, and is guaranteed for ten years.</p>
<h2>What we do</h2>
<ul><li><a href="/services/draught-proofing">Draught-proofing</a>: brush seals in the frame, new cords, balanced weights. From £385 a window.</li>
<li><a href="/services/double-glazing">Slim double glazing</a> in the old sashes, 12 to 16 mm units. From £890 a window.</li>
<li><a href="/services/timber-repair">Timber repair</a>: spliced sills, resin where it lasts. From £240 a sill.</li></ul>
<h2>Why people restore instead of replacing</h2>
<p>Historic England measured a repaired and draught-proofed sash window and found that heat loss through it fell by up to 86 % with shutters and curtains closed (<a href="https://historicengland.org.uk/research/results/reports/">research report on traditional windows</a>). A well-kept pine window of 1900 can stand for another century; most plastic ones are replaced after 25 to 35 years.</p>
<h2>How a job goes</h2>
<ol><li>You send photographs of each window. We answer within two working days with a fixed price.</li><li>A joiner visits, measures, and checks the sills for rot with a moisture meter.</li><li>We work in your home for half a day a window; sashes that need glazing come back after ten days.</li></ol>
<p>Since 2009 we have restored 4,126 windows in 611 houses, most of them between Brighton and Rye. <a href="/about">Read who we are</a>, <a href="/pricing">see all prices</a>, or <a href="/contact">send us photographs</a>.</p>`,
  },
  '/services': {
    title: 'Our services for timber windows | Harrow & Finch',
    description:
      'Draught-proofing, slim double glazing and timber repair for sash windows: what each includes, how long it takes and what it costs.',
    changed: '2026-09-12',
    jsonLd: [trail(['Home', '/'], ['Services', '/services'])],
    main: `${crumbs(['Home', '/'], ['Services', '/services'])}<h1>Our services for timber windows</h1>
<p>Three services cover nearly every sash window we meet. Which one yours needs depends on what is wrong: cold air wants seals, condensation wants glazing, soft wood wants a joiner.</p>
<table><caption>Services compared</caption><thead><tr><th>Service</th><th>Helps against</th><th>Time on site</th><th>Price from</th></tr></thead>
<tbody><tr><td><a href="/services/draught-proofing">Draught-proofing</a></td><td>draughts, rattling, noise</td><td>half a day</td><td>£385</td></tr>
<tr><td><a href="/services/double-glazing">Slim double glazing</a></td><td>cold glass, condensation</td><td>1 day in two visits</td><td>£890</td></tr>
<tr><td><a href="/services/timber-repair">Timber repair</a></td><td>rot, loose joints</td><td>half to one day</td><td>£240</td></tr></tbody></table>`,
  },
  '/services/draught-proofing': {
    title: 'Draught-proofing sash windows | Harrow & Finch',
    description:
      'Brush seals, new cords and balanced weights stop draughts and rattling. £385 to £520 a window including VAT, half a day, ten-year guarantee.',
    changed: '2026-10-02',
    jsonLd: [
      {
        '@type': 'Service',
        name: 'Draught-proofing of sash windows',
        provider: { '@id': ORGANIZATION['@id'] },
        areaServed: 'Sussex',
        offers: { '@type': 'Offer', price: '385', priceCurrency: 'GBP' },
      },
      trail(['Home', '/'], ['Services', '/services'], ['Draught-proofing', '/services/draught-proofing']),
    ],
    main: `${crumbs(['Home', '/'], ['Services', '/services'], ['Draught-proofing', '/services/draught-proofing'])}<h1>Draught-proofing sash windows</h1>
<p>Draught-proofing a sash window means cutting thin grooves into the staff and parting beads and setting brush seals into them, so that the sashes slide against brushes instead of open gaps. It costs £385 to £520 a window including VAT and takes half a day.</p>
<h2>What is included</h2><ul><li>New parting and staff beads with brush seals</li><li>New waxed-cotton cords, and weights balanced to the sash</li><li>Easing, so that both sashes move with one hand</li><li>A new fastener that closes the gap between the meeting rails</li></ul>
<h2>What it changes</h2><p>In 38 houses that we measured with a blower door in 2024 and 2025, air leaking through the windows fell by 79 % on average after the work (<a href="/guides/draught-measurements">how we measured</a>). Street noise fell by 6 to 9 decibels.</p>
<h2>When it is not enough</h2><p>Seals do not make cold glass warm. If condensation runs down the panes in the morning, read about <a href="/services/double-glazing">slim double glazing</a> first.</p>`,
  },
  '/services/double-glazing': {
    title: 'Slim double glazing for sash windows | Harrow & Finch',
    description: 'Slim double-glazed units of 12 to 16 mm in the sashes you already have: U-value 1.9, from £890 a window including VAT.',
    changed: '2026-08-21',
    jsonLd: [trail(['Home', '/'], ['Services', '/services'], ['Slim double glazing', '/services/double-glazing'])],
    main: `${crumbs(['Home', '/'], ['Services', '/services'], ['Slim double glazing', '/services/double-glazing'])}<h1>Slim double glazing for sash windows</h1>
<p>Slim double glazing is a sealed unit of 12 to 16 mm that fits the rebate of an old sash, where ordinary units of 24 mm do not. The centre of the glass reaches a U-value of 1.9 W/m²K; single glass has 5.4. We fit it from £890 a window including VAT.</p>
<h2>Specification</h2><table><thead><tr><th>Unit</th><th>Thickness</th><th>U-value (centre of glass)</th><th>Weight</th></tr></thead><tbody><tr><td>Single glass</td><td>3 mm</td><td>5.4 W/m²K</td><td>7.5 kg/m²</td></tr><tr><td>Slim unit with krypton</td><td>12 mm</td><td>1.9 W/m²K</td><td>15 kg/m²</td></tr><tr><td>Vacuum unit</td><td>8.2 mm</td><td>1.0 W/m²K</td><td>20 kg/m²</td></tr></tbody></table>
<h2>Listed buildings</h2><p>In a listed building the glass is protected with the rest. Ask your conservation officer before you order; in our last 60 applications, 41 were granted for slim units and 52 for secondary glazing.</p>`,
  },
  '/services/timber-repair': {
    title: 'Timber repair for sash windows | Harrow & Finch',
    description: 'Rotten sills and joints are cut back to sound wood and spliced with accoya. From £240 a sill including VAT.',
    changed: '2026-07-15',
    jsonLd: [trail(['Home', '/'], ['Services', '/services'], ['Timber repair', '/services/timber-repair'])],
    main: `${crumbs(['Home', '/'], ['Services', '/services'], ['Timber repair', '/services/timber-repair'])}<h1>Timber repair for sash windows</h1>
<p>Rot in a window is repaired by cutting back to sound wood and splicing in new timber with a scarf joint. A sill costs £240 to £410; a bottom rail £180. Filler alone fails within three winters, which is why we use resin only for holes smaller than a thumb.</p>
<h2>How we decide what to replace</h2><p>We press a bradawl into the wood every five centimetres and measure moisture. Wood above 20 % goes on rotting; below, it can stay. On average we replace 11 % of a window’s timber.</p>`,
  },
  '/pricing': {
    title: 'What sash window restoration costs in 2026 | Harrow & Finch',
    description:
      'All our prices for sash windows in 2026, including VAT: draught-proofing £385 to £520, double glazing £890 to £1,340, sills £240 to £410.',
    changed: '2026-10-30',
    jsonLd: [trail(['Home', '/'], ['Prices', '/pricing'])],
    main: `${crumbs(['Home', '/'], ['Prices', '/pricing'])}<h1>What sash window restoration costs in 2026</h1>
<p>A sash window of ordinary size costs £385 to draught-proof and £890 to re-glaze with slim units. All prices include VAT at 20 %, materials and the visit within 30 miles of Lewes. They hold for offers made until 31 March 2027.</p>
<table><caption>Prices for one window, valid until 31 March 2027</caption><thead><tr><th>Work</th><th>Up to 1.2 m²</th><th>1.2 to 2.0 m²</th><th>Above 2.0 m²</th></tr></thead><tbody><tr><td>Draught-proofing</td><td>£385</td><td>£445</td><td>£520</td></tr><tr><td>Slim double glazing</td><td>£890</td><td>£1,080</td><td>£1,340</td></tr><tr><td>Sill repair</td><td>£240</td><td>£310</td><td>£410</td></tr><tr><td>Painting, three coats</td><td>£165</td><td>£195</td><td>£230</td></tr></tbody></table>
<h2>Discounts</h2><p>From six windows in one house we take 8 % off, from twelve 12 %. Scaffolding, where it is needed, is charged at cost.</p><p>Not sure what you need? The guide <a href="/guides/repair-or-replace">repair or replace</a> helps to decide.</p>`,
  },
  '/guides': {
    title: 'Guides to old windows | Harrow & Finch',
    description:
      'Guides by our joiners: whether to repair or replace, what restoration costs, how we measure draughts, and how to look after a sash window.',
    changed: '2026-10-14',
    jsonLd: [trail(['Home', '/'], ['Guides', '/guides'])],
    main: `${crumbs(['Home', '/'], ['Guides', '/guides'])}<h1>Guides to old windows</h1><p>Written by the people who do the work, and checked once a year.</p>
<ul><li><a href="/guides/repair-or-replace">Repair or replace a sash window?</a></li><li><a href="/guides/draught-measurements">How we measure draughts, and what we found</a></li><li><a href="/guides/looking-after-sash-windows">Looking after sash windows: a calendar</a></li></ul>`,
  },
  '/guides/repair-or-replace': guide(
    '/guides/repair-or-replace',
    'Repair or replace',
    `<p>Repair a sash window if less than a third of its timber is rotten: that costs £600 to £900 including seals, against £1,400 to £2,200 for a new timber window. Replace it if the frame has come loose from the wall or more than half of the wood is soft.</p>
<h2>How much of the timber is rotten?</h2><p>Press a screwdriver into the sill, the bottom rails and the lowest ten centimetres of the frame. Sound pine resists; rotten pine gives way by more than five millimetres. In 2025 we surveyed 702 windows that owners wanted to replace, and 566 of them (81 %) needed less than a third of their wood renewed.</p>
<h2>What do repair and replacement cost?</h2><table><thead><tr><th>Way</th><th>Cost of one window</th><th>Expected life</th></tr></thead><tbody><tr><td>Repair and draught-proof</td><td>£600 to £900</td><td>40 years and more, painted every 8</td></tr><tr><td>New timber window</td><td>£1,400 to £2,200</td><td>60 years</td></tr><tr><td>New uPVC window</td><td>£700 to £1,100</td><td>25 to 35 years</td></tr></tbody></table>
<h2>Which keeps more heat in?</h2><p>“The frame is rarely the problem; the gaps around it are”, says Dr Paul Lindqvist, building physicist at the University of Brighton, who looked at our measurements. Seals alone cut the loss by half; glass decides the rest (<a href="https://www.spab.org.uk/advice/windows">SPAB advice on windows</a>).</p>
<h2>What do the rules say?</h2><p>In conservation areas an Article 4 direction can forbid plastic windows. Your council’s planning portal says whether your street is under one (<a href="https://www.planningportal.co.uk/permission/common-projects/doors-and-windows">Planning Portal</a>).</p>`,
    ['2024-02-11', '11 February 2024'],
    ['2026-10-14', '14 October 2026'],
    'Repair or replace a sash window?',
    'Repair if less than a third of the timber is rotten: £600 to £900 against £1,400 to £2,200 for a new window. How to test the wood, with costs and rules.',
  ),
  '/guides/draught-measurements': guide(
    '/guides/draught-measurements',
    'How we measure draughts',
    `<p>Draught-proofing cut the air that leaks through sash windows by 79 % on average in 38 houses that we measured before and after the work, between March 2024 and November 2025. The smallest improvement was 61 %, the largest 91 %.</p>
<h2>How did we measure?</h2><p>A blower door holds the house at 50 pascals and a fan shows how much air flows in. We measured with the windows taped over and untaped; the difference is what the windows let through. The method follows ISO 9972 (<a href="https://www.iso.org/standard/55718.html">the standard</a>).</p>
<h2>What did we find?</h2><table><thead><tr><th>House built</th><th>Houses</th><th>Before, m³/h a window</th><th>After, m³/h a window</th></tr></thead><tbody><tr><td>before 1850</td><td>9</td><td>61</td><td>14</td></tr><tr><td>1850 to 1900</td><td>21</td><td>48</td><td>9</td></tr><tr><td>after 1900</td><td>8</td><td>37</td><td>8</td></tr></tbody></table>
<h2>What does that mean for the bill?</h2><p>For a terraced house with ten windows the saving comes to about 1,450 kWh of gas a year, £94 at the price of October 2026. We calculated with 2,100 degree days; your house will differ.</p>`,
    ['2025-12-03', '3 December 2025'],
    ['2026-10-10', '10 October 2026'],
    'How we measure draughts, and what we found',
    'In 38 houses measured with a blower door, draught-proofing cut leakage through sash windows by 79 % on average. Method, figures by age of the house, savings.',
  ),
  '/guides/looking-after-sash-windows': guide(
    '/guides/looking-after-sash-windows',
    'Looking after sash windows',
    `<p>A sash window needs an hour of care a year: wash the paint, clear the drain holes, wax the channels, look at the cords. Painted every eight years, it lasts longer than its owner.</p>
<h2>What should I do in spring?</h2><ul><li>Wash the paint with warm water and look for cracks.</li><li>Clear the groove under the sill, where water should drip off.</li><li>Open both sashes and rub candle wax into the channels.</li></ul>
<h2>What should I do in autumn?</h2><ul><li>Check the putty: where it has come loose, water gets behind it.</li><li>Look at the cords; a frayed one breaks in winter.</li></ul>
<h2>When is it time to paint?</h2><p>When paint on the sill feels chalky, usually after seven to nine years on the south side and ten to twelve on the north. Linseed oil paint can be renewed without stripping (<a href="https://historicengland.org.uk/advice/technical-advice/buildings/">Historic England, technical advice</a>).</p>`,
    ['2023-09-20', '20 September 2023'],
    ['2026-09-18', '18 September 2026'],
    'Looking after sash windows: a calendar',
    'An hour of care a year keeps a sash window for generations: what to do in spring and autumn, and when to paint.',
  ),
  '/faq': {
    title: 'Questions about sash windows | Harrow & Finch',
    description:
      'How long the work takes, whether windows can stay in, what the guarantee covers, and other questions that our customers ask.',
    changed: '2026-06-08',
    jsonLd: [
      {
        '@type': 'FAQPage',
        mainEntity: [
          [
            'How long does it take to draught-proof a window?',
            'Half a day a window. A house with ten windows takes five to six working days.',
          ],
          [
            'Do the windows have to be taken out?',
            'Only the sashes, for a few hours. The opening is closed with a board, so the house stays secure.',
          ],
          [
            'What does the guarantee cover?',
            'Seals, cords and joinery for ten years, and glazed units for ten years against failure of the seal.',
          ],
        ].map(([name, text]) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } })),
      },
      trail(['Home', '/'], ['Questions', '/faq']),
    ],
    main: `${crumbs(['Home', '/'], ['Questions', '/faq'])}<h1>Questions about sash windows</h1>
<h2>How long does it take to draught-proof a window?</h2><p>Half a day a window. A house with ten windows takes five to six working days.</p>
<h2>Do the windows have to be taken out?</h2><p>Only the sashes, for a few hours. The opening is closed with a board, so the house stays secure.</p>
<h2>What does the guarantee cover?</h2><p>Seals, cords and joinery for ten years, and glazed units for ten years against failure of the seal.</p>`,
  },
  '/about': {
    title: 'About Harrow & Finch, joiners in Lewes',
    description:
      'Harrow & Finch is a firm of five joiners in Lewes, founded by Ruth Harrow and Tom Finch in 2009. Who we are, how we work, who checks us.',
    changed: '2026-03-02',
    jsonLd: [ORGANIZATION, RUTH, trail(['Home', '/'], ['About us', '/about'])],
    main: `${crumbs(['Home', '/'], ['About us', '/about'])}<h1>About Harrow &amp; Finch</h1>
<p>Harrow &amp; Finch Ltd is a firm of five joiners in Lewes, East Sussex, founded in 2009 by <a href="/about/ruth-harrow">Ruth Harrow</a> and Tom Finch. We restore timber windows and do nothing else.</p>
<h2>How we write our guides</h2><p>Each guide is written by a joiner, checked by a second, and read again every autumn. We earn from the work we do in houses and from nothing that we recommend.</p>
<h2>Who checks us</h2><p>We are members of the Guild of Master Craftsmen and insured for £5 million with public liability. Company 08113527, registered in England.</p>`,
  },
  '/about/ruth-harrow': {
    title: 'Ruth Harrow, joiner and founder | Harrow & Finch',
    description:
      'Ruth Harrow has restored sash windows since 1998. City & Guilds Advanced Craft in bench joinery; teaches at the Weald and Downland museum.',
    changed: '2026-03-02',
    jsonLd: [RUTH],
    main: `<h1>Ruth Harrow</h1><p>Ruth Harrow is a joiner and one of the two founders of Harrow &amp; Finch. She has restored sash windows since 1998, holds the City &amp; Guilds Advanced Craft certificate in bench joinery, and teaches a course on window repair at the Weald and Downland Living Museum each May.</p><p>Write to her at <a href="mailto:ruth@harrow-finch.test">ruth@harrow-finch.test</a>.</p>`,
  },
  '/contact': {
    title: 'Contact | Harrow & Finch',
    description: 'Send photographs of your windows and get a fixed price within two working days. Telephone, e-mail and address in Lewes.',
    changed: '2026-03-02',
    jsonLd: [ORGANIZATION],
    main: `<h1>Contact</h1><p>Send photographs of your windows to <a href="mailto:hello@harrow-finch.test">hello@harrow-finch.test</a> and you have a fixed price within two working days.</p><address>Harrow &amp; Finch Ltd, 14 Mill Lane, Lewes BN7 2QB<br><a href="tel:+4412735550142">01273 555 0142</a>, Monday to Friday, 8 to 17 h</address>
<form action="/contact" method="post"><label>Your e-mail <input name="email" type="email"></label> <label>About your windows <textarea name="text"></textarea></label> <button>Send</button></form>`,
  },
  '/privacy': {
    title: 'Privacy | Harrow & Finch',
    description: 'What we keep of you, for how long, and how to have it deleted.',
    changed: '2026-01-10',
    main: `<h1>Privacy</h1><p>Harrow &amp; Finch Ltd is responsible for your data. We keep what you send us to make an offer and to do the work: name, address, photographs. Offers that come to nothing are deleted after twelve months; invoices are kept for six years, as the law wants. This site sets no cookies and loads nothing from others.</p><p>Ask for a copy or for deletion at <a href="mailto:privacy@harrow-finch.test">privacy@harrow-finch.test</a>.</p>`,
  },
  '/terms': {
    title: 'Terms | Harrow & Finch',
    description: 'Our terms of business: offers, payment, guarantee and the right to cancel.',
    changed: '2026-01-10',
    main: '<h1>Terms</h1><p>Offers hold for 90 days. A third is due when work begins, the rest within 14 days of its end. You may cancel within 14 days of your order without giving a reason. The guarantee of ten years covers seals, cords, joinery and glazed units.</p>',
  },
};

export const windowsSite: TestSite = testSite(frame, pages, {
  '/llms.txt':
    '# Harrow & Finch\n\n> Restoration of timber sash windows in Sussex.\n\n## Guides\n- [Repair or replace](http://harrow-finch.test/guides/repair-or-replace)\n',
});
