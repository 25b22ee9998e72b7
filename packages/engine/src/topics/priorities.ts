import type { Demand, Priority } from '@citelight/contracts';

/** The one place that decides priorities: by points of the score that can be recovered; what shows no points by how much evidence of demand there is. */
export const priorityByPoints = (points: number, gated = false): Priority =>
  gated || points >= 2 ? 'high' : points >= 0.75 ? 'medium' : 'low';

/** `sites`: how many of the compared sites have or ask it. */
export const priorityByDemand = ({ sites, isMain }: { sites: number; isMain: boolean }): Priority =>
  sites >= 2 && isMain ? 'high' : sites >= 2 || isMain ? 'medium' : 'low';

export const RANK: Readonly<Record<Priority, number>> = { high: 0, medium: 1, low: 2 };

/** What people search for on the site itself raises a priority, and never lowers one: rare queries are withheld by search consoles. */
export const raisedByDemand = (priority: Priority, demand: Demand): Priority =>
  demand === 'high' ? 'high' : demand === 'medium' && priority === 'low' ? 'medium' : priority;
