/** Readiness beside the two other things people buy for AI search: what each one tells, and what it cannot. */
const WAYS = [
  {
    name: 'AI search readiness report',
    looksAt: 'your pages, as AI crawlers read them',
    shows: 'what keeps a page from being cited, and how to repair it',
    cannot: 'how often you are cited today',
  },
  {
    name: 'Visibility tracker',
    looksAt: 'answers that engines gave to a list of prompts',
    shows: 'how often you are named, and beside whom',
    cannot: 'why, and what to change on your site',
  },
  {
    name: 'SEO audit',
    looksAt: 'your pages, as a search engine ranks them',
    shows: 'technical faults that lower the rank of a page',
    cannot: 'whether a passage can be quoted as an answer',
  },
] as const;

export function Alternatives() {
  return (
    <>
      <p>Each answers a different question, and they work well together:</p>
      <div className="overflow-hidden rounded-lg border border-line bg-panel">
        <table className="w-full table-fixed text-left text-xs sm:text-sm">
          <caption className="sr-only">AI search readiness report, visibility tracker and SEO audit side by side</caption>
          <thead className="bg-sunken">
            <tr>
              {['Way', 'Looks at', 'Tells you', 'Cannot tell'].map((title) => (
                <th key={title} scope="col" className="px-2 py-2.5 sm:px-4 font-medium text-muted">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {WAYS.map(({ name, looksAt, shows, cannot }) => (
              <tr key={name}>
                <th scope="row" className="px-2 py-3 sm:px-4 align-top font-semibold text-ink">
                  {name}
                </th>
                {[looksAt, shows, cannot].map((text) => (
                  <td key={text} className="px-2 py-3 sm:px-4 align-top">
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
