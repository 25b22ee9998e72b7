import { lampRivalSite, unmarkedLampShopSite as lampShopSite, type SitePages } from '../../../engine/test/sites/index.ts';
import { jsonLdScript } from '../../../engine/test/sites/test-site.ts';

/**
 * The demonstration shop and its competitor: what the sample report is about. They are test sites under names that never lead anywhere (RFC 2606), with
 * mistakes that real shops make: guides without an author, a draft's `noindex` that stayed, and a robots.txt rule that keeps one AI crawler out of the products.
 */
type DemoSite = { host: string; pages: SitePages };

const SHOP = 'lumen-lane.example';
const RIVAL = 'bright-row.example';

type Guide = { path: string; title: string; description: string; isDraft?: true; main: string };
const GUIDES: readonly Guide[] = [
  {
    path: '/guides/how-bright-is-bright-enough',
    title: 'How bright must a bicycle light be?',
    description: 'Lux and lumens explained, and how many you need in town, on unlit lanes and in the rain.',
    main: `<p>Brightness is the first question in our shop, and the answer depends on where you ride. This guide explains the two units on the box and what they mean on the road.</p>
<h2>What is the difference between lux and lumens?</h2><p>Lumens measure all the light that leaves the lamp. Lux measure how much of it reaches the road at a distance of 10 meters. A good lens turns few lumens into many lux, so compare lux when you compare front lights.</p>
<h2>How many lux do you need?</h2><table><thead><tr><th>Where you ride</th><th>Front light</th></tr></thead><tbody><tr><td>Lit streets in town</td><td>30 lux</td></tr><tr><td>Cycle paths without lamps</td><td>70 lux</td></tr><tr><td>Unlit lanes at 30 km/h</td><td>100 lux</td></tr></tbody></table>
<h2>More to think about</h2><p>Many riders find that a brighter light is not always a better one. A beam without a cut-off dazzles people who come toward you, and studies show that dazzled drivers pass closer. Wet asphalt swallows light, so some riders choose one step more for the winter.</p>`,
  },
  {
    path: '/guides/mounting-a-front-light',
    title: 'Mounting a front light',
    description: 'Where to put a front light on the handlebar or the fork, and how to aim it so that nobody is dazzled.',
    main: `<p>A front light that points too high is useless to you and unpleasant for others. Five minutes with a screwdriver are enough.</p>
<h2>How do you aim a front light?</h2><ol><li>Stand the bicycle 5 meters from a wall.</li><li>Mark the height of the light on the wall.</li><li>Tilt the light until the bright edge lies 10 centimeters below the mark.</li></ol>
<h2>Handlebar or fork?</h2><p>The fork crown keeps the beam steady and leaves the handlebar free. On the handlebar you reach the switch while you ride. Our mounts fit tubes of 22 to 35 millimeters.</p>
<h2>Things to know</h2><p>Experts agree that cables should be fixed every 20 centimeters.</p>`,
  },
  {
    path: '/guides/lights-in-winter',
    title: 'Bicycle lights in winter',
    description: 'How cold, rain and salt affect bicycle lights, and how to make the battery last.',
    isDraft: true,
    main: `<p>Winter is hard on lights. Cold shortens the time a battery lasts, and salt gets into every plug that is not closed.</p>
<h2>Why does the battery run down faster in the cold?</h2><p>A lithium cell gives about 20 percent less at freezing point. Keep the light indoors and put it on the bicycle just before you leave.</p>
<h2>How do you protect the plugs from salt?</h2><p>Rinse the light with clear water once a week, dry it, and close the cover of the USB socket before every ride.</p>`,
  },
];

/** The comparison, as the shop published it: without its author. */
const unsigned = (page: string) =>
  page.replace(/,"author":\{[^}]*\}/, '').replace(/By <a rel="author" href="\/about">Pieter Vos<\/a>, /, '');

const textOf = (pages: SitePages, path: string): string => {
  const page = pages[path];
  if (typeof page !== 'string') throw new Error(`${path} is no page of text`);
  return page;
};

/** A guide has the frame of every other page. */
function guidePage(pages: SitePages, { path, title, description, isDraft, main }: Guide): string {
  const article = jsonLdScript({ '@type': 'Article', headline: title });
  return textOf(pages, '/help')
    .replace(/<title>.*<\/title>/, `<title>${title} | Lumen Lane</title>`)
    .replace(/(<meta name="description" content=").*(">)/, `$1${description}$2`)
    .replace(/(<link rel="canonical" href=").*(">)/, `$1${lampShopSite.origin}${path}$2`)
    .replace(/(<meta property="og:title" content=").*(">)/, `$1${title}$2`)
    .replace(/(<meta property="og:url" content=").*(">)/, `$1${lampShopSite.origin}${path}$2`)
    .replace('</head>', `${isDraft ? '<meta name="robots" content="noindex">\n' : ''}${article}\n</head>`)
    .replace(/<main>[\s\S]*<\/main>/, `<main><article><h1>${title}</h1>${main}</article></main>`);
}

const guideLinks = `<h2>Guides</h2><ul>${GUIDES.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('')}</ul>`;

const shopPages: SitePages = {
  ...lampShopSite.pages,
  ...Object.fromEntries(GUIDES.map((guide) => [guide.path, guidePage(lampShopSite.pages, guide)])),
  '/compare/dynamo-vs-battery-lights': unsigned(textOf(lampShopSite.pages, '/compare/dynamo-vs-battery-lights')),
  '/': textOf(lampShopSite.pages, '/').replace('</main>', `${guideLinks}</main>`),
  '/help': textOf(lampShopSite.pages, '/help').replace('</main>', `${guideLinks}</main>`),
  '/robots.txt': `# Lumen Lane
User-agent: *
Disallow: /internal/

# Nobody is to copy our prices
User-agent: OAI-SearchBot
Disallow: /products/

Sitemap: ${lampShopSite.origin}/sitemap.xml
`,
  '/sitemap.xml': textOf(lampShopSite.pages, '/sitemap.xml').replace(
    '</urlset>',
    `${GUIDES.map(({ path }) => `<url><loc>${lampShopSite.origin}${path}</loc></url>`).join('')}</urlset>`,
  ),
};

/** The same pages under another name. */
const named = (pages: SitePages, from: string, to: string): SitePages =>
  Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, typeof page === 'string' ? page.replaceAll(from, to) : page]));

export const DEMO_SHOP: DemoSite = { host: SHOP, pages: named(shopPages, lampShopSite.host, SHOP) };
export const DEMO_RIVAL: DemoSite = { host: RIVAL, pages: named(lampRivalSite.pages, lampRivalSite.host, RIVAL) };
