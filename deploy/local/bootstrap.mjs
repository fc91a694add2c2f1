/**
 * Entry point of every `npm run` of this repository: node bootstrap.mjs COMMAND [arguments]. Plain JavaScript for any
 * Node: reports a Node that is too old, installs the packages of package-lock.json, and starts Node 24, which comes with
 * the packages and runs TypeScript.
 */
const OLDEST = 20;
const HERE = new URL('.', import.meta.url);
const RUNNING = [
  ...['start', 'dev', 'demo', 'why', 'dead-letters', 'verify-log'],
  ...['backup', 'restore', 'release', 'rollback', 'releases'],
];
const BUILDING = ['new', 'check', 'test', 'attack', 'mutants', 'twins', 'containers', 'chaos', 'bench', 'pictures'];
const COMMANDS = [...RUNNING, ...BUILDING];

const leave = (sentence) => {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
};

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  leave(
    `Evenhand needs Node ${OLDEST} or newer and this is Node ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );
}

const { spawn, spawnSync } = await import('node:child_process');
const { existsSync } = await import('node:fs');
const { fileURLToPath } = await import('node:url');
const { isInstalled } = await import('./installed.mjs');

const root = fileURLToPath(new URL('../..', HERE));
const modules = `${root}node_modules`;

const install = () => {
  process.stdout.write('Installing what package-lock.json asks for (first run: a minute or two) …\n');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const [command, ...args] = [...npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0)
    leave(
      'The packages could not be installed (npm ci failed, see above): check the network connection and try again.',
    );
};

/** Node 24: the installed one, or this one when it is new enough. */
const newerNode = () => {
  const [mine, brought] = [process.execPath, `${modules}/node-linux-${process.arch}/bin/node`];
  if (existsSync(brought)) return brought;
  if (Number.parseInt(process.versions.node, 10) >= 24) return mine;
  return leave(
    `Evenhand runs on Node 24 and brings none for ${process.platform}-${process.arch}: install Node 24 from https://nodejs.org.`,
  );
};

const [command, ...args] = process.argv.slice(2);
if (!COMMANDS.includes(command)) leave(`Say one of: ${COMMANDS.join(', ')}.`);
if (!isInstalled(root)) install();

const node = newerNode();
const child = spawn(node, [fileURLToPath(new URL(`commands/${command}.ts`, HERE)), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${node.replace(/\/node$/, '')}:${modules}/.bin:${process.env.PATH}`,
    NODE_OPTIONS: `--disable-warning=ExperimentalWarning ${process.env.NODE_OPTIONS ?? ''}`.trim(),
    NODE_COMPILE_CACHE: `${root}.cache/compiled`,
    npm_config_update_notifier: 'false',
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (status) => process.exit(status ?? 1));
