import { headlineOf } from '../../artifacts/h1.ts';
import type { ImageFact } from '../../artifacts/page.ts';
import { definePageAudit } from '../audit.ts';

const FILE_NAME = /^[\w%.-]+\.(jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i;
/** A phrase twice or a word thrice, and nothing else: "kiln repair kiln repair" describes nothing; "Bora Bora" is a place. */
const REFRAIN = /^(\S+\s+\S.*?)(?:[\s,;|/·–—-]+\1)+$|^(\S.+?)(?:[\s,;|/·–—-]+\2){2,}$/iu;
const LONGEST = 500;
/** An empty alt marks an image as decoration, which is a right answer; none at all, a file name or keywords over and over are not. */
function described(image: ImageFact, headline: string): boolean {
  if (image.decorative) return true;
  const alt = image.alt?.trim().slice(0, LONGEST) ?? null;
  return alt !== null && !FILE_NAME.test(alt) && !REFRAIN.test(alt) && !repeats(alt, headline);
}

/** The headline of the page twice or more, and nothing else. */
const repeats = (alt: string, headline: string): boolean =>
  headline.length > 1 && alt.length >= 2 * headline.length && !/[\p{L}\p{N}]/u.test(alt.toLowerCase().replaceAll(headline, ''));

export const imageAlternatives = definePageAudit({
  id: 'content-extraction/image-alternatives',
  factor: 'contentExtraction',
  judges: 'contents',
  weight: 0.5,
  label: 'Alt text of images',
  title: 'Images have alt text',
  failTitle: 'Some images have no alt text',
  why: 'A crawler that reads text knows only what the alt text says about an image. WCAG requires alt text for every meaningful image.',
  fix: 'Add alt text to images on {pages}. Describe each meaningful image in its alt attribute, and leave the attribute empty for decoration.',
  effort: 'low',
  tier: 'P',
  sources: [
    { title: 'W3C WAI: Images', url: 'https://www.w3.org/WAI/tutorials/images/' },
    { title: 'Google Search Central: Image SEO', url: 'https://developers.google.com/search/docs/appearance/google-images' },
  ],
  countsLeast: true,
  notApplicable: 'no page of the sample has an image in its main content',
  judgePage({ document }) {
    const images = document.images.filter((image) => image.region === 'main');
    if (images.length === 0) return null;
    const headline = (headlineOf(document) ?? '')
      .toLowerCase()
      .replace(/[?？؟]/g, '')
      .trim();
    const bare = images.filter((image) => !described(image, headline));
    const findings = bare.slice(0, 5).map((image) => ({
      what:
        image.alt === null
          ? 'This image has no alt attribute.'
          : FILE_NAME.test(image.alt.trim())
            ? `The alt text of this image is a file name: ${image.alt}`
            : `The alt text of this image repeats the same words: ${image.alt.slice(0, 80)}`,
      snippet: image.src,
    }));
    return { score: 1 - bare.length / images.length, findings };
  },
});
