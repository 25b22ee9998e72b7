import type { SiteKind } from '@citelight/contracts';
import type { PageArtifact } from '../../artifacts/page.ts';
import type { Visit } from '../../artifacts/visit.ts';
import { aVisit, gatheredFrom as gatheredWith, goodPage, link, ofKind, pageOf, paragraph, type VisitDraft } from '../testing.ts';

/** Builders for tests of who runs a site: a home page with a footer that links to other pages. */

/** Who does business is asked for all of it. */
export const gatheredFrom = (visit: Visit = aVisit(), kind: SiteKind = 'localBusiness') => gatheredWith(visit, ofKind(kind));

export type FooterLink = readonly [path: string, text: string];
export const ABOUT: FooterLink = ['/about', 'About'];
export const CONTACT: FooterLink = ['/contact', 'Contact'];
export const IMPRINT: FooterLink = ['/impressum', 'Impressum'];

export const home = (links: readonly FooterLink[], footer: string, lang = 'en'): PageArtifact =>
  goodPage('home', {
    document: {
      lang,
      detectedLanguage: lang,
      jsonLd: [],
      blocks: [
        paragraph('A short text.'),
        paragraph(footer, { region: 'footer', links: links.map(([path, text]) => link(`https://acme.test${path}`, text)) }),
      ],
      links: [],
    },
  });
/** A site of these pages alone. */
export const siteOf = (...pages: PageArtifact[]) => gatheredFrom(aVisit({ pages }));
/** A site of one page. */
export const site = (page: PageArtifact, visit: VisitDraft = {}) => gatheredFrom(aVisit({ pages: [page], ...visit }));
/** A site of a home page with this footer. */
export const signed = (links: readonly FooterLink[], footer: string, lang = 'en') => site(home(links, footer, lang));
/** A site of one page with this HTML. */
export const read = (html: string) => site(pageOf(`<html lang="en"><title>Acme</title><p>We make kilns for potters.</p>${html}`));
