import { launchPostgres } from '../../src/platform/embedded/launch.ts';

/** Launches PostgreSQL in a process of its own, and leaves it properly when told to. */
const [folder = '', choice] = process.argv.slice(2);
const embedded = await launchPostgres({ folder, choice: choice === 'npm' ? 'npm' : 'system', name: `child:${process.pid}` });
process.on('message', async () => {
  await embedded.release();
  process.exit(0);
});
process.send?.('ready');
