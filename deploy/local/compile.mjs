import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';

const CONFIG = join(import.meta.dirname, '../../.swcrc');

/** Compiles the modules in src of the current workspace to dist with source maps; copies other files. */
const compile = async (name) => {
  const [source, target] = [join('src', name), join('dist', name).replace(/\.ts$/, '.js')];
  mkdirSync(dirname(target), { recursive: true });
  if (source === target.replace(/^dist/, 'src')) return copyFileSync(source, target);
  const options = { configFile: CONFIG, sourceFileName: relative(dirname(target), source) };
  const { code, map } = await transformFile(source, options);
  writeFileSync(target, `${code}\n//# sourceMappingURL=${basename(target)}.map`);
  writeFileSync(`${target}.map`, map);
};

rmSync('dist', { recursive: true, force: true });
const names = readdirSync('src', { recursive: true });
await Promise.all(names.filter((name) => statSync(join('src', name)).isFile()).map(compile));
