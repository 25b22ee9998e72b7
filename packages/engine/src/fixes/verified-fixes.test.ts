import { Fix, type SiteKind } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import type { PageArtifact } from '../artifacts/page.ts';
import type { Visit } from '../artifacts/visit.ts';
import { aDocument, aPage, aVisit, type BlockDraft, goodPage, goodPages, heading, link, NOW, paragraph } from '../audits/testing.ts';
import { parseRobots } from '../crawl/robots.ts';
import { judgeSite } from '../scoring/judge-site.ts';
import { type Rejudge, verifiedFixes } from './verified-fixes.ts';

const assess: Rejudge = (visit) => {
  const { score, audits } = judgeSite(visit);
  return { overallScore: score.overallScore, audits };
};
const fixesOf = (visit: Visit) => verifiedFixes(visit, assess);
/** The good site with one page changed. */
const withPage = (url: string, change: (page: PageArtifact) => PageArtifact) =>
  aVisit({ pages: goodPages().map((page) => (page.url === url ? change(page) : page)) });
const changed = (draft: Partial<NonNullable<PageArtifact['document']>>) => (page: PageArtifact) => ({
  ...page,
  document: page.document && { ...page.document, ...draft },
});
const ARTICLE = 'https://acme.test/blog/firing-temperature';
const FAQ = 'https://acme.test/faq';
const one = (visit: Visit, kind: Fix['kind']) => {
  const fix = fixesOf(visit).find((found) => found.kind === kind);
  expect(fix, `a fix of kind ${kind}`).toBeDefined();
  expect(Fix.safeParse(fix).error).toBeUndefined();
  expect(fix?.after).toBeGreaterThan(fix?.before ?? 100);
  return fix;
};

