// Preloaded into every measured program: says at its end, on descriptor 3, what the whole process has used (threads and ended children among it).
import { readFileSync, writeSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

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
    try {
      writeSync(3, `${JSON.stringify(line)}\n`);
    } catch {
      // run without descriptor 3
    }
  });
}
