#!/usr/bin/env node
// The command needs Node 24; on an older Node it starts itself again on the packaged one.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from '../../../scripts/run.mjs';

const node = findNode();
const launch = join(dirname(fileURLToPath(import.meta.url)), 'launch.mjs');
if (node === process.execPath) {
  await import('./launch.mjs');
} else {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', launch, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)));
}
