import { AnalyzeForm } from '../features/landing/analyze-form.tsx';
import { HERO } from '../features/landing/marketing.ts';
import { Narrow } from '../ui/narrow.tsx';
import { useTitle } from '../ui/page.tsx';

/** The landing form for a signed-in user, at /?analyze. */
export default function AnalyzeScreen() {
  useTitle('Analyze a website');
  return (
    <Narrow>
      <h1 className="font-semibold text-title">{HERO.title}</h1>
      <p className="mt-3 mb-8 text-muted">{HERO.note}</p>
      <AnalyzeForm />
    </Narrow>
  );
}