describe('fixes', () => {
  it('robots.txt: opens the barred crawlers, and leaves every other rule and crawler as it was', () => {
    const body = [
      '# our rules',
      'User-agent: GPTBot',
      'User-agent: OAI-SearchBot',
      'Disallow: /',
      '',
      'User-agent: *',
      'Disallow: /cart',
      '',
      'User-agent: PerplexityBot',
      'Disallow: /',
      'Disallow: /drafts',
    ].join('\n');
    const content = one(aVisit({ robots: { body } }), 'robots.txt')?.content ?? '';
    const parsed = parseRobots(content);
    const rules = (agent: string) =>
      parsed.groups
        .filter(({ agents }) => agents.includes(agent))
        .flatMap((group) => group.rules.map(({ allow, pattern }) => `${allow ? '+' : '-'}${pattern}`));
    expect(rules('gptbot')).toEqual(['-/']);
    expect(rules('*')).toEqual(['-/cart']);
    expect(rules('oai-searchbot')).toEqual(['-/drafts', '+/']);
    expect(rules('perplexitybot')).toEqual(['-/drafts', '+/']);
    expect(content).toContain('# our rules');
  });

  it('robots.txt: under “User-agent: *” it adds a group that keeps the other rules', () => {
    const visit = aVisit({ robots: { body: 'User-agent: *\nDisallow: /cart\nDisallow: /\n' } });
    const fix = one(visit, 'robots.txt');
    expect(fix?.content).toMatch(/^User-agent: \*\nDisallow: \/cart\nDisallow: \/\n\nUser-agent: /);
    expect(fix?.content).toMatch(/User-agent: OAI-SearchBot\n[\s\S]*Disallow: \/cart\nAllow: \/\n$/);
    expect((fix?.after ?? 0) - (fix?.before ?? 0)).toBeGreaterThan(10);
  });

  it('robots.txt: one that can be read, where the server fails', () => {
    expect(one(aVisit({ robots: { status: 503, body: '' } }), 'robots.txt')?.content).toContain('User-agent: *\nAllow: /');
  });

  it('meta: takes noindex out and leaves the other directives', () => {
    const fix = one(
      withPage(ARTICLE, changed({ robotsMeta: [{ agent: 'robots', directives: ['noindex', 'max-image-preview:large'] }] })),
      'meta',
    );
    expect(fix).toMatchObject({ where: ARTICLE, content: '<meta name="robots" content="index, max-image-preview:large">' });
  });

  it('meta: a canonical that names a page on something else names the page itself', () => {
    const fix = one(withPage(ARTICLE, changed({ canonicals: ['https://acme.test/'] })), 'meta');
    expect(fix?.content).toBe(`<link rel="canonical" href="${ARTICLE}">`);
  });

  it('meta: declares the language of the text for all pages that lack it', () => {
    const visit = aVisit({ pages: goodPages().map((page) => changed({ lang: null })(page)) });
    expect(one(visit, 'meta')).toMatchObject({ content: '<html lang="en">' });
  });

  it('heading: one H1, and no level skipped', () => {
    const blocks =
      goodPage('article').document?.blocks.map((block) => (block.kind === 'heading' ? { ...block, level: block.level + 2 } : block)) ?? [];
    const fix = one(withPage(ARTICLE, changed({ blocks })), 'heading');
    expect(fix?.content.split('\n')[0]).toBe('<h1>What temperature does a pottery kiln fire at?</h1>');
    expect(fix?.content.split('\n')[1]).toMatch(/^<h2>/);
  });

  it('heading: what stood side by side still does, and no heading becomes the H1 that the title does not speak of', () => {
    const shop = (title: string) =>
      withPage(
        ARTICLE,
        changed({
          title,
          links: [],
          blocks: aDocument({
            blocks: [
              heading(3, 'Oak chairs'),
              paragraph('An oak chair lasts for forty years.'),
              ...['Ash table', 'Elm bench', 'Fir shelf'].flatMap((name) => [
                heading(5, name),
                paragraph(`The ${name} is made by hand of old wood.`),
              ]),
              heading(3, 'Delivery'),
              paragraph('We deliver within two weeks.'),
            ],
          }).blocks,
        }),
      );
    expect(one(shop('Oak chairs made by hand'), 'heading')?.content.split('\n')).toEqual([
      '<h1>Oak chairs</h1>',
      '<h2>Ash table</h2>',
      '<h2>Elm bench</h2>',
      '<h2>Fir shelf</h2>',
      '<h2>Delivery</h2>',
    ]);
    expect(one(shop('Acme'), 'heading')?.content.split('\n')).toEqual([
      '<h2>Oak chairs</h2>',
      '<h3>Ash table</h3>',
      '<h3>Elm bench</h3>',
      '<h3>Fir shelf</h3>',
      '<h2>Delivery</h2>',
    ]);
  });

  it('json-ld: an organization from what the home page shows, and no more', () => {
    const plain = goodPages().map((page) => changed({ jsonLd: [] })(page));
    const content =
      fixesOf(aVisit({ pages: plain })).find((fix) => fix.content.includes('"Organization"') && fix.where === 'https://acme.test/')
        ?.content ?? '';
    const value = JSON.parse(content.replace(/<!--[\s\S]*?-->|<\/?script[^>]*>/g, ''));
    expect(value).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://acme.test/#organization',
      name: 'Acme Kilns',
      url: 'https://acme.test/',
      // As the contact page links it.
      email: expect.stringContaining('@acme.test'),
    });
  });

  describe('json-ld: who runs the site', () => {
    const site = (draft: { title?: string; h1: string; name: string; says?: string; contact?: BlockDraft[] }, kind: SiteKind) => {
      const { title, h1, name, says = 'We build in a shed behind the house.', contact = [] } = draft;
      const pages = goodPages().map((page) => {
        if (!page.document) return page;
        const bare = { ...page.document, jsonLd: [], links: [], meta: { 'og:site_name': name } };
        if (page.document.pageType === 'contact') return { ...page, document: { ...bare, blocks: aDocument({ blocks: contact }).blocks } };
        if (page.document.pageType !== 'home') return { ...page, document: bare };
        return {
          ...page,
          document: { ...bare, title: title ?? name, blocks: aDocument({ blocks: [heading(1, h1), paragraph(says)] }).blocks },
        };
      });
      const visit = aVisit({ pages });
      const fixes = verifiedFixes(
        visit,
        (changed, change) => {
          const judged = assess(changed, change);
          // Whatever kind the site is taken for, its markup counts.
          const has = JSON.stringify(changed.pages).includes('"@id":"https://acme.test/#');
          return {
            overallScore: judged.overallScore + (has ? 1 : 0),
            audits: judged.audits.map((audit) =>
              audit.id === 'structured-data/organization-node' ? { ...audit, state: 'scored' as const, pointsLost: 1 } : audit,
            ),
          };
        },
        { kind, places: new Map() },
      );
      const fix = fixes.find(({ auditId }) => auditId === 'structured-data/organization-node');
      const value = fix && JSON.parse(fix.content.replace(/<!--[\s\S]*?-->|<\/?script[^>]*>/g, ''));
      return { value, note: fix?.content ?? '', title: fix?.title };
    };

    it('a local business has its trade as type, and the note says by which words of which places', () => {
      const { value, note } = site({ title: 'Dentist in Stoke', h1: 'Your dental practice', name: 'Harrow' }, 'localBusiness');
      expect(value).toMatchObject({ '@type': 'Dentist', '@id': 'https://acme.test/#organization', name: 'Harrow' });
      expect(note).toContain('@type: “dentist” in the title, “dental practice” in the H1');
    });
    it.each<[why: string, kind: SiteKind, title: string]>([
      ['names its trade once', 'localBusiness', 'Harrow'],
      ['is one of a program', 'software', 'Dentist in Stoke'],
    ])('a site that %s has the general type', (_, kind, title) => {
      expect(site({ title, h1: 'Your dental practice', name: 'Harrow' }, kind).value).toMatchObject({ '@type': 'Organization' });
    });
    it('a person is none, and what may be one or a firm is not described', () => {
      const says = 'I am Tomek Kowal, and I build kilns in a shed behind the house.';
      const { value, title } = site({ h1: 'Kilns', name: 'Tomek Kowal', says }, 'shop');
      expect(value).toMatchObject({ '@type': 'Person', '@id': 'https://acme.test/#person', name: 'Tomek Kowal' });
      expect(title).toBe('Add Person markup for Tomek Kowal');
      expect(site({ h1: 'Kilns', name: 'Anna Lee' }, 'shop').value).toBeUndefined();
    });
    it('a local business has its labeled address, and gaps for hours and for what no source gives', () => {
      const contact = [
        heading(1, 'Contact'),
        paragraph('Address: Mill Lane 4, Stoke ST1 4AB'),
        heading(2, 'Opening hours'),
        paragraph('Mon–Fri 9:00–17:00 --> <b>'),
      ];
      const local = site({ h1: 'Kilns', name: 'Harrow', contact }, 'localBusiness');
      expect(local.value).toMatchObject({ address: 'Mill Lane 4, Stoke ST1 4AB' });
      expect(local.value).not.toHaveProperty('openingHours');
      expect(local.note).toContain(
        'address: the only text labeled as the address in the footer and on the contact page (https://acme.test/contact)',
      );
      expect(local.note).toContain('openingHours (write “Mon–Fri 9:00–17:00 – b” of https://acme.test/contact like “Mo-Fr 09:00-17:00”)');
      expect(local.note.match(/-->/g)).toHaveLength(1);
      const bare = site({ h1: 'Kilns', name: 'Harrow' }, 'localBusiness');
      expect(bare.value).not.toHaveProperty('address');
      expect(bare.note).toContain('only you know it: address (none is labeled');
      expect(bare.note).toContain('openingHours (none are stated');
      expect(site({ h1: 'Kilns', name: 'Harrow', contact }, 'shop').note).not.toContain('openingHours');
    });
  });

  it('json-ld: an article with the author and dates that a reader sees', () => {
    const visit = withPage(ARTICLE, changed({ jsonLd: [] }));
    const fix = fixesOf(visit).find(({ content }) => content.includes('"Article"'));
    const value = JSON.parse(fix?.content.replace(/<!--[\s\S]*?-->|<\/?script[^>]*>/g, '') ?? 'null');
    expect(value).toMatchObject({
      headline: 'What temperature does a pottery kiln fire at?',
      author: { name: 'Mara Voss' },
      datePublished: '2026-03-04',
      dateModified: '2026-10-02',
    });
    const { document } = withPage(ARTICLE, changed({ jsonLd: [] })).pages.find(({ url }) => url === ARTICLE) ?? {};
    const line = document?.blocks.map((block) => ({ ...block, text: block.text.replace('Mara Voss', 'Mara Voss and Ines Calder') }));
    const signed = ['Mara Voss', 'Ines Calder', 'Bea Hart'].map((text) => ({ text, href: null, via: 'class', region: 'main' }) as const);
    const both = fixesOf(withPage(ARTICLE, changed({ jsonLd: [], blocks: line ?? [], bylines: [...signed] })));
    const names = /"author": (\[[^\]]*\])/.exec(both.find(({ content }) => content.includes('"Article"'))?.content ?? '')?.[1] ?? '[]';
    expect(JSON.parse(names)).toMatchObject([{ name: 'Mara Voss' }, { name: 'Ines Calder' }]);
    const dateless = fixesOf(withPage(ARTICLE, changed({ jsonLd: [], dates: [], bylines: [] }))).find(({ content }) =>
      content.includes('"Article"'),
    );
    if (dateless) expect(dateless.content).not.toMatch(/datePublished|author/);
  });

  it('json-ld: fills a field only from a source with that role, says which, and leaves a marked gap', () => {
    const organization = (links: [scheme: string, region: 'footer' | 'main', url?: string][]) => {
      const base = goodPages().map((page) => ({ ...page, document: page.document && { ...page.document, jsonLd: [], links: [] } }));
      const pages = base.map((page) => {
        if (page.document?.pageType !== 'home') return page;
        const own = links.map(([href, region]) => ({ href, text: '', rel: [], region, block: -1, internal: false }));
        return { ...page, document: { ...page.document, links: own } };
      });
      return fixesOf(aVisit({ pages })).find(({ auditId }) => auditId === 'structured-data/organization-node')?.content ?? '';
    };
    const alone = organization([['tel:+441782555014', 'footer']]);
    expect(alone).toContain('"telephone": "+441782555014"');
    expect(alone).toContain('telephone: the only telephone link');
    // The number for emergencies after hours is no number of the house, nor is one of two, nor one in a text.
    const two = organization([
      ['tel:+441782555014', 'footer'],
      ['tel:+447700900123', 'footer'],
    ]);
    expect(two).not.toContain('"telephone"');
    expect(two).toContain('only you know it: telephone (2 different ones are linked)');
    expect(organization([['tel:+447700900123', 'main']])).toContain('only you know it: telephone (no link to one');
    expect(alone).toContain('only you know it: address');
  });

  it.each<[label: string, isOffered: boolean]>([
    ['', true],
    ['Tel.: ', true],
    ['Telefon ', true],
    ['Studio 60, Mill Lane 4. Phone: ', true],
    ['After-hours emergencies only: ', false],
    ['Press: ', false],
  ])('json-ld: a number behind “%s” is offered as that of the house: %s', (label, isOffered) => {
    const number = '01782 555 014';
    const pages = goodPages().map((page) => {
      if (!page.document) return page;
      const { blocks } = page.document;
      const stripped = { ...page.document, jsonLd: [], links: [] };
      if (page.document.pageType !== 'home') return { ...page, document: stripped };
      const link = { href: 'tel:+441782555014', text: number, rel: [], region: 'footer' as const, block: blocks.length, internal: false };
      const footer = aDocument({ blocks: [{ ...paragraph(`${label}${number}`), region: 'footer' }] }).blocks;
      return { ...page, document: { ...stripped, links: [link], blocks: [...blocks, ...footer] } };
    });
    const content = fixesOf(aVisit({ pages })).find(({ auditId }) => auditId === 'structured-data/organization-node')?.content ?? '';
    expect(content.includes('"telephone": "+441782555014"')).toBe(isOffered);
    expect(content.includes('telephone (what stands before the number')).toBe(!isOffered);
  });

  it.each<[name: string, says: string, publisher: unknown]>([
    ['Tomek Kowal', 'I am Tomek Kowal, and I build kilns in a shed behind the house.', { '@type': 'Person', name: 'Tomek Kowal' }],
    ['Anna Lee', 'Kilns are built in a shed behind the house.', undefined],
    ['Acme Kilns', 'We build kilns in a shed behind the house.', { '@type': 'Organization', name: 'Acme Kilns' }],
  ])('json-ld: the publisher of %s, whose start page says “%s”, is named for what it is', (name, says, publisher) => {
    const pages = goodPages().map((page) => {
      if (!page.document) return page;
      const { blocks } = page.document.pageType === 'home' ? aDocument({ blocks: [heading(1, name), paragraph(says)] }) : page.document;
      const title = page.document.pageType === 'home' ? name : `${page.document.title?.split(' | ')[0]} | ${name}`;
      return { ...page, document: { ...page.document, title, blocks, jsonLd: [], meta: { 'og:site_name': name } } };
    });
    const fix = fixesOf(aVisit({ pages })).find(({ content }) => content.includes('"Article"'));
    const value = JSON.parse(fix?.content.replace(/<!--[\s\S]*?-->|<\/?script[^>]*>/g, '') ?? 'null');
    if (publisher) expect(value.publisher).toMatchObject(publisher);
    else expect(value.publisher).toBeUndefined();
  });

  it.each<[is: boolean, what: string, href: string, text: string]>([
    [true, 'an icon', 'https://www.instagram.com/kilnsofstoke', ''],
    [true, 'a text that leads to what is called like the site', 'https://github.com/acme-kilns', 'We are on '],
    [true, 'a company at LinkedIn', 'https://www.linkedin.com/company/acme-kilns/', ''],
    [false, 'a button that shares the page', 'https://www.facebook.com/sharer.php?u=https://acme.test/', ''],
    [false, 'a button that writes a post', 'https://twitter.com/intent/tweet?text=Kilns', ''],
    [false, 'the source of the theme', 'https://github.com/someone/kiln-theme', 'Theme by '],
    [false, 'who made the theme', 'https://github.com/someone', 'Theme by '],
  ])('json-ld: %s: %s is a profile of the organization', (is, _what, href, text) => {
    const pages = goodPages().map((page) => {
      if (!page.document) return page;
      const { blocks } = page.document;
      const stripped = { ...page.document, jsonLd: [], links: [] };
      if (page.document.pageType !== 'home') return { ...page, document: stripped };
      const there = { href, text: 'here', rel: [], region: 'footer' as const, block: blocks.length, internal: false };
      const footer = aDocument({ blocks: [{ ...paragraph(`${text}here`), region: 'footer' }] }).blocks.map((block) => ({
        ...block,
        links: [0],
      }));
      return { ...page, document: { ...stripped, links: [there], blocks: [...blocks, ...footer] } };
    });
    const content = fixesOf(aVisit({ pages })).find(({ auditId }) => auditId === 'structured-data/organization-node')?.content ?? '';
    expect(content).toContain('"Organization"');
    expect(content.includes(href)).toBe(is);
  });

  it('markup cannot be ended by the text of a page', () => {
    const blocks = [
      heading(1, 'FAQ'),
      heading(2, 'What does </script><b> mean?'),
      paragraph('It ends a script: </script>.'),
      heading(2, 'And this?'),
      paragraph('Nothing at all, it is here to make two questions.'),
    ];
    const page = aPage({ url: FAQ, document: { pageType: 'faq', jsonLd: [], blocks } });
    for (const { content } of fixesOf(aVisit({ pages: [...goodPages().filter(({ url }) => url !== FAQ), page] })).filter(
      ({ kind }) => kind === 'json-ld',
    ))
      expect(content.match(/<\/script>/g)).toHaveLength(1);
  });

  it('the good site needs few, a site without pages none, and never are more than nine visits judged', () => {
    expect(verifiedFixes(aVisit({ pages: [aPage({ document: null })] }), assess)).toEqual([]);
    let judged = 0;
    const bad = goodPages().map((page) =>
      changed({ jsonLd: [], lang: null, title: null, robotsMeta: [{ agent: 'robots', directives: ['noindex'] }] })(page),
    );
    const found = verifiedFixes(aVisit({ pages: bad, robots: { body: 'User-agent: *\nDisallow: /' } }), (visit, change) => {
      judged += 1;
      return assess(visit, change);
    });
    expect(judged).toBeLessThanOrEqual(9);
    // Two gates are closed: neither fix shows alone, so they are judged together and say so.
    expect(found.map(({ kind }) => kind).sort()).toEqual(['meta', 'robots.txt']);
    expect(found[0]?.title).toContain('together with');
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  });

  it('only what raises the score is offered', () => {
    const visit = aVisit({ pages: goodPages().map((page) => changed({ lang: null })(page)) });
    expect(verifiedFixes(visit, (changedVisit) => ({ ...assess(changedVisit, { textChanged: true }), overallScore: 50 }))).toEqual([]);
  });

  it('texts that are no better off with the old passages are not cut anew', () => {
    const visit = aVisit({ pages: goodPages().map((page) => changed({ title: null })(page)) });
    const judgedAnew = (overallScore?: number) => {
      let anew = 0;
      const fixes = verifiedFixes(visit, (site, change) => {
        anew += change.textChanged ? 1 : 0;
        return { ...assess(site, change), ...(overallScore !== undefined && { overallScore }) };
      });
      return { anew, offered: fixes.filter(({ content }) => content.startsWith('<title>')).length };
    };
    expect(judgedAnew(50)).toEqual({ anew: 0, offered: 0 });
    const { anew, offered } = judgedAnew();
    expect(offered).toBeGreaterThan(0);
    expect(anew).toBeGreaterThanOrEqual(offered);
  });

  it('leaves the visit as it was, and finds the same twice', () => {
    const visit = withPage(ARTICLE, changed({ jsonLd: [], lang: null }));
    const before = JSON.stringify(visit);
    expect(fixesOf(visit)).toEqual(fixesOf(visit));
    expect(JSON.stringify(visit)).toBe(before);
    expect(visit.startedAt).toBe(NOW);
  });
});

