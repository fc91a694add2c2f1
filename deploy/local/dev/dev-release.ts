import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '@evenhand/contracts/remotes';
import { ROOT } from '../places.ts';

const ENTRY = 'remoteEntry.js';
const VERSION = 'dev';

/** `/remotes/NAME/dev/PATH` */
export const OF_A_REMOTE = new RegExp(`^/remotes/([^/]+)/${VERSION}(/.*)$`);

const integrityOf = async (port: number): Promise<string> => {
  const entry = await fetch(`http://localhost:${port}/${ENTRY}`);
  const bytes = new Uint8Array(await entry.arrayBuffer());
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
};

const pathsOf = (name: string): string[] =>
  JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8')).evenhand.paths;

/** A micro front end as its development server on the port has it now; waits while that one builds. */
export const releaseOf = async (name: string, port: number): Promise<Remote> => ({
  version: VERSION,
  entry: `/remotes/${name}/${VERSION}/${ENTRY}`,
  integrity: await integrityOf(port),
  paths: pathsOf(name),
});
