/** Rows drawn from RFC 9309: a file, and what it decides. `+` allowed, `-` not; then the deciding line (0: none). */
type Row = [title: string, file: string, expectations: [token: string, path: string, decided: `${'+' | '-'}${number}`][]];

const ROWS: Row[] = [
  // §2.2.1 groups and tokens
  [
    'no file, no rules',
    '',
    [
      ['FooBot', '/', '+0'],
      ['FooBot', '/x/y', '+0'],
    ],
  ],
  ['comments only', '# nothing here\n\n# at all', [['FooBot', '/x', '+0']]],
  [
    'a named group binds its agent',
    'User-agent: FooBot\nDisallow: /',
    [
      ['FooBot', '/', '-2'],
      ['BarBot', '/', '+0'],
    ],
  ],
  [
    'tokens ignore case',
    'User-agent: fOObOT\nDisallow: /x',
    [
      ['FooBot', '/x', '-2'],
      ['FOOBOT', '/x', '-2'],
      ['foobot', '/y', '+0'],
    ],
  ],
  [
    'names ignore case',
    'USER-AGENT: FooBot\nDISALLOW: /a\nuser-Agent: BarBot\naLLoW: /b\ndisallow: /',
    [
      ['FooBot', '/a', '-2'],
      ['FooBot', '/b', '+0'],
      ['BarBot', '/b', '+4'],
      ['BarBot', '/a', '-5'],
    ],
  ],
  [
    'a version after the token is not part of it',
    'User-agent: FooBot/2.1\nDisallow: /',
    [
      ['FooBot', '/x', '-2'],
      ['Foo', '/x', '+0'],
    ],
  ],
  [
    'a token is no prefix of another',
    'User-agent: FooBot\nDisallow: /',
    [
      ['FooBot-News', '/x', '+0'],
      ['Foo', '/x', '+0'],
      ['XFooBot', '/x', '+0'],
    ],
  ],
  [
    'a longer token does not bind the shorter',
    'User-agent: FooBot-News\nDisallow: /',
    [
      ['FooBot', '/x', '+0'],
      ['foobot-news', '/x', '-2'],
    ],
  ],
  [
    'underscores, hyphens and digits',
    'User-agent: my_bot-x\nDisallow: /a\nUser-agent: AI2Bot\nDisallow: /b',
    [
      ['my_bot-x', '/a', '-2'],
      ['AI2Bot', '/b', '-4'],
      ['AI', '/b', '+0'],
    ],
  ],
  [
    '* binds those whom no group names',
    'User-agent: *\nDisallow: /x\nUser-agent: FooBot\nAllow: /x/y\nDisallow: /z',
    [
      ['FooBot', '/x/y', '+4'],
      ['FooBot', '/x/q', '+0'],
      ['FooBot', '/z', '-5'],
      ['BarBot', '/x/y', '-2'],
      ['BarBot', '/z', '+0'],
    ],
  ],
  [
    '* after the named group',
    'User-agent: FooBot\nAllow: /\nUser-agent: *\nDisallow: /',
    [
      ['FooBot', '/x', '+2'],
      ['BarBot', '/x', '-4'],
    ],
  ],
  ['no group, no * : no rules', 'User-agent: FooBot\nDisallow: /\nUser-agent: BarBot\nDisallow: /', [['QuxBot', '/x', '+0']]],
  [
    'a named group without rules frees its agent',
    'User-agent: *\nDisallow: /\n\nUser-agent: FooBot\n',
    [
      ['FooBot', '/x', '+0'],
      ['BarBot', '/x', '-2'],
    ],
  ],
  [
    'several agents share rules',
    'User-agent: FooBot\nUser-agent: BarBot\nDisallow: /x',
    [
      ['FooBot', '/x', '-3'],
      ['BarBot', '/x', '-3'],
      ['BazBot', '/x', '+0'],
    ],
  ],
  ['a blank line does not part agents from rules', 'User-agent: FooBot\n\n\nDisallow: /x', [['FooBot', '/x', '-4']]],
  [
    'a blank line does not end a group',
    'User-agent: FooBot\nDisallow: /x\n\nDisallow: /y',
    [
      ['FooBot', '/x', '-2'],
      ['FooBot', '/y', '-4'],
    ],
  ],
  [
    'an agent line after a rule begins a new group',
    'User-agent: FooBot\nDisallow: /x\nUser-agent: BarBot\nDisallow: /y',
    [
      ['FooBot', '/x', '-2'],
      ['FooBot', '/y', '+0'],
      ['BarBot', '/x', '+0'],
      ['BarBot', '/y', '-4'],
    ],
  ],
  [
    'groups of one token are merged',
    'User-agent: FooBot\nDisallow: /a\n\nUser-agent: BarBot\nDisallow: /b\n\nUser-agent: foobot\nDisallow: /c',
    [
      ['FooBot', '/a', '-2'],
      ['FooBot', '/c', '-8'],
      ['FooBot', '/b', '+0'],
      ['BarBot', '/a', '+0'],
    ],
  ],
  [
    'merging weighs the rules together',
    'User-agent: FooBot\nDisallow: /\nUser-agent: BarBot\nDisallow: /\nUser-agent: FooBot\nAllow: /open/',
    [
      ['FooBot', '/open/a', '+6'],
      ['FooBot', '/shut', '-2'],
      ['BarBot', '/open/a', '-4'],
    ],
  ],
  [
    'groups of * are merged',
    'User-agent: *\nDisallow: /a\nUser-agent: FooBot\nDisallow: /q\nUser-agent: *\nDisallow: /b',
    [
      ['BarBot', '/a', '-2'],
      ['BarBot', '/b', '-6'],
      ['FooBot', '/a', '+0'],
    ],
  ],
  [
    'a shared last group',
    'User-agent: BazBot\n\nUser-agent: FooBot\nAllow: /z/\nDisallow: /',
    [
      ['BazBot', '/z/d', '+4'],
      ['BazBot', '/y', '-5'],
      ['FooBot', '/z/d', '+4'],
    ],
  ],
  [
    'rules before any agent bind nobody',
    'Disallow: /x\nAllow: /y\nUser-agent: FooBot\nDisallow: /z',
    [
      ['FooBot', '/x', '+0'],
      ['FooBot', '/z', '-4'],
      ['BarBot', '/x', '+0'],
    ],
  ],
  // §2.2.4 other records
  [
    'a sitemap line does not part agents',
    'User-agent: BarBot\nSitemap: https://foo.bar/s.xml\nUser-agent: *\nDisallow: /',
    [
      ['BarBot', '/x', '-4'],
      ['FooBot', '/x', '-4'],
    ],
  ],
  [
    'an unknown line does not part agents',
    'User-agent: BarBot\nQuux: 1\nUser-agent: FooBot\nDisallow: /',
    [
      ['BarBot', '/x', '-4'],
      ['FooBot', '/x', '-4'],
    ],
  ],
  ['a crawl-delay does not part agents', 'User-agent: BarBot\nCrawl-delay: 3\nUser-agent: FooBot\nDisallow: /', [['BarBot', '/x', '-4']]],
  [
    'an unknown line within rules',
    'User-agent: FooBot\nDisallow: /a\nHost: foo.bar\nDisallow: /b',
    [
      ['FooBot', '/a', '-2'],
      ['FooBot', '/b', '-4'],
    ],
  ],
  ['misspelt names are no rules', 'User-agent: FooBot\nDisalow: /\nNoindex: /', [['FooBot', '/x', '+0']]],
  ['a line without a colon is no rule', 'User-agent: FooBot\nDisallow /', [['FooBot', '/x', '+0']]],
  // §2.2.2 allow and disallow
  [
    'paths regard case',
    'User-agent: FooBot\nDisallow: /X/',
    [
      ['FooBot', '/x/y', '+0'],
      ['FooBot', '/X/y', '-2'],
    ],
  ],
  [
    'a path is a prefix',
    'User-agent: FooBot\nDisallow: /fish',
    [
      ['FooBot', '/fish', '-2'],
      ['FooBot', '/fish.html', '-2'],
      ['FooBot', '/fish/salmon', '-2'],
      ['FooBot', '/fishheads?id=1', '-2'],
      ['FooBot', '/Fish', '+0'],
      ['FooBot', '/catfish', '+0'],
      ['FooBot', '/?id=fish', '+0'],
    ],
  ],
  [
    'a final slash counts',
    'User-agent: FooBot\nDisallow: /fish/',
    [
      ['FooBot', '/fish', '+0'],
      ['FooBot', '/fish/', '-2'],
      ['FooBot', '/fish/a', '-2'],
      ['FooBot', '/fish.html', '+0'],
    ],
  ],
  [
    'an empty disallow shuts nothing',
    'User-agent: FooBot\nDisallow:',
    [
      ['FooBot', '/', '+0'],
      ['FooBot', '/x', '+0'],
    ],
  ],
  ['an empty allow opens nothing', 'User-agent: FooBot\nDisallow: /\nAllow:', [['FooBot', '/', '-2']]],
  [
    'the longest match wins, allow',
    'User-agent: FooBot\nDisallow: /x/\nAllow: /x/page.html',
    [
      ['FooBot', '/x/page.html', '+3'],
      ['FooBot', '/x/page', '-2'],
    ],
  ],
  [
    'the longest match wins, disallow',
    'User-agent: FooBot\nAllow: /x/\nDisallow: /x/page.html',
    [
      ['FooBot', '/x/page.html', '-3'],
      ['FooBot', '/x/other', '+2'],
    ],
  ],
  ['order plays no part', 'User-agent: FooBot\nAllow: /x/page.html\nDisallow: /x/', [['FooBot', '/x/page.html', '+2']]],
  ['allow wins ties', 'User-agent: FooBot\nDisallow: /x/page\nAllow: /x/page', [['FooBot', '/x/page', '+3']]],
  ['allow wins ties in the other order', 'User-agent: FooBot\nAllow: /\nDisallow: /', [['FooBot', '/x', '+2']]],
  ['of equal rules the first is named', 'User-agent: FooBot\nDisallow: /a\nDisallow: /a', [['FooBot', '/a', '-2']]],
  ['an equal allow of another text wins', 'User-agent: FooBot\nDisallow: /a*c\nAllow: /abc', [['FooBot', '/abcd', '+3']]],
  [
    'wildcards count as octets',
    'User-agent: FooBot\nAllow: /page\nDisallow: /*.html',
    [
      ['FooBot', '/page.html', '-3'],
      ['FooBot', '/page', '+2'],
    ],
  ],
  [
    'the anchor counts as an octet',
    'User-agent: FooBot\nDisallow: /\nAllow: /$',
    [
      ['FooBot', '/', '+3'],
      ['FooBot', '/page', '-2'],
    ],
  ],
  [
    'queries belong to the path',
    'User-agent: FooBot\nDisallow: /a?b=c',
    [
      ['FooBot', '/a?b=c', '-2'],
      ['FooBot', '/a?b=cd', '-2'],
      ['FooBot', '/a', '+0'],
      ['FooBot', '/a?b=d', '+0'],
    ],
  ],
  ['a path without a slash never matches', 'User-agent: FooBot\nDisallow: x', [['FooBot', '/x', '+0']]],
  [
    '/robots.txt is always allowed',
    'User-agent: FooBot\nDisallow: /',
    [
      ['FooBot', '/robots.txt', '+0'],
      ['FooBot', '/robots.txt.bak', '-2'],
    ],
  ],
  // §2.2.3 special characters
  [
    '# begins a comment',
    'User-agent: FooBot # us\nDisallow: /foo/quz#qux\n# Disallow: /',
    [
      ['FooBot', '/foo/quz', '-2'],
      ['FooBot', '/foo/bar', '+0'],
    ],
  ],
  ['a comment right after the colon', 'User-agent: FooBot\nDisallow: # nothing', [['FooBot', '/x', '+0']]],
  [
    '$ ends a pattern',
    'User-agent: FooBot\nDisallow: /foo/bar$',
    [
      ['FooBot', '/foo/bar', '-2'],
      ['FooBot', '/foo/bar/', '+0'],
      ['FooBot', '/foo/bar?a', '+0'],
      ['FooBot', '/foo/barx', '+0'],
    ],
  ],
  [
    '$ elsewhere is a character',
    'User-agent: FooBot\nDisallow: /a$b',
    [
      ['FooBot', '/a$b', '-2'],
      ['FooBot', '/a%24b', '-2'],
      ['FooBot', '/a', '+0'],
    ],
  ],
  [
    '* is any run of characters',
    'User-agent: FooBot\nDisallow: /foo/*/qux',
    [
      ['FooBot', '/foo/bar/qux', '-2'],
      ['FooBot', '/foo//qux', '-2'],
      ['FooBot', '/foo/a/b/quxx', '-2'],
      ['FooBot', '/foo/qux', '+0'],
      ['FooBot', '/foo/bar/quz', '+0'],
    ],
  ],
  [
    '* at the end says nothing more',
    'User-agent: FooBot\nDisallow: /fish*',
    [
      ['FooBot', '/fish', '-2'],
      ['FooBot', '/fishy', '-2'],
      ['FooBot', '/Fish', '+0'],
    ],
  ],
  [
    '* at the beginning',
    'User-agent: FooBot\nDisallow: *.php',
    [
      ['FooBot', '/a.php', '-2'],
      ['FooBot', '/d/a.php?x=1', '-2'],
      ['FooBot', '/a.html', '+0'],
    ],
  ],
  [
    '* and $ together',
    'User-agent: FooBot\nDisallow: /*.php$',
    [
      ['FooBot', '/a.php', '-2'],
      ['FooBot', '/d/a.php', '-2'],
      ['FooBot', '/a.php?x', '+0'],
      ['FooBot', '/a.php/', '+0'],
      ['FooBot', '/a.php5', '+0'],
      ['FooBot', '/.php.php', '-2'],
    ],
  ],
  [
    'several * in order',
    'User-agent: FooBot\nDisallow: /a*b*c',
    [
      ['FooBot', '/a1b2c', '-2'],
      ['FooBot', '/abc', '-2'],
      ['FooBot', '/acb', '+0'],
      ['FooBot', '/ab', '+0'],
    ],
  ],
  [
    'repeated *',
    'User-agent: FooBot\nDisallow: /a***b',
    [
      ['FooBot', '/ab', '-2'],
      ['FooBot', '/axxb', '-2'],
      ['FooBot', '/a', '+0'],
    ],
  ],
  [
    'the tail may not overlap the head',
    'User-agent: FooBot\nDisallow: /aba*ba$',
    [
      ['FooBot', '/aba', '+0'],
      ['FooBot', '/ababa', '-2'],
    ],
  ],
  [
    '* alone',
    'User-agent: FooBot\nDisallow: *',
    [
      ['FooBot', '/', '-2'],
      ['FooBot', '/x', '-2'],
    ],
  ],
  [
    '$ alone',
    'User-agent: FooBot\nDisallow: $',
    [
      ['FooBot', '/', '+0'],
      ['FooBot', '/x', '+0'],
    ],
  ],
  [
    '*$',
    'User-agent: FooBot\nDisallow: /*$',
    [
      ['FooBot', '/', '-2'],
      ['FooBot', '/x?y', '-2'],
    ],
  ],
  [
    'encoded special characters are themselves',
    'User-agent: FooBot\nDisallow: /file-%2A.html\nDisallow: /price-%24',
    [
      ['FooBot', '/file-*.html', '-2'],
      ['FooBot', '/file-%2a.html', '-2'],
      ['FooBot', '/file-x.html', '+0'],
      ['FooBot', '/price-$', '-3'],
      ['FooBot', '/price-$5', '-3'],
    ],
  ],
  // §2.2.2 encoding
  [
    'octets beyond US-ASCII are encoded',
    'User-agent: FooBot\nDisallow: /\nAllow: /foo/bar/ツ',
    [
      ['FooBot', '/foo/bar/%E3%83%84', '+3'],
      ['FooBot', '/foo/bar/%e3%83%84', '+3'],
      ['FooBot', '/foo/bar/%E3%83%85', '-2'],
    ],
  ],
  ['encoded in the file', 'User-agent: FooBot\nDisallow: /\nAllow: /foo/bar/%e3%83%84', [['FooBot', '/foo/bar/%E3%83%84', '+3']]],
  [
    'unreserved characters are decoded',
    'User-agent: FooBot\nDisallow: /\nAllow: /foo/bar/%62%61%7A',
    [
      ['FooBot', '/foo/bar/baz', '+3'],
      ['FooBot', '/foo/bar/%62%61%7a', '+3'],
      ['FooBot', '/foo/bar/bax', '-2'],
    ],
  ],
  [
    'unreserved characters encoded in the URL',
    'User-agent: FooBot\nDisallow: /~joe/',
    [
      ['FooBot', '/%7Ejoe/x', '-2'],
      ['FooBot', '/%7ejoe/', '-2'],
    ],
  ],
  [
    'an encoded slash is no slash',
    'User-agent: FooBot\nDisallow: /a/b',
    [
      ['FooBot', '/a%2Fb', '+0'],
      ['FooBot', '/a/b', '-2'],
    ],
  ],
  [
    'reserved characters in a query',
    'User-agent: FooBot\nDisallow: /\nAllow: /foo/bar?baz=https://foo.bar',
    [
      ['FooBot', '/foo/bar?baz=https%3A%2F%2Ffoo.bar', '+3'],
      ['FooBot', '/foo/bar?baz=https://foo.bar', '+3'],
      ['FooBot', '/foo/bar?baz=https%3a%2f%2ffoo.bar/x', '+3'],
      ['FooBot', '/foo/bar?baz=quz', '-2'],
    ],
  ],
  [
    'reserved characters encoded in the file',
    'User-agent: FooBot\nDisallow: /go?u=https%3A%2F%2Fx',
    [
      ['FooBot', '/go?u=https://x/y', '-2'],
      ['FooBot', '/go?u=http://x', '+0'],
    ],
  ],
  [
    'parameters stay apart',
    'User-agent: FooBot\nDisallow: /a?b=1&c=2',
    [
      ['FooBot', '/a?b=1&c=2', '-2'],
      ['FooBot', '/a?b=1%26c=2', '+0'],
    ],
  ],
  [
    'a wildcard reaches into the query',
    'User-agent: FooBot\nDisallow: /*/private',
    [
      ['FooBot', '/x?to=/private', '-2'],
      ['FooBot', '/x/private', '-2'],
    ],
  ],
  [
    'a broken escape is literal',
    'User-agent: FooBot\nDisallow: /100%\nDisallow: /a%zz',
    [
      ['FooBot', '/100%', '-2'],
      ['FooBot', '/a%zz', '-3'],
    ],
  ],
  ['a fragment is not sent', 'User-agent: FooBot\nDisallow: /a$', [['FooBot', '/a#b', '-2']]],
  // §2.2 line endings, white space, BOM
  [
    'CR LF',
    'User-agent: FooBot\r\nDisallow: /x\r\n\r\nUser-agent: BarBot\r\nDisallow: /y',
    [
      ['FooBot', '/x', '-2'],
      ['BarBot', '/y', '-5'],
    ],
  ],
  [
    'CR only',
    'User-agent: FooBot\rDisallow: /x\rAllow: /x/y',
    [
      ['FooBot', '/x', '-2'],
      ['FooBot', '/x/y', '+3'],
    ],
  ],
  ['mixed endings are counted', '\r\n\n\rUser-agent: FooBot\n\rDisallow: /x', [['FooBot', '/x', '-6']]],
  ['no ending at the last line', 'User-agent: FooBot\nDisallow: /x', [['FooBot', '/x', '-2']]],
  ['a byte order mark is passed over', '\uFEFFUser-agent: FooBot\nDisallow: /x', [['FooBot', '/x', '-2']]],
  [
    'a byte order mark elsewhere spoils its line',
    'User-agent: FooBot\n\uFEFFDisallow: /x\nDisallow: /y',
    [
      ['FooBot', '/x', '+0'],
      ['FooBot', '/y', '-3'],
    ],
  ],
  [
    'white space around everything',
    '  User-agent\t:   FooBot  \n\tDisallow  :\t/x  ',
    [
      ['FooBot', '/x', '-2'],
      ['FooBot', '/x ', '-2'],
    ],
  ],
  ['no white space at all', 'User-agent:FooBot\nDisallow:/x', [['FooBot', '/x', '-2']]],
  ['a colon within the value', 'User-agent: FooBot\nDisallow: /a:b', [['FooBot', '/a:b', '-2']]],
];

export const robotsExpectations = ROWS.flatMap(([title, file, expectations]) =>
  expectations.map(([token, path, decided]) => ({ title, file, token, path, decided })),
);