describe('moving a passage', () => {
  it('the paragraph that answers the headline goes right below it', () => {
    const welcome = paragraph(
      'Welcome to our blog, where our whole team writes every month about life in and around the workshop in the north of the country.',
    );
    const answer = 'A pottery kiln fires at a temperature of 1,060 °C for earthenware, 1,240 °C for stoneware and 1,280 °C for porcelain.';
    const article = aPage({
      url: ARTICLE,
      document: {
        blocks: [
          heading(1, 'What temperature does a pottery kiln fire at?'),
          ...Array.from({ length: 6 }, (_, at) => ({ ...welcome, text: `${welcome.text} This is part ${at} of the story.` })),
          paragraph(answer),
        ],
      },
    });
    const visit = aVisit({ pages: goodPages().map((page) => (page.url === ARTICLE ? article : page)) });
    expect(one(visit, 'passage')).toMatchObject({ where: ARTICLE, content: `<p>${answer}</p>` });
  });

  it('links and headings go with their blocks', async () => {
    const { moveBlock } = await import('./passage-fixes.ts');
    const document = aPage({
      document: {
        blocks: [heading(1, 'A'), paragraph('b'), heading(2, 'C'), paragraph('d', { links: [link('https://x.test/', 'x')] })],
        links: [],
      },
    }).document;
    const moved = document && moveBlock(document, 3, 1);
    expect(moved?.blocks.map(({ text, heading: above }) => [text, above])).toEqual([
      ['A', -1],
      ['d', 0],
      ['b', 0],
      ['C', 0],
    ]);
    expect(moved?.links[0]?.block).toBe(1);
  });
});
