import { parentPort, workerData } from 'node:worker_threads';
import { type JudgeRequest, unpackOptions } from './judge-request.ts';
import { judgeVisit } from './judge-visit.ts';
import { unpackVisit } from './packed-visit.ts';

/** One visit, one thread: judged, answered as JSON in bytes that are moved instead of cloned, and gone. */
const { visit, options } = workerData as JudgeRequest; // safe: only judge-off-thread.ts starts this file
const assessment = judgeVisit(unpackVisit(visit), unpackOptions(options));
const bytes = new TextEncoder().encode(JSON.stringify(assessment));
parentPort?.postMessage(bytes, [bytes.buffer]);
