import { LIMITS } from '@citelight/contracts/limits';
import { ArrowRight } from 'lucide-react';
import { buttonStyle } from '../../ui/button.tsx';
import { HERO } from './marketing.ts';
import type { Sample } from './sample.ts';
import { SampleLink } from './sample-link.tsx';
import { SampleReport } from './sample-report.tsx';

/** Works without a script too: the form leads to sign-up with the URL, which is checked again there. */
function UrlForm() {
  return (
    <form action="/auth" method="get" data-url-form className="mt-8 max-w-xl" noValidate>
      <input type="hidden" name="tab" value="signup" />
      <label htmlFor="url" className="mb-2 block font-medium text-sm">
        Website URL
      </label>
      <div className="flex flex-col gap-2 rounded-lg border border-edge bg-panel p-1.5 focus-within:border-accent focus-within:ring-2 focus-within:ring-accent/30 sm:flex-row has-[[aria-invalid]]:border-poor-fill">
        <input
          id="url"
          name="url"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="www.your-site.com"
          // One more than allowed can be typed, so that the rule's message is seen instead of a cut text.
          maxLength={LIMITS.landingUrlLength * 2}
          aria-describedby="url-problem"
          className="h-12 min-w-0 shrink-0 bg-transparent sm:flex-1 sm:shrink px-3 font-mono text-base outline-none placeholder:text-faint"
        />
        <button type="submit" className={buttonStyle({ size: 'lg' })}>
          {HERO.action}
          <ArrowRight aria-hidden="true" />
        </button>
      </div>
      <p id="url-problem" role="alert" data-url-problem className="mt-2 text-poor text-sm empty:hidden" />
    </form>
  );
}

export function Hero({ sample }: { sample: Sample | null }) {
  return (
    <section className="relative">
      <div className="mx-auto grid max-w-7xl items-center gap-x-14 gap-y-12 px-4 pt-14 pb-20 sm:px-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:px-8 lg:pt-20 xl:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <div>
          <h1 className="font-semibold text-display">{HERO.title}</h1>
          <p className="mt-6 max-w-xl text-lg text-muted leading-relaxed">{HERO.text}</p>
          <UrlForm />
          <p className="mt-3 text-muted text-sm">
            {HERO.note} <SampleLink>{HERO.sample}</SampleLink>
          </p>
        </div>
        {sample && <SampleReport sample={sample} />}
      </div>
    </section>
  );
}
