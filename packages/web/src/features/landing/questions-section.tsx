import { QUESTIONS } from './questions.tsx';

/** Questions and answers in the open: nothing is folded away, neither from readers nor from crawlers. */
export function QuestionsSection() {
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="mx-auto grid max-w-7xl gap-x-14 gap-y-10 px-4 py-20 sm:px-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:px-8 lg:py-28"
    >
      <h2 id="questions-title" className="font-semibold text-title lg:sticky lg:top-24 lg:self-start">
        AI search readiness: questions and answers
      </h2>
      <div className="divide-y divide-line border-line border-y">
        {QUESTIONS.map(({ question, answer }) => (
          <div key={question} className="py-7">
            <h3 className="font-semibold text-lg tracking-tight">{question}</h3>
            <div className="mt-2.5 grid max-w-[44rem] gap-3 text-muted leading-relaxed">{answer}</div>
          </div>
        ))}
      </div>
    </section>
  );
}
