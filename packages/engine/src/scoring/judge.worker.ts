import { parentPort, workerData } from 'node:worker_threads';
import { unpackVisit } from '../artifacts/packed-visit.ts';
import { type AnswerPart, type JudgeRequest, unpackOptions } from './judge-request.ts';
import { judgeVisit } from './judge-visit.ts';

/**
 * One visit, one thread: judged, answered as JSON in bytes that are moved instead of cloned, and gone. Part by part, and of lists entry by entry: as one text, a large
 * site's answer would come on top of all that judging holds.
 */
const { visit, options } = workerData as JudgeRequest; // safe: only judge-off-thread.ts starts this file
const assessment = judgeVisit(unpackVisit(visit), unpackOptions(options));
const encoder = new TextEncoder();
const encode = (value: unknown) => encoder.encode(JSON.stringify(value));
const parts = Object.entries(assessment).map(
  ([name, value]): AnswerPart => [name, Array.isArray(value) ? value.map(encode) : encode(value)],
);
parentPort?.postMessage(
  parts,
  parts.flatMap(([, bytes]) => (Array.isArray(bytes) ? bytes.map(({ buffer }) => buffer) : bytes.buffer)),
);
