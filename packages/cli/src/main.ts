import { CodedError } from '@citelight/contracts';
import { plain } from '@citelight/engine/documents/markup';
import { Command, CommanderError } from 'commander';
import CLI from '../package.json' with { type: 'json' };
import { assess } from './assess.ts';
import { EXIT, UsageError } from './exit-codes.ts';
import type { LogsFlags } from './logs.ts';
import type { McpFlags } from './mcp.ts';
import { type AssessFlags, readOptions } from './options.ts';
import type { VisibilityFlags } from './visibility.ts';

const collect = (value: string, before: string[] = []): string[] => [...before, value];

const program = new Command('citelight')
  .description('Tells how ready a website is for AI search, why, and what to do first.')
  .version(CLI.version, '-v, --version', 'print the version')
  .exitOverride()
  .showHelpAfterError();

program
  .command('assess')
  .description('visit a site and print its assessment')
  .argument('[url]', 'the site, such as https://example.com')
  .option('--pages <n>', 'pages to sample, 1 to 1000 (default 25)')
  .option('--json', 'print the assessment as JSON')
  .option('--html <file>', 'write a self-contained page')
  .option('--markdown', 'print the assessment as Markdown')
  .option('--fail-under <n>', 'exit with 1 when the overall score is lower')
  .option('--compare <url...>', 'competitors to compare with, on the same questions')
  .option('--no-render', 'do not run the pages’ scripts in a browser')
  .option('--save-artifacts <dir>', 'keep what the visit found, to judge it again offline')
  .option('--from-artifacts <dir>', 'judge a saved visit instead of visiting')
  .option('--resolve <host=addr:port>', 'take a name from this address (a staging site); may be repeated', collect)
  .option('--urls <file>', 'read these pages, one address a line, not a sample')
  .option('--sitemap <url>', 'read the pages of this sitemap, not a sample')
  .option('--config <file>', 'pages, budgets and exceptions (default citelight.config.json, where there is one)')
  .option('--baseline <file>', 'fail only on what got worse since this file was written')
  .option('--update-baseline', 'write the baseline anew')
  .option('--sarif <file>', 'write the findings as SARIF 2.1.0, for code scanning')
  .option('--junit <file>', 'write the checks as JUnit XML')
  .option('--summary <file>', 'append a short Markdown summary, for a job or a pull request')
  .option('--header <header>', 'send "Name: value" to this site, and to no other; may be repeated', collect)
  .option('--basic-auth <user:password>', 'open the site with a password')
  .option('--cookie <cookie>', 'send this cookie to the site')
  .addHelpText(
    'after',
    '\nOr set secrets in the environment: CITELIGHT_HEADERS (one a line), CITELIGHT_BASIC_AUTH, CITELIGHT_COOKIE.' +
      '\nExit codes: 0 assessed, 1 under a budget or worse than the baseline, 2 wrong usage, 3 could not be assessed.',
  )
  .action(async (url: string | undefined, flags: AssessFlags) => {
    process.exitCode = await assess(readOptions(url, flags));
  });

program
  .command('logs')
  .description('read web server logs and print what AI crawlers did')
  .argument('<file...>', 'log files, plain, .gz or .zst; - reads standard input')
  .option('--json', 'print the result as JSON')
  .option('--report <file>', 'an assessment (citelight assess --json), to name pages that no AI crawler fetched')
  .option(
    '--field <name=key>',
    'which key of a JSON log holds what: address, time, path, status, agent or referrer; may be repeated',
    collect,
  )
  .option(
    '--dns',
    'confirm crawlers of Google, Bing, Apple, Amazon and Common Crawl by the names of their addresses; asks your name server',
  )
  .addHelpText('after', '\nExit codes: 0 read, 2 wrong usage, 3 could not be read.')
  .action(async (files: string[], flags: LogsFlags) => {
    const { logs } = await import('./logs.ts');
    process.exitCode = await logs(files, flags);
  });

program
  .command('visibility')
  .description('ask AI engines questions and print how often they name and cite a site')
  .argument('<url>', 'the site, such as https://example.com')
  .requiredOption('--questions <file>', 'questions, one a line, at most 50')
  .requiredOption('--engines <list>', 'openai, anthropic, perplexity, with commas between')
  .option('--runs <n>', 'how often each question is asked, 1 to 10', '5')
  .option('--name <name>', 'what the site is called, when its domain does not say; may be repeated', collect)
  .option('--json', 'print the result, with every answer, as JSON')
  .addHelpText(
    'after',
    '\nKeys: VISIBILITY_OPENAI_API_KEY, VISIBILITY_ANTHROPIC_API_KEY, VISIBILITY_PERPLEXITY_API_KEY. Providers bill you for the answers.' +
      '\nExit codes: 0 answered, 2 wrong usage, 3 stopped, or no engine answered.',
  )
  .action(async (url: string, flags: VisibilityFlags) => {
    const { visibility } = await import('./visibility.ts');
    process.exitCode = await visibility(url, flags);
  });

program
  .command('comment')
  .description('write a Markdown file as a comment on the pull request, in GitHub Actions; the next run updates it')
  .argument('<file>', 'such as the file of citelight assess --summary')
  .action(async (file: string) => {
    const { comment } = await import('./ci/comment.ts');
    process.exitCode = await comment(file, process.env);
  });

program
  .command('mcp')
  .description('serve assessments to an assistant over the Model Context Protocol (standard input and output)')
  .option('--no-render', 'do not run the pages’ scripts in a browser')
  .option('--resolve <host=addr:port>', 'take a name from this address (a staging site); may be repeated', collect)
  .action(async (flags: McpFlags) => {
    const { mcp } = await import('./mcp.ts');
    mcp(flags);
  });

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? EXIT.ok : EXIT.usage; // help and its like end with 0; commander has said the rest
  } else if (error instanceof UsageError) {
    process.stderr.write(`${plain(error.message)}\n`);
    process.exitCode = EXIT.usage;
  } else if (error instanceof CodedError) {
    const what = error.code.startsWith('logs.') ? 'Could not be read' : 'Could not be assessed';
    process.stderr.write(`${what}: ${plain(error.message)} (${error.code})\n`);
    process.exitCode = EXIT.notAssessed;
  } else {
    const message = plain(error instanceof Error ? error.message : String(error));
    process.stderr.write(`Could not be assessed because of an error of ours: ${message}\n`);
    process.exitCode = EXIT.notAssessed;
  }
}
