import { footerOf } from '../artifacts/footer.ts';
import { jsonLdNodes } from '../artifacts/json-ld.ts';
import type { ReadPage } from '../audits/audit.ts';
import type { SupportedLanguage } from '../text/language.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A town behind its postcode: "53024 Montalcino", "2502 Biel/Bienne". */
const BEHIND_POSTCODE = /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}-)?\d{4,5}\s(\p{Lu}[\p{L}'’]+(?:[\s/-]\p{L}[\p{L}'’]+){0,4})/gu;

/** The prefecture or province and the town of an East Asian address: "静岡県島田市", "广东省佛山市". */
const EAST_ASIAN = /(\p{Script=Han}{2,4}[都道府県省](?:\p{Script=Han}{1,6}?[市区町村縣县])?)/gu;

/** Ids of the stems of the places where the site's makers are, as their addresses say: nobody asks for the price of a town. */
export function ownPlaces(pages: readonly ReadPage[], vocabulary: Vocabulary, language: SupportedLanguage | null): ReadonlySet<number> {
  const names = new Set<string>();
  // English names are told from more than addresses (places.ts).
  if (language === 'en') return new Set();
  for (const { document } of pages) {
    for (const { types, node } of jsonLdNodes(document.jsonLd))
      if (types.includes('PostalAddress'))
        for (const name of [node.addressLocality, node.addressRegion].flat()) if (typeof name === 'string') names.add(name.slice(0, 80));
    for (const { type, properties } of document.microdata)
      if (/PostalAddress$/.test(type))
        for (const name of [...(properties.addressLocality ?? []), ...(properties.addressRegion ?? [])]) names.add(name.slice(0, 80));
    const inAddress = language === 'ja' || language === 'zh' ? EAST_ASIAN : BEHIND_POSTCODE;
    for (const { text } of footerOf(document)) for (const [, town = ''] of text.matchAll(inAddress)) names.add(town);
  }
  return new Set(
    [...names].flatMap((name) => vocabulary.tokens(name, language).flatMap((word) => (word < 0 ? [] : [vocabulary.stems[word] ?? -1]))),
  );
}
