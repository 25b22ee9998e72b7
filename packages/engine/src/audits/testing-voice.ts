/** For tests: what the voice guide asks of every text that a person reads, as far as a program can tell. */

/** Imperatives that advice begins with. */
export const VERBS =
  /^(?:Add|Align|Allow|Answer|Begin|Cite|Complete|Compare|Cover|Decide|Declare|Define|Describe|Disclose|Divide|Explain|Fix|Give|Improve|Introduce|Keep|Let|Link|List|Make|Mark|Match|Mention|Merge|Move|Name|Number|Open|Publish|Put|Remove|Render|Return|Say|Separate|Serve|Set|Show|Simplify|Speed|Split|State|Turn|Update|Use|Write) /;

/** Phrases that no text uses. */
export const STILTED =
  /\bspeaks? of\b|\b(?:stands?|stood) (?:in|nowhere|below|above|for|behind|beside|on|under)\b|\b(?:is|are) (?:heard|told)\b|find no passage|\bcomes? over\b|bears? out|what is over\b|takes? up\b|\bbrings? nothing\b|\bwhoever\b|hangs? on\b|(?:is|are|was) asked for\b|\bheads? (?:a|no) topic|next to nothing|believable|leads? nowhere|what holds for\b/i;

export const BRACKETED_ADDRESS = /\([^)]*https?:/;

export const MOST_WORDS = 30;

/** The sentences of a text; a quotation counts as one word, because its length is not ours. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/“[^“”]*”/g, '“…”')
    .split(/(?<=[.?!:][”)]?) +(?=[“\p{Lu}\d])/u)
    .filter(Boolean);

export const wordsIn = (sentence: string): number => sentence.split(/\s+/).length;
