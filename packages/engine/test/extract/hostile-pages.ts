const many = (count: number, make: (i: number) => string, between = '') => Array.from({ length: count }, (_, i) => make(i)).join(between);

/** One letter a million times where a pattern looks for the end of something. */
const BAITS: Record<string, string> = {
  letters: 'a',
  spaces: ' ',
  brackets: '<',
  ampersands: '&',
  quotes: "'",
  commas: ',',
  hyphens: '-',
  'full stops': '.',
  digits: '1',
  'line breaks': '\n',
};
const baits = () =>
  Object.fromEntries(
    Object.entries(BAITS).map(([name, letter]) => {
      const text = letter.repeat(1_000_000);
      return [
        `H38 ${name} in title, description, text and JSON-LD`,
        () =>
          `<title>${text}</title><meta name=description content="${text}"><script type="application/ld+json">{"@type":"Article","name":${JSON.stringify(text)}}</script><p>${text}`,
      ];
    }),
  );

/** Pages made to hurt a reader: by size, depth, number, and by whatever is quadratic when done naively. */
export const HOSTILE_PAGES: Readonly<Record<string, () => string>> = {
  'H34 nested divs': () => '<div>'.repeat(80_000),
  'H34 divs as deep as real pages have them': () => '<div>'.repeat(2_000),
  'H34 a million nested divs': () => '<div>'.repeat(1_000_000),
  'H34 nested lists': () => '<ul><li>x'.repeat(40_000),
  'H35 list items': () => `<ul>${'<li>'.repeat(200_000)}`,
  'H35 a title of 2 MB': () => `<title>${'x'.repeat(2_000_000)}`,
  'H35 an attribute of 2 MB': () => `<p title="${'x'.repeat(2_000_000)}">x`,
  'H35 headings': () => many(10_000, (i) => `<h1>Heading ${i}</h1>`),
  'H35 links': () => many(100_000, (i) => `<a href="/${i}">x</a>`),
  'H35 pictures': () => many(50_000, (i) => `<img src="/${i}.png" alt="x">`),
  'H35 attributes': () => `<p ${many(100_000, (i) => `a${i}=1`, ' ')}>x`,
  'H35 attributes on many <html>': () => many(20_000, (i) => `<html b${i}=1>`),
  'H38 one letter': () => 'a'.repeat(5_000_000),
  'H38 spaces': () => `${' '.repeat(5_000_000)}x`,
  'H38 less-than signs': () => '<'.repeat(5_000_000),
  'H38 a tag name': () => `<p${'<p'.repeat(2_000_000)}`,
  'H36 misnested formatting': () => '<b><p>'.repeat(100_000),
  'H36 nested links': () => '<a href=x><div>'.repeat(100_000),
  'H36 text in tables': () => `<table>${'x<b>'.repeat(100_000)}`,
  'H34 nested tables': () => '<table><tr><td>x'.repeat(50_000),
  'H36 drawings': () => '<svg>'.repeat(100_000),
  'H34 templates': () => '<template>'.repeat(50_000),
  'H34 open shadow trees': () => '<template shadowrootmode=open>'.repeat(20_000),
  'H38 entities': () => '&amp'.repeat(1_000_000),
  'H36 comment openings': () => '<!--'.repeat(1_000_000),
  'H35 quotations': () => '<blockquote><p>x</p>'.repeat(40_000),
  'H35 hidden elements': () => many(60_000, (i) => `<p id=h${i} style="display:none">one two three four five</p>`),
  'H35 named elements': () => '<div class="breadcrumb author date overlay" itemscope itemprop=a>x'.repeat(20_000),
  'H35 articles': () => '<article>x</article>'.repeat(50_000),
  'H38 style rules': () =>
    `<style>${many(40_000, (i) => `.a .b${i},.c${i}{display:none}`)}</style><p class="${many(500, (i) => `c${i}`, ' ')}">x`,
  'H38 open style blocks': () => `<style>${'@media{'.repeat(60_000)}</style>x`,
  'H38 brackets in noscript': () => `<noscript>${'<'.repeat(2_000_000)}</noscript>x`,
  'H36 an open comment': () => `<p>x<!--${'y'.repeat(2_000_000)}`,
  'H36 an open script': () => `<p>x<script>${'<!--<script>'.repeat(100_000)}`,
  'H36 open raw text': () => `<p>x<textarea>${'</textare'.repeat(200_000)}`,
  'H36 plain text to the end': () => `<p>x<plaintext>${'</plaintext>'.repeat(200_000)}`,
  ...baits(),
  'H39 5 MB of JSON-LD': () => `<script type="application/ld+json">{"@type":"Article","name":"${'x'.repeat(4_900_000)}"}</script>x`,
  'H39 JSON-LD that reaches for prototypes': () =>
    `${'<script type="application/ld+json">{"@type":"Article","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}</script>'.repeat(500)}x`,
  'H39 JSON-LD with numbers beyond number': () =>
    `<script type="application/ld+json">{"@type":"Offer","price":1e999,"x":${'9'.repeat(500_000)}}</script>x`,
  'H39 JSON-LD that is none': () => '<script type="application/ld+json">{"@type":"Article",}</script>'.repeat(20_000),
  'H39 deep JSON-LD': () => `<script type="application/ld+json">${'['.repeat(900_000)}`,
  'H39 wide JSON-LD': () => `<script type="application/ld+json">[${'{},'.repeat(300_000)}{}]</script>x`,
  'H38 dates that are none': () => `<h1>x</h1>${'<p>12 12 12 12 2026 aaaaaaaaaa aaaaaaaaaa aaaaaaaaaa 2026</p>'.repeat(3000)}`,
  'H47 zero-width characters': () => `<p>${'\u200b'.repeat(1_500_000)}`,
  'H31 nulls': () => '\0'.repeat(3_000_000),
};
