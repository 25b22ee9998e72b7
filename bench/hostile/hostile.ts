import type { Suite } from '../figures.ts';
import { addresses } from './addresses.ts';
import { behaviours } from './behaviours.ts';
import { crowd } from './crowd.ts';
import { html5lib } from './html5lib.ts';

/** The hostile web: servers, pages and addresses that are made to break a crawler or to turn it inward. */
export const hostile: Suite = async ({ full, log }) => [
  ...(await behaviours(log)),
  ...(await crowd(full, log)),
  ...(await html5lib(log)),
  ...(await addresses(full, log)),
];
