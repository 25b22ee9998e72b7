import { describe, expect, it } from 'vitest';
import { SUPPORTED_LANGUAGES } from '../../language/supported.ts';
import { buildCorpus } from '../../topics/build-corpus.ts';
import { articleIn, TRANSLATED } from '../answerability/testing-languages.ts';
import type { AnyAudit } from '../audit.ts';
import { authorityTrust } from '../authority-trust/index.ts';
import { aVisit, gatheredFrom } from '../testing.ts';
import { topicFreshness } from './index.ts';

const gatheredIn = (language: (typeof SUPPORTED_LANGUAGES)[number]) => gatheredFrom(aVisit({ pages: [articleIn(language)] }), buildCorpus);
const outcome = (audit: AnyAudit, language: (typeof SUPPORTED_LANGUAGES)[number]) => {
  const verdict = audit.run(gatheredIn(language));
  return verdict.state === 'scored' ? verdict.score : verdict.state;
};

describe('the same article, said in another language, scores the same', () => {
  it('there is one in every supported language', () => expect([...TRANSLATED].sort()).toEqual([...SUPPORTED_LANGUAGES].sort()));

  describe.each(TRANSLATED.filter((language) => language !== 'en'))('%s', (language) => {
    it.each([...authorityTrust, ...topicFreshness].map((audit) => [audit.id, audit] as const))('%s', (_, audit) => {
      expect(outcome(audit, language)).toEqual(outcome(audit, 'en'));
    });
  });
});
