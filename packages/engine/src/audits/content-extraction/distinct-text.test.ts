import { expect, it } from 'vitest';
import { aDocument, paragraph } from '../testing.ts';
import { distinctChars } from './distinct-text.ts';

const text = 'The kiln reaches its peak after nine hours and then cools for twelve more before it is opened.';

it('counts prose in full, and what is repeated once', () => {
  const once = aDocument({ blocks: [paragraph(text)] });
  expect(distinctChars(once)).toEqual({ main: once.mainChars, visible: once.visibleChars });
  const tenTimes = aDocument({ blocks: Array.from({ length: 10 }, () => paragraph(text)) });
  expect(distinctChars(tenTimes).main).toBeLessThan(1.2 * once.mainChars);
});

it('leaves the text around the main content as it is', () => {
  const page = aDocument({ blocks: [paragraph('kiln kiln kiln kiln kiln kiln kiln kiln'), paragraph(text, { region: 'nav' })] });
  const { main, visible } = distinctChars(page);
  expect(main).toBeLessThan(page.mainChars / 2);
  expect(visible - main).toBe(page.visibleChars - page.mainChars);
});

it('has nothing to count on a page without text', () => expect(distinctChars(aDocument({}))).toEqual({ main: 0, visible: 0 }));
