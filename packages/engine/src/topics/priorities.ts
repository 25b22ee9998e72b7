import type { Demand, Priority } from '@citelight/contracts';

/** What speaks for doing something first: points of the score that it recovers, how many of the compared sites have or ask it, whether it concerns what the site is mainly about. */
export type Weighed = { points?: number; gated?: boolean; sites?: number; isMain?: boolean };

/** The one place that decides priorities. */
export function priorityOf({ points = 0, gated = false, sites = 0, isMain = false }: Weighed): Priority {
  if (gated || points >= 2 || (sites >= 2 && isMain)) return 'high';
  return points >= 0.75 || sites >= 2 || isMain ? 'medium' : 'low';
}

/** A topic of this weight or more is what the site is about. */
const MAIN_TOPIC = 0.15;
export const isMainTopic = ({ weight }: { weight: number }): boolean => weight >= MAIN_TOPIC;

export const RANK: Readonly<Record<Priority, number>> = { high: 0, medium: 1, low: 2 };

/** What people search for on the site itself raises a priority, and never lowers one: rare queries are withheld by search consoles. */
export const raisedByDemand = (priority: Priority, demand: Demand): Priority =>
  demand === 'high' ? 'high' : demand === 'medium' && priority === 'low' ? 'medium' : priority;
