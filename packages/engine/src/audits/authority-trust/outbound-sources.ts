import type { Finding, SiteKind } from '@citelight/contracts';
import type { Link } from '../../artifacts/page.ts';
import { isCalledPolicy } from '../../page/authored.ts';
import { owesSource } from '../../page/claims.ts';
import { copiesAmong } from '../../page/copies.ts';
import { mayBearOut } from '../../page/paid-links.ts';
import { scriptsMayAdd } from '../../page/unrendered.ts';
import { defineAudit, notApplicable, type ReadPage, ramp, scored } from '../audit.ts';
import { isGone, wasChecked } from '../known-broken.ts';
import { C_SEO, GEO, OUTBOUND_LINKS } from './evidence.ts';

/** Hosts that hold conversations, profiles, shops, bookings, shortened or advertised addresses: not where a fact was first written down. */
const NAMES = [
  'facebook|instagram|threads|twitter|x|t|bsky|mastodon|tiktok|pinterest|linkedin|xing|snapchat|tumblr|vk|weibo|reddit|quora|medium|youtube|youtu|gravatar|linktr',
  'whatsapp|wa|telegram|viber|skype|discord|discordapp|wechat',
  'amazon|amzn|ebay|aliexpress|etsy|temu',
  'bit|tinyurl|goo|ow|lnkd|doubleclick|googleadservices|googletagmanager|awin1|shareasale',
  'booking|airbnb|calendly|doctolib|doctoralia|docplanner|znanylekarz|miodottore|jameda|treatwell|fresha|booksy|planity|salonized|phorest|acuityscheduling|setmore|simplybook|opentable|thefork|resy|quandoo|mindbodyonline|eversports|timify|etermin|terminland',
];
const NO_SOURCE = new RegExp(
  String.raw`(?:^|\.)(?:${NAMES.join('|')})\.(?:com?|net|org|me|ly|be|gl|ee|to|gle|gg|app|ru|cn|[a-z]{2}(?:\.[a-z]{2})?)$`,
  'i',
);
/** The same where only the whole host is telling. */
const WHOLE_HOST = /^(?:www\.)?(?:m\.me|messenger\.com|fb\.(?:com|me)|ok\.ru|line\.me|lin\.ee|signal\.me|zoom\.us|g\.(?:page|co))$/i;
/** A map shows where somebody is. */
const MAP_HOST =
  /^maps?\.(?:google|apple|yandex|baidu|naver|kakao|daum)\.|^(?:(?:www|ul)\.)?(?:waze\.com|openstreetmap\.org|osm\.org|2gis\.[a-z]{2,3}|mapy\.(?:cz|com)|what3words\.com)$/i;
const SEARCH_ENGINE = /(?:^|\.)(?:google|bing|yandex)\.(?:com?|[a-z]{2})(?:\.[a-z]{2})?$/i;
const MAP_PATH = /^\/(?:maps|search)(?:\/|$)/i;
const isMap = ({ hostname, pathname }: URL): boolean =>
  MAP_HOST.test(hostname) || (SEARCH_ENGINE.test(hostname) && MAP_PATH.test(pathname));

/** A link from the text to somebody else's page that could bear out what the text says. */
export const isSourceLink = (link: Link): boolean => link.region === 'main' && leadsToSource(link);
function leadsToSource(link: Link): boolean {
  const { href, internal, block } = link;
  if (internal || block < 0 || !/^https?:/i.test(href) || !mayBearOut(link)) return false;
  const url = URL.parse(href);
  return url !== null && !NO_SOURCE.test(url.hostname) && !WHOLE_HOST.test(url.hostname) && !isMap(url);
}

const TYPES = new Set(['article', 'docs']);
/** Shares of working links: from here up it is nearly all chance, from there down it is neglect. */
const [ALL_WELL, NEGLECTED] = [0.97, 0.85];

/** Who speaks of the own trade, club or meeting owes nobody a source; who gives some is rewarded. */
const OWN_EXPERTISE: ReadonlySet<SiteKind> = new Set(['localBusiness', 'shop', 'association', 'event', 'personal']);

/** Sources may be listed beside the text. */
const listsSources = ({ document: { links } }: ReadPage): boolean =>
  links.some((link) => (link.region === 'main' || link.region === 'aside') && leadsToSource(link));

function sourced(pages: readonly ReadPage[], kind: SiteKind): { score: number; findings: Finding[] } | null {
  const copies = copiesAmong(pages);
  const telling = pages.filter((page) => TYPES.has(page.document.pageType) && !copies.has(page));
  if (telling.length === 0) return null;
  // A recipe, a diary or a manual owes nobody a source; a text that gives figures does.
  const linking = telling.filter(({ document }) => document.links.some(isSourceLink));
  const without = telling.filter(
    (page) => !OWN_EXPERTISE.has(kind) && !listsSources(page) && !isCalledPolicy(page) && owesSource(page.document),
  );
  if (linking.length + without.length === 0) return null;
  return {
    score: linking.length / (linking.length + without.length),
    findings: without.map((page) => ({
      where: page.url,
      what: scriptsMayAdd(page)
        ? 'The text gives figures or findings but its HTML links to no source outside the site; scripts may add links.'
        : 'The text gives figures or findings but links to no source outside the site.',
    })),
  };
}

export const outboundSources = defineAudit({
  id: 'authority-trust/outbound-sources',
  factor: 'authorityTrust',
  judges: 'contents',
  weight: 1.5,
  label: 'Links to sources',
  title: 'Pages link to their sources',
  failTitle: 'Pages link to no sources, or the links are broken',
  why: 'Naming sources was among the edits that raised visibility most in the GEO experiments. Readers can check only what is linked, and a broken link proves nothing.',
  fix: 'Link to your sources. Link each figure and claim to the study, standard or authority behind it, and repair broken links.',
  effort: 'medium',
  tier: 'X',
  sources: [GEO, C_SEO, OUTBOUND_LINKS],
  contested: 'C-SEO Bench (2025) tried such edits on more tasks and found an effect in only 3 of 54 cells.',
  needs: ['pages', 'linkChecks', 'corpus'],
  judge({ pages, linkChecks, corpus }) {
    const sources = sourced(pages, corpus.profile.kind);
    const checked = linkChecks.filter((check) => check.from === 'outbound' && wasChecked(check));
    const gone = checked.filter(isGone);
    const healthy = checked.length > 0 ? ramp(1 - gone.length / checked.length, NEGLECTED, ALL_WELL) : null;
    if (!sources && healthy === null)
      return notApplicable('No sampled article links to a source or needs one, and no link to other sites was checked.');
    const findings = [
      ...(sources?.findings ?? []),
      ...gone.map(
        ({ url, status }): Finding => ({
          where: linkingPage(pages, url) ?? url,
          what: `A link is broken (${status ?? 'its name does not exist'}): ${url}`,
        }),
      ),
    ];
    if (!sources) return scored(healthy ?? 0, findings);
    // Links that nobody checked say nothing; without a source there is nothing whose health could help.
    return scored(healthy === null ? sources.score : sources.score * (0.5 + 0.5 * healthy), findings);
  },
});

const linkingPage = (pages: readonly ReadPage[], url: string): string | undefined =>
  pages.find(({ document }) => document.links.some(({ href }) => href === url))?.url;
