import {
  isRate,
  percentText,
  type RoundEngine,
  type VisibilityChange,
  type VisibilityRate,
  type VisibilityRound,
} from '@citelight/contracts/visibility';
import { formatShortDay } from '../../lib/format.ts';

/** How rates, changes and instruments read. */

export const countText = ({ hits, n }: VisibilityRate): string => `${hits} of ${n} ${n === 1 ? 'answer' : 'answers'}`;

export const intervalText = ({ low, high }: { low: number; high: number }): string => `${percentText(low)} to ${percentText(high)}`;

/** '34% (27% to 42%)', or the count where there is too little for a rate. */
export const rateText = (rate: VisibilityRate): string => {
  if (rate.n === 0) return 'no answers';
  return isRate(rate) ? `${percentText(rate.rate)} (${intervalText(rate)})` : countText(rate);
};

const points = (share: number): string => {
  const whole = Math.round(share * 100);
  return whole === 0 ? '0' : `${whole < 0 ? '−' : '+'}${Math.abs(whole)}`;
};
export const changeText = ({ difference, low, high }: VisibilityChange): string =>
  `${points(difference)} points (${points(low)} to ${points(high)})`;

/** The days on which a round asked, in the visitor's time zone. */
export function daysText({ created_at, ended_at }: Pick<VisibilityRound, 'created_at' | 'ended_at'>): string {
  const [from, to] = [formatShortDay(new Date(created_at)), ended_at ? formatShortDay(new Date(ended_at)) : null];
  return to === null ? `since ${from}` : from === to ? from : `${from} to ${to}`;
}

const PLACE_NAMES = { country: '', region: '', city: '', timezone: '' };
/** 'country=US,city=Austin' as people say it. */
export const placeText = (place: string | null): string =>
  place
    ? place
        .split(',')
        .map((part) => part.split('='))
        .filter(([name = '']) => name in PLACE_NAMES && name !== 'timezone')
        .map(([, value]) => value)
        .join(', ')
    : 'no place given';

/** With what an engine was asked. */
export const instrumentText = ({ surface, model_asked, models_served, tool, place }: RoundEngine): string =>
  [surface, models_served.join(', ') || model_asked, tool, placeText(place)].join(' · ');
