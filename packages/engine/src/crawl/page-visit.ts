import { createHash } from 'node:crypto';
import { CodedError, type ErrorCode, messageOf } from '@citelight/contracts';
import type { PackedPageArtifact } from '../artifacts/packed-visit.ts';
import { HEADERS_KEPT } from '../artifacts/page.ts';
import type { PageFacts, PageReader } from '../artifacts/page-reading.ts';
import { EXPANDS } from '../fetch/decode.ts';
import type { FetchOutcome, FetchSuccess } from '../fetch/fetch.ts';
import { LIMITS } from '../fetch/limits.ts';
import { failureOfStatus } from '../fetch/status.ts';
import { recognizeChallenge } from './challenge.ts';
import type { Candidate } from './frontier.ts';

/** One page asked for and read. */
export type VisitedPage = {
  candidate: Candidate;
  artifact: PackedPageArtifact;
  /** Null where the page could not be read. */
  facts: PageFacts | null;
  /** Its links, once each: keys of pages of the site, addresses elsewhere, and those that the page lets a crawler follow. */
  onSite: readonly string[];
  elsewhere: readonly string[];
  followed: readonly string[];
  /** Of the body as it came, to tell an equal answer without reading it. */
  bodyHash: string | null;
};

const NO_LINKS = { onSite: [], elsewhere: [], followed: [] };

export const hashBody = (body: Uint8Array): string => createHash('sha1').update(body).digest('base64');

const keptHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(HEADERS_KEPT.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

/** Shared memory passes between threads without a copy, and both may read it. */
export function share(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  shared.set(bytes);
  return shared;
}

const unanswered = (candidate: Candidate, outcome: FetchOutcome): PackedPageArtifact => ({
  url: candidate.url,
  finalUrl: outcome.finalUrl,
  foundBy: candidate.foundBy,
  depth: null,
  sitemapLastmod: candidate.sitemapLastmod,
  status: null,
  hops: outcome.hops,
  headers: {},
  contentType: null,
  charset: null,
  wireBytes: outcome.wireBytes,
  htmlBytes: 0,
  ttfbMs: null,
  document: null,
  error: null,
  rendered: null,
  notRendered: null,
});

const failed = (artifact: PackedPageArtifact, code: ErrorCode, message = messageOf(code)): PackedPageArtifact => ({
  ...artifact,
  error: { code, message },
});

/** Turns an answer into an artifact of a page: what it says, or why it could not be read. */
export async function readAnswer(candidate: Candidate, outcome: FetchOutcome, reader: PageReader): Promise<VisitedPage> {
  const nothing = unanswered(candidate, outcome);
  if (!outcome.ok) return { candidate, artifact: failed(nothing, outcome.code, outcome.message), facts: null, bodyHash: null, ...NO_LINKS };
  const answer: PackedPageArtifact = {
    ...nothing,
    status: outcome.status,
    headers: keptHeaders(outcome.headers),
    contentType: outcome.headers['content-type'] ?? null,
    htmlBytes: outcome.body.length,
    ttfbMs: outcome.ttfbMs,
  };
  const code = failureOfStatus(outcome.status);
  if (code) return { candidate, artifact: failed(answer, code), facts: null, bodyHash: null, ...NO_LINKS };
  return readBody(candidate, answer, outcome, reader);
}

async function readBody(candidate: Candidate, answer: PackedPageArtifact, outcome: FetchSuccess, reader: PageReader): Promise<VisitedPage> {
  const bodyHash = hashBody(outcome.body);
  const { contentType, url, finalUrl } = answer;
  const reading = await reader.read({ body: outcome.body, contentType, url, finalUrl });
  if (!reading.ok) return { candidate, artifact: failed(answer, reading.code, reading.message), facts: null, bodyHash, ...NO_LINKS };
  const challenge = recognizeChallenge({ headers: outcome.headers, ...reading.facts });
  if (challenge !== null) {
    const message = `The site showed our visit a challenge (“${challenge}”) instead of the page.`;
    return { candidate, artifact: failed(answer, 'fetch.forbidden', message), facts: null, bodyHash, ...NO_LINKS };
  }
  return {
    candidate,
    artifact: { ...answer, charset: reading.charset, document: share(reading.bytes), error: outcome.truncated ? onlyAPart(answer) : null },
    facts: reading.facts,
    bodyHash,
    ...NO_LINKS,
  };
}

/** A page beyond the limits is judged by what came first, and says so. */
function onlyAPart({ htmlBytes }: PackedPageArtifact): PackedPageArtifact['error'] {
  const code = 'fetch.decoded_too_large';
  return { code, message: `${htmlBytes >= LIMITS.decodedBytes ? messageOf(code) : EXPANDS} Only its first part was read.` };
}

/** The error of a page that could not be read, as one that can be thrown. */
export const errorOf = ({ artifact }: VisitedPage): CodedError | null =>
  artifact.document === null && artifact.error ? new CodedError(artifact.error.code as ErrorCode, artifact.error.message) : null; // safe: set by `failed` above
