import { describe, expect, it } from 'vitest';
import { topicClass } from '../../page/topic-class.ts';
import type { ReadPage } from '../audit.ts';
import { aPage, aVisit, gatheredFrom, goodPages, heading, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { safeguards as audit } from './safeguards.ts';

const page = (title: string, text: string, more: string[] = [], language = 'en') =>
  aPage({
    document: {
      lang: language,
      detectedLanguage: language,
      title,
      bylines: [],
      blocks: [heading(1, title), paragraph(text), ...more.map((one) => paragraph(one))],
    },
  });
const site = (...args: Parameters<typeof page>) => gatheredFrom(aVisit({ pages: [page(...args)] }));

const HEALTH: [language: string, title: string, text: string, limits: string, qualified: string][] = [
  [
    'en',
    'Diabetes: symptoms and treatment',
    'The patient notices symptoms such as thirst. The diagnosis is made by blood test, and medication or insulin therapy follows.',
    'This text is not a substitute for medical advice.',
    'Medically reviewed by Ilse Brandt, MD',
  ],
  [
    'de',
    'Diabetes: Symptome und Behandlung',
    'Der Patient bemerkt Symptome wie Durst. Die Diagnose stellt die Ärztin, dann folgen Medikamente oder eine Therapie.',
    'Dieser Text ersetzt keine ärztliche Beratung.',
    'Fachlich geprüft von Dr. Ilse Brandt',
  ],
  [
    'es',
    'Diabetes: síntomas y tratamiento',
    'El paciente nota síntomas como sed. El diagnóstico lo hace el médico, y siguen medicamentos o terapia.',
    'Este texto no sustituye el consejo médico.',
    'Revisado por Dra. Ilse Brandt, médica',
  ],
  [
    'ja',
    '糖尿病の症状と治療',
    '患者は口の渇きなどの症状に気づきます。診断は病院で行われ、薬による治療が続きます。',
    'この記事は医師の診断に代わるものではありません。',
    '監修：山田太郎医師',
  ],
  [
    'ar',
    'مرض السكري: الأعراض والعلاج',
    'يلاحظ المريض أعراضا مثل العطش. يتم التشخيص في المستشفى ثم يصف الطبيب دواء مناسبا.',
    'هذا النص لا يغني عن استشارة الطبيب.',
    'راجعه طبيب: أحمد محمود',
  ],
];

describe(audit.id, () => {
  it('a dentist’s pages are on health', () => {
    const implants = page(
      'Dental implants',
      'A dental implant replaces the root of a tooth. Patients with diabetes heal more slowly after surgery, says our dentist.',
    );
    expect(topicClass(implants as ReadPage)).toBe('health'); // safe: it has a document
  });

  it('asks nothing of pages on other subjects', () => {
    expect(verdictOf(audit, gatheredFrom()).state).toBe('notApplicable');
    for (const one of goodPages()) expect(topicClass(one as ReadPage)).toBe('general');
  });

  it.each(HEALTH)('asks for limits and for somebody qualified, in %s alike', (language, title, text, limits, qualified) => {
    expect(scoreOf(audit, site(title, text, [], language))).toBe(0);
    expect(scoreOf(audit, site(title, text, [limits], language))).toBe(0.5);
    expect(scoreOf(audit, site(title, text, [qualified], language))).toBe(0.5);
    expect(scoreOf(audit, site(title, text, [limits, qualified], language))).toBe(1);
  });

  it('also of money and of law, and one word alone makes no such page', () => {
    const money = site(
      'How to invest in bonds',
      'A portfolio of stocks and bonds pays interest and dividends; a broker charges, and inflation eats the yield of the fund.',
    );
    expect(scoreOf(audit, money)).toBe(0);
    expect(topicClass(page('Credit for our kiln buyers', 'Pay the kiln in three parts.') as ReadPage)).toBe('general');
  });
});
