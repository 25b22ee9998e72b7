import { createServer } from 'node:http';

/**
 * A site of N pages of about 58 kB each, in a process of its own so that serving costs the measured programs nothing. Prints its port.
 * The text is made from a seeded generator: the same bytes on every run.
 */
const pages = Number(process.argv[2] ?? 200);

let state = 20261121;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const SYLLABLES = 'ka ro min tel sa vor lin de pra mon ti gal ne su fer bo lat cen du ri'.split(' ');
const VOCABULARY = Array.from({ length: 4000 }, () => Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join(''));
const COMMON = 'the of and to in is that it for on with as are this be by from or an at'.split(' ');
const word = () => (random() < 0.42 ? pick(COMMON) : pick(VOCABULARY));
const sentence = () => {
  const words = Array.from({ length: 8 + Math.floor(random() * 16) }, word).join(' ');
  return `${words[0]?.toUpperCase()}${words.slice(1)}${random() < 0.15 ? `, about ${Math.floor(random() * 90) + 5} percent` : ''}.`;
};
const paragraph = () =>
  `<p class="text text--body" data-block="${Math.floor(random() * 1e6)}">${Array.from({ length: 3 + Math.floor(random() * 4) }, sentence).join(' ')} <a class="link" href="${href()}">${word()} ${word()}</a></p>`;
const href = () => `/topic/page-${Math.floor(random() * pages)}`;

const page = (index: number): string => {
  const title = Array.from({ length: 5 }, word).join(' ');
  const nav = Array.from(
    { length: 30 },
    (_, i) =>
      `<li class="menu__item menu__item--${i}"><a class="menu__link" href="${href()}" data-track="nav-${i}"><span class="icon icon-${i}"></span><span>${word()}</span></a></li>`,
  ).join('\n');
  const sections = Array.from(
    { length: 9 },
    () =>
      `<section class="section"><h2 id="s${Math.floor(random() * 1e6)}">${word()} ${word()} ${word()}</h2>${paragraph()}${paragraph()}${paragraph()}<ul>${Array.from({ length: 4 }, () => `<li>${sentence()}</li>`).join('')}</ul><div class="grid"><div class="cell"><img src="/i/${index}.png" alt="${word()} ${word()}"></div><div class="cell"><table><thead><tr><th>${word()}</th><th>${word()}</th></tr></thead><tbody><tr><td>${word()}</td><td>${Math.floor(random() * 100)}</td></tr></tbody></table></div></div></section>`,
  ).join('\n');
  const cards = Array.from(
    { length: 40 },
    (_, i) =>
      `<div class="card card--teaser u-mb-4"><div class="card__media"><a href="${href()}" class="card__link" aria-hidden="true" tabindex="-1"><svg class="icon" width="24" height="24" viewBox="0 0 24 24" role="presentation"><path d="M12 2 2 7l10 5 10-5-10-5zM2 17l10 5 10-5M2 12l10 5 10-5"></path></svg><img loading="lazy" decoding="async" width="320" height="180" src="/i/${i}.webp" srcset="/i/${i}-320.webp 320w, /i/${i}-640.webp 640w" alt="${word()}"></a></div><div class="card__body"><h3 class="card__title"><a class="card__link" href="${href()}" data-track="card-${i}">${word()} ${word()}</a></h3><p class="card__text">${word()} ${word()} ${word()}</p></div></div>`,
  ).join('\n');
  const next = [index * 3 + 1, index * 3 + 2, index * 3 + 3]
    .filter((i) => i < pages)
    .map((i) => `<a href="/topic/page-${i}">Next ${i}</a>`)
    .join(' ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${sentence()}"><link rel="canonical" href="http://bench.test/topic/page-${index}"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"${title}","datePublished":"2026-05-01","author":{"@type":"Person","name":"Ann Lee"}}</script><style>.a{color:red}.b{margin:0}</style></head><body><header><nav><ul>${nav}</ul></nav></header><main><article><h1>${title}</h1><time datetime="2026-05-01">1 May 2026</time>${sections}<p>${next}</p></article><div class="cards grid grid--4">${cards}</div></main><footer><p>Bench Ltd. <a href="/topic/page-0">Home</a></p></footer></body></html>`;
};

const bodies = Array.from({ length: pages }, (_, index) => Buffer.from(page(index)));
const server = createServer((request, response) => {
  const match = /^\/(?:topic\/page-(\d+))?$/.exec(request.url ?? '');
  const body = match ? bodies[Number(match[1] ?? 0)] : undefined;
  if (!body) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(
    JSON.stringify({
      port: typeof address === 'object' ? address?.port : null,
      meanBytes: Math.round(bodies.reduce((sum, { length }) => sum + length, 0) / pages),
    }),
  );
});
process.stdin.on('end', () => process.exit(0)).resume(); // ends with the program that started it
