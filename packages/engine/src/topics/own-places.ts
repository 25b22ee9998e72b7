import { footerOf } from '../artifacts/footer.ts';
import { jsonLdNodes } from '../artifacts/json-ld.ts';
import { once } from '../artifacts/once.ts';
import type { PageDocument } from '../artifacts/page.ts';
import type { ReadPage } from '../audits/audit.ts';
import type { SupportedLanguage } from '../text/language.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A town behind its postcode: "53024 Montalcino", "2502 Biel/Bienne". */
const BEHIND_POSTCODE = /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}-)?\d{4,5}\s(\p{Lu}[\p{L}'’]+(?:[\s/-]\p{L}[\p{L}'’]+){0,4})/gu;

/** The prefecture or province and the town of an East Asian address: "静岡県島田市", "广东省佛山市". */
const EAST_ASIAN = /(\p{Script=Han}{2,4}[都道府県省](?:\p{Script=Han}{1,6}?[市区町村縣县])?)/gu;

/** Places of the addresses that a page marks, and of those in its footer. */
export const placesOfAddresses = once((document: PageDocument): readonly string[] => {
  const marked = [...jsonLdNodes(document.jsonLd)].flatMap(({ types, node }) =>
    types.includes('PostalAddress') ? [node.addressLocality, node.addressRegion].flat() : [],
  );
  const inBroken = document.jsonLd.flatMap((block) => (block.ok ? [] : (block.places ?? [])));
  const inMicrodata = document.microdata.flatMap(({ type, properties }) =>
    /PostalAddress$/.test(type) ? [...(properties.addressLocality ?? []), ...(properties.addressRegion ?? [])] : [],
  );
  const shown = footerOf(document).flatMap(({ text }) =>
    [BEHIND_POSTCODE, EAST_ASIAN].flatMap((pattern) => [...text.matchAll(pattern)].map(([, town]) => town)),
  );
  return [...marked, ...inBroken, ...inMicrodata, ...shown].flatMap((name) => (typeof name === 'string' ? [name.slice(0, LONGEST)] : []));
});
const LONGEST = 80;

/** Ids of the stems of the places where the site's makers are, as their addresses say: nobody asks for the price of a town. */
export function ownPlaces(pages: readonly ReadPage[], vocabulary: Vocabulary, language: SupportedLanguage | null): ReadonlySet<number> {
  // English names are told from more than addresses (places.ts).
  const names = new Set(language === 'en' ? [] : pages.flatMap(({ document }) => placesOfAddresses(document)));
  return new Set(
    [...names].flatMap((name) => vocabulary.tokens(name, language).flatMap((word) => (word < 0 ? [] : [vocabulary.stems[word] ?? -1]))),
  );
}
