/** What was found, as a sentence of its own; a name that has a dot, a colon or a hyphen at its beginning (robots.txt, og:site_name, data-nosnippet) is kept as it is. */
export function asSentence(what: string): string {
  const begun = /^\S*[.:-]\S/.test(what) ? what : what.slice(0, 1).toUpperCase() + what.slice(1);
  return /[.!?:…][”"]?$/.test(begun) || begun === '' ? begun : `${begun}.`;
}
