// Preloaded into every measured program: says at its end, on descriptor 3, what the whole process has used (threads and ended children among it). Its threads report
// how long they work from one message to the next: until then they respond to nothing.
import { readFileSync, writeSync } from 'node:fs';
import { basename } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread, parentPort } from 'node:worker_threads';

const report = (line) => {
  try {
    writeSync(3, `${JSON.stringify(line)}\n`);
  } catch {
    // run without descriptor 3
  }
};

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    let children = 0;
    try {
      const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
      children = (Number(fields[13]) + Number(fields[14])) / 100;
    } catch {
      // not Linux: children are not counted
    }
    // What the kernel reports as the most of a process includes the memory of who started it.
    let peak = process.resourceUsage().maxRSS;
    try {
      peak = Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? peak);
    } catch {
      // not Linux
    }
    const line = {
      cpu: (user + system) / 1e6 + children,
      wall: (performance.now() - began) / 1000,
      rss: peak * 1024,
      maxDelayMs: delay.max / 1e6,
    };
    report(line);
  });
} else if (parentPort) {
  const post = parentPort.postMessage.bind(parentPort);
  const thread = basename(process.argv[1] ?? '').replace(/\.\w+$/, '');
  let [before, longest] = [0, 0];
  parentPort.postMessage = (...message) => {
    const { user, system } = process.threadCpuUsage();
    const now = (user + system) / 1000;
    const isStart = before === 0;
    // At once: a thread is ended by who has its answer.
    if (isStart || now - before > longest) report({ thread, isStart, taskMs: now - before });
    if (!isStart) longest = Math.max(longest, now - before);
    before = now;
    post(...message);
  };
}
