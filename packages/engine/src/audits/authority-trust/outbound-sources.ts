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

/** Hosts that hold conversations, shops, shortened or advertised addresses: not where a fact was first written down. */
const NO_SOURCE =
  /(?:^|\.)(?:facebook|instagram|twitter|x|t|tiktok|pinterest|linkedin|youtube|youtu|reddit|threads|whatsapp|telegram|snapchat|tumblr|vk|weibo|xing|medium|quora|amazon|amzn|ebay|aliexpress|etsy|temu|bit|tinyurl|goo|ow|lnkd|linktr|doubleclick|googleadservices|googletagmanager|awin1|shareasale|gravatar)\.(?:com?|net|org|me|ly|be|gl|ee|to|gle|ru|cn|[a-z]{2}(?:\.[a-z]{2})?)$/i;

const hostOf = (href: string): string | null => (URL.canParse(href) ? new URL(href).hostname : null);

/** A link from the text to somebody else's page that could bear out what the text says. */
export function isSourceLink(link: Link): boolean {
  const { href, internal, region, block } = link;
  if (internal || region !== 'main' || block < 0 || !/^https?:/i.test(href) || !mayBearOut(link)) return false;
  const host = hostOf(href);
  return host !== null && !NO_SOURCE.test(host);
}

const TYPES = new Set(['article', 'docs']);
/** Shares of working links: from here up it is nearly all chance, from there down it is neglect. */
const [ALL_WELL, NEGLECTED] = [0.97, 0.85];

/** Who speaks of the own trade, club or meeting owes nobody a source; who gives some is rewarded. */
const OWN_EXPERTISE: ReadonlySet<SiteKind> = new Set(['localBusiness', 'shop', 'association', 'event', 'personal']);

function sourced(pages: readonly ReadPage[], kind: SiteKind): { score: number; findings: Finding[] } | null {
  const copies = copiesAmong(pages);
  const telling = pages.filter((page) => TYPES.has(page.document.pageType) && !copies.has(page));
  if (telling.length === 0) return null;
  // A recipe, a diary or a manual owes nobody a source; a text that gives figures does.
  const linking = telling.filter(({ document }) => document.links.some(isSourceLink));
  const without = telling.filter(
    (page) => !OWN_EXPERTISE.has(kind) && !linking.includes(page) && !isCalledPolicy(page) && owesSource(page.document),
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
