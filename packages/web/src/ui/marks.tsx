import type { Coverage, DemandBand, Priority } from '@citelight/contracts/assessment';
import { Check, Minus, Sparkles, X } from 'lucide-react';
import { Badge } from './badge.tsx';
import { Tip } from './tip.tsx';

/** Who wrote it: said wherever an AI did. */
export const AiMark = () => (
  <Badge tone="outline">
    <Sparkles aria-hidden="true" />
    AI-written
  </Badge>
);

/** The verdict beside it is a model's, and not the one that we found. */
export const OpinionMark = () => (
  <Badge tone="outline">
    <Sparkles aria-hidden="true" />
    AI opinion
  </Badge>
);

const PRIORITY_TONES = { high: 'poor', medium: 'fair', low: 'neutral' } as const;
export const PriorityMark = ({ of, what = 'priority' }: { of: Priority; what?: string }) => (
  <Badge tone={PRIORITY_TONES[of]}>
    {of} {what}
  </Badge>
);

const COVERAGES = {
  answered: { word: 'answered', tone: 'good', icon: Check },
  mentioned: { word: 'mentioned', tone: 'fair', icon: Minus },
  missing: { word: 'no answer', tone: 'poor', icon: X },
} as const;
export function CoverageMark({ of, whose }: { of: Coverage; whose?: string }) {
  const { word, tone, icon: Icon } = COVERAGES[of];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {whose && <span className="font-normal">{whose}:</span>}
      {word}
    </Badge>
  );
}

/** A band of demand, never an invented number: what it rests on is said on hover or tap. */
export function DemandMark({ of: { band, basis, estimated } }: { of: DemandBand }) {
  return (
    <Tip text={basis} className="cursor-help text-left text-sm underline decoration-dotted decoration-edge underline-offset-4">
      {band === 'unknown' ? 'not known' : band}
      {estimated && ' (estimated)'}
    </Tip>
  );
}
