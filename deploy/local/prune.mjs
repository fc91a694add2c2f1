import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs after each npm install: removes what no part of the product loads, about 600 MB
 * (docs/decisions/pruned-packages.md). Skips folders that a release no longer has.
 */
const modules = join(import.meta.dirname, '../../node_modules');

const foldersBut = (folder, kept) =>
  existsSync(join(modules, folder))
    ? readdirSync(join(modules, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !kept.includes(entry.name))
        .map(({ name }) => join(folder, name))
    : [];

const runtime = 'onnxruntime-node/bin/napi-v6';
const unused = [
  // Other platforms.
  ...foldersBut(runtime, [process.platform]),
  ...foldersBut(join(runtime, process.platform), [process.arch]),
  // Headers for compiling add-ons.
  `node-linux-${process.arch}/include`,
  // Weights that no document uses.
  ...foldersBut('@expo-google-fonts/noto-sans-sc', ['400Regular', '600SemiBold']),
  // Sample mailboxes; tests read a third one, enron.pst.
  'pst-extractor/example/testdata/pstextractortest@outlook.com.ost',
  'pst-extractor/example/testdata/pstextractortestpdf@outlook.com.ost',
  // Bundles for a script tag.
  '@ant-design/icons/dist',
  'antd/dist',
  'typeorm/browser',
  // Needs Java; recheck runs its Linux program.
  'recheck-jar/recheck.jar',
];
for (const path of unused) rmSync(join(modules, path), { recursive: true, force: true });

/** Source maps of packages: no build and no trace reads them. */
for (const name of existsSync(modules) ? readdirSync(modules, { recursive: true }) : []) {
  if (name.endsWith('.map')) rmSync(join(modules, name), { force: true });
}
