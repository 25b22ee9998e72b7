import { footerOf } from '../../artifacts/footer.ts';
import { memoize } from '../../artifacts/memoize.ts';
import type { PageDocument } from '../../artifacts/page.ts';
import type { Profile } from '../../topics/profile.ts';
import type { ReadPage } from '../audit.ts';

/** Who holds the copyright: "© 2022, Acme". */
export const HOLDER = /(?:©|\(c\)|copyright)(?:\s*(?:©|copyright))?[\s\d,–-]*(?!copyright)\p{L}{3,}/iu;

const namesHolder = memoize((document: PageDocument): boolean => footerOf(document).some(({ text }) => HOLDER.test(text)));
export const OF_A_BODY = [namesHolder];
/** A manual whose footer names its publisher says who runs the site. */
export const isPublished = ({ kind }: Pick<Profile, 'kind'>, pages: readonly ReadPage[]): boolean =>
  kind === 'documentation' && pages.some(({ document }) => namesHolder(document));
