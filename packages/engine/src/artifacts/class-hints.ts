/**
 * What class names and ids say about an element, as bits. Names are matched token by token, so that `with-sidebar` on a wrapper says nothing about a sidebar.
 */
export const HINT = {
  nav: 1,
  header: 2,
  footer: 4,
  aside: 8,
  /** Text for screen readers only. */
  screenReader: 16,
  /** Content that opens on demand: accordion, tab, carousel, read more. */
  opens: 32,
  /** A dialog that opens over the page. */
  dialog: 131072,
  /** Interface text shown when something happens: dialog, toast, error, loading. */
  interface: 64,
  /** Faded or slid in by a script. */
  animated: 128,
  byline: 256,
  date: 512,
  breadcrumb: 1024,
  /** Consent, paywall, login or age overlay. */
  overlay: 2048,
  attribution: 4096,
  menu: 8192,
  /** What a form says when it was filled in. */
  message: 16384,
  /** What readers wrote below the text. */
  comment: 32768,
  /** A font draws the text as a picture ("info_outline"). */
  icon: 65536,
  /** Stands beside the text, by a name that a part of a text may have as well ("sharing", "comments"): as the id of a section it names its subject. */
  beside: 262144,
  /** An icon in front of who wrote a text, and of when. */
  writerIcon: 524288,
  dateIcon: 1048576,
} as const;

const PREFIX = '(?:(?:elementor-location|site|main|page|global|primary|secondary|top|bottom|wp-block|c|l|o|m|js|block|section|md|theme)-)?';
const SUFFIX =
  '(?:-(?:wrapper|wrap|container|inner|outer|section|area|block|bar|box|list|menu|main|primary|secondary|left|right|desktop|mobile|content|links))?';
const token = (words: string): RegExp => new RegExp(`^${PREFIX}(?:${words})${SUFFIX}$`);
/** A section or a block has a header and a footer of its own, which are not the page's. */
const ofPage = (words: string): RegExp => new RegExp(`^(?!(?:section|block|wp-block)-)${PREFIX}(?:${words})${SUFFIX}$`);

