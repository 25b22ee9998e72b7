import { expect, it } from 'vitest';
import { circleOf } from './packages/web/scripts/sizes.ts';

const files = (imports: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(imports).map(([key, imported]) => [key, { file: `${key}.js`, imports: imported }]));

it('finds built files that import each other, and no circle where one is only reached twice', () => {
  expect(circleOf(files({ app: ['parts', 'libraries'], parts: ['libraries'], libraries: [] }))).toBeUndefined();
  expect(circleOf(files({ app: ['parts'], parts: ['libraries', 'app'], libraries: [] }))).toEqual(['app', 'parts', 'app']);
});
