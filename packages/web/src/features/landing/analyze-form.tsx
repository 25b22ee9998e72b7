import { DELAYS } from '@citelight/contracts/limits';
import { normalizedUrl, websiteUrlProblem } from '@citelight/contracts/url-rules';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { startFreeAnalysis } from '../../lib/analyze.ts';
import { useUser } from '../../lib/auth.ts';
import { takePendingUrl } from '../../lib/pending-url.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { UrlInput } from '../../ui/input.tsx';
import { HERO } from './marketing.ts';

/** The landing form for a signed-in user: it starts the analysis where they are. */
export function AnalyzeForm() {
  const { id } = useUser();
  const navigate = useNavigate();
  const [url, setUrl] = useState(takePendingUrl);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = websiteUrlProblem(url);
    setProblem(found);
    if (found) return;
    setBusy(true);
    const outcome = await startFreeAnalysis(normalizedUrl(url), id);
    if (outcome === 'refused') return setBusy(false);
    setTimeout(() => navigate('/dashboard', { replace: true }), outcome === 'free-used' ? 0 : DELAYS.afterAnalysisStart);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="Website URL" error={problem}>
        {(slot) => <UrlInput {...slot} placeholder="www.your-site.com" value={url} onChange={(event) => setUrl(event.target.value)} />}
      </Field>
      <Button type="submit" size="lg" busy={busy}>
        {HERO.action}
      </Button>
    </form>
  );
}
