import { GEMINI_NOTE } from '@citelight/contracts/visibility';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';

const SHOWS = [
  'How often each engine mentions and cites you, with a 95% interval that says what is noise.',
  'How that changes from round to round on the same questions.',
  'Which questions you are missing in, at which engine.',
  'Who is cited instead of you, with the answers as evidence.',
];
const KEYS = ['VISIBILITY_OPENAI_API_KEY', 'VISIBILITY_ANTHROPIC_API_KEY', 'VISIBILITY_PERPLEXITY_API_KEY'];

/** No engine can be asked here: what this would show, and what switches it on. */
export function EnginesOff() {
  return (
    <Card data-engines="off">
      <CardHeader
        title="No AI engine is switched on"
        text="Nothing can be asked in this installation yet, so there is nothing to show. We never make up answers."
      />
      <CardBody className="grid gap-6 text-sm md:grid-cols-2">
        <section>
          <h3 className="font-medium">What you would see</h3>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-muted">
            {SHOWS.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className="font-medium">How to switch it on</h3>
          <p className="mt-2 text-muted">
            The operator of this installation sets the API key of at least one engine and restarts the server:
          </p>
          <ul className="mt-2 grid gap-1">
            {KEYS.map((key) => (
              <li key={key}>
                <code className="wrap-anywhere rounded bg-sunken px-1.5 py-0.5 font-mono text-xs">{key}</code>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-muted">{GEMINI_NOTE}</p>
        </section>
      </CardBody>
    </Card>
  );
}
