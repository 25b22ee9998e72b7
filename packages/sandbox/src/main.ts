import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from './sandbox.ts';

/**
 * The payment sandbox as a program: `SANDBOX_FOLDER` for what it keeps, `SANDBOX_SECRET_KEY` as its API key. It writes its address to the file `address`
 * there, takes the same port again after a restart, tells whoever started it, and ends with them.
 */
const folder = process.env.SANDBOX_FOLDER ?? '.data/payment-sandbox';
const secretKey = process.env.SANDBOX_SECRET_KEY;
if (!secretKey) {
  console.error('SANDBOX_SECRET_KEY must be set.');
  process.exit(2);
}
mkdirSync(folder, { recursive: true, mode: 0o700 });
const address = join(folder, 'address');
const before = existsSync(address) ? Number(new URL(readFileSync(address, 'utf8')).port) : 0;
const sandbox = await startSandbox({ secretKey, port: before, file: join(folder, 'state.json') });
writeFileSync(address, sandbox.url);
process.send?.({ url: sandbox.url });

let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  void sandbox.stop().then(() => process.exit(0));
};
// The terminal sends Ctrl-C to us as well; the product is to end first.
process.on('SIGINT', () => {
  if (!process.connected) stop();
});
process.on('SIGTERM', stop);
process.on('disconnect', stop);