const RULES: readonly (readonly [bit: number, rule: RegExp])[] = [
  [
    HINT.nav,
    token('nav|navs|navbar|navigation|menubar|sitenav|topnav|sidenav|subnav|leftnav|pagination|pager|toc|table-of-contents|breadcrumbs?'),
  ],
  [
    HINT.menu,
    /^(?:[\w-]*-)?(?:dropdown|submenu|sub-menu|megamenu|mega-menu|dropdown-menu|menu|navbar|nav|navigation|offcanvas|drawer|hamburger)(?:-\w+)*$/,
  ],
  [HINT.header, ofPage('header|masthead|topbar|siteheader|pageheader')],
  [HINT.footer, ofPage('footer|colophon|sitefooter|pagefooter|bottombar|copyright')],
  [
    HINT.aside,
    token(
      'sidebar|aside|sphinxsidebar|widget|widgets|related-posts|related-articles|advert|ads?|newsletter-signup|social-share|disqus(?:-thread)?|you-may-also-like|read-next',
    ),
  ],
  [HINT.beside, token('related|recommended|recommendations|promo|advertisement|sponsored|newsletter|share|sharing|social|comments')],
  [
    HINT.screenReader,
    /^(?:[\w-]*-)?(?:sr-only|sr-text|sronly|visually-?hidden|visuallyhidden|screen-reader(?:-text|-only)?|screenreader(?:-text|-only)?|hidden-visually|element-invisible|assistive-text|a11y-(?:hidden|text|only)|show-for-sr|accessibly-hidden|accessible-hide|visible-for-screen-readers|skip-?(?:link|to-content|nav)?|skip-?to-?\w*)(?:-focusable|-focus)?$/,
  ],
  [
    HINT.opens,
    /^(?:[\w-]*-)?(?:accordion|collapse|collapsed|collapsible|tab|tabs|tab-pane|tabpane|tab-panel|tabpanel|tab-content|panel|expand|expandable|expander|toggle|toggled|toggleable|spoiler|disclosure|read-?more|more-text|more-content|show-?more|faq-answer|answer|slide|slides|slider|swiper|carousel|slick|details)(?:-\w+)*$/,
  ],
  [
    HINT.interface,
    /^(?:[\w-]*-)?(?:modal|popup|pop-up|popover|overlay|lightbox|dialog|toast|snackbar|notification|alert|error|errors|success|warning|invalid|validation|loading|loader|spinner|preloader|skeleton|placeholder|tooltip|print-only|search-results|search-form|no-results|empty-state|autocomplete|honeypot|hp|screen|nojs|no-js|template|cookie|cookies|consent|gdpr)(?:-\w+)*$/,
  ],
  [HINT.dialog, /^(?:modal|popup|pop-up|lightbox)(?:-(?:wrapper|wrap|container|overlay|window|dialog|box|inner|content|body))?$/],
  [
    HINT.animated,
    /^(?:aos|wow|reveal|fade|fadein|fade-in|fade-up|animate|animated|animation|animate__animated|motion|parallax|lazy|lazyload|elementor-invisible|scroll-reveal|in-view|js-reveal)(?:[-_]\w+)*$/,
  ],
  [
    HINT.byline,
    /^(?:(?:post|entry|article|blog|story|meta|news|card|content|page|single|header|hero|info|magazine|feature|guide|recipe|item|p|c)-){0,4}(?:byline|by-line|author|authors|byauthor|author-name|author-link|authorname|byline-name|by-author|written-by|writer)(?:-(?:name|link|url|text|names))?$/,
  ],
  [
    HINT.date,
    /^(?:(?:post|entry|article|blog|story|meta|news|card|content|page|c|dt)-)?(?:date|pubdate|publishdate|published|pub-date|publish-date|published-date|publication-date|date-published|dt-published|posted-on|post-date|dateline|datetime|timestamp|updated|last-updated|lastupdated|date-modified|modified|last-modified|modified-date|updated-date|dt-updated)(?:-(?:text|time|value))?$/,
  ],
  [HINT.breadcrumb, /^(?:[\w-]*-)?(?:breadcrumbs?|bread-crumbs?|crumbs|breadcrumb-trail)(?:-(?:list|nav|wrapper|container|trail|inner))?$/],
  [
    HINT.overlay,
    /^(?:[\w-]*-)?(?:cookie|cookies|cookiebar|cookiebanner|cookie-consent|consent|gdpr|onetrust|cookiebot|usercentrics|didomi|paywall|regwall|loginwall|login-wall|agegate|age-gate|age-verification|subscribe-wall|metered)(?:-\w+)*$/,
  ],
  [
    HINT.message,
    /^(?:[\w-]*-)?(?:invalid|valid|errors?|success|validation|not-valid)(?:-(?:feedback|messages?|msg|text|tip|label|summary))?$/,
  ],
  [
    HINT.comment,
    /^(?:(?:[a-z0-9]+-)?comment(?:-(?:item|entry|body|content|text|author|head|header|meta|wrap|wrapper|inner|box|thread|list|\d+))?|(?:the-|user-|post-|yom-)?comments(?:-(?:list|area|section|wrap|wrapper|inner|container|thread))?|commentlist)$/,
  ],
  [
    HINT.writerIcon,
    /^(?:[a-z]+-){1,2}(?:user|person|pen|pencil|author|account)(?:-(?:o|alt|fill|line|circle|edit|fountain|nib|square|outline))*$/,
  ],
  [HINT.dateIcon, /^(?:[a-z]+-){1,2}(?:calendar|clock)(?:-(?:o|alt|fill|line|day|days|date|check|event|\d|outline))*$/],
  [HINT.icon, /^material-(?:icons|symbols)(?:-\w+)*$/],
  [HINT.attribution, /^(?:[\w-]*-)?(?:attribution|quote-author|quote-source|testimonial-author|cite|blockquote-footer|source)(?:-\w+)*$/],
];

const known = new Map<string, number>();
const MOST_KEPT = 20_000;
const LONGEST = 400;

/** The bits of a class or id attribute. Kept across pages: a site's pages share their names. */
export function hintsOf(names: string): number {
  const kept = known.get(names);
  if (kept !== undefined) return kept;
  let bits = 0;
  for (const name of names.slice(0, LONGEST).split(/\s+/)) {
    if (name.length < 2 || name.length > 40) continue;
    const plain = name
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replace(/_+/g, '-')
      .replace(/-{2,}/g, '-');
    for (const [bit, rule] of RULES) if (rule.test(plain)) bits |= bit;
  }
  if (known.size >= MOST_KEPT) known.clear();
  known.set(names, bits);
  return bits;
}
