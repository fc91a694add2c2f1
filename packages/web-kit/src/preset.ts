import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles } from '@evenhand/web-kit/page-files';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** Provided once, in the shell's first file. A micro front end bundles all its other libraries. */
const SHARED = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'zod'];

/** Of these, the shell provides only the exports that pages use. */
const PARTS: Record<string, string> = {
  'react-router-dom': '@evenhand/web-kit/router',
  zod: '@evenhand/web-kit/zod',
};

const versionOf = (request: string): string => {
  const [scope, name] = request.split('/');
  const folder = request.startsWith('@') ? `${scope}/${name}` : `${scope}`;
  const root = [process.cwd(), join(process.cwd(), '..')].find((at) => existsSync(join(at, 'node_modules', folder)));
  if (!root) throw new Error(`${folder} is shared between the front ends and not installed`);
  return JSON.parse(readFileSync(join(root, 'node_modules', folder, 'package.json'), 'utf8')).version;
};

/** ui's parts of antd. Each has one file of styles. */
const workParts = readdirSync(join(import.meta.dirname, '../../ui/src/work/styles')).map((file) =>
  file.replace('.css', ''),
);

const once = (name: string, range: '' | '^') => ({
  singleton: true,
  strictVersion: true,
  version: versionOf(name),
  requiredVersion: `${range}${versionOf(name)}`,
});

/**
 * A micro front end that uses a part of antd has its chunks. The first one that is opened provides the part to all: a
 * tab loads it once, and the shell and the public pages have nothing of it.
 */
const sharedParts = () => workParts.map((part) => [`@evenhand/ui/work/${part}`, once('antd', '')]);

const shared = (role: 'host' | 'remote') =>
  Object.fromEntries([
    ...SHARED.map((request) => [
      request,
      {
        // A shell with a later patch shows the parts that are live: it is released first.
        ...once(request, '^'),
        ...(role === 'host' ? { eager: true, import: PARTS[request] ?? request } : { import: false as const }),
      },
    ]),
    ...(role === 'remote' ? sharedParts() : []),
  ]);

/** Sources import each other as './x.js', as Node and TypeScript want it. */
const resolving = { resolve: { extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } } };

/** Build settings common to the shell and the remotes. */
const common = (role: 'host' | 'remote') =>
  defineConfig({
    source: { entry: { index: role === 'host' ? './src/bootstrap.tsx' : './src/routes.tsx' } },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['source', 'browser', 'import', 'module', 'default'],
    },
    output: {
      assetPrefix: role === 'host' ? '/' : 'auto',
      // A development server writes no files, and leaves those of the last build.
      cleanDistPath: !process.argv.includes('dev'),
      legalComments: 'none',
      sourceMap: { js: 'source-map' },
      // A data: URL or an inlined script would need an exception in the content security policy.
      dataUriLimit: 0,
      inlineScripts: false,
    },
    dev: { lazyCompilation: false, assetPrefix: role === 'host' ? '/' : 'auto' },
    server: { headers: { 'Access-Control-Allow-Origin': '*' } },
    performance: { printFileSize: { compressed: true, total: true, detail: false } },
    tools: { rspack: resolving },
  });

/** The browser compiles a script while it arrives instead of each function at its first call. */
const compiledEarly = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1,
});

/** The rules of the fonts in a separate sheet: a page of a signed-in person loads them after its code. */
const fontsApart = { fonts: { test: /fonts\.css$/, type: 'css/mini-extract', name: 'fonts', enforce: true } };

/** On a slow line each request takes longer than these bytes. */
const LEAST_CHUNK_BYTES = 60_000;

/** The integrity of a remote's entry is in the signed manifest; the entry has that of each of its chunks. */
const hashedChunks = new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], htmlPlugin: false });

const federation = { filename: 'remoteEntry.js', shareStrategy: 'loaded-first' as const, dts: false };

/** Shared libraries are not tree-shaken, and zod includes messages in fifty languages. Ours are in wording. */
const zodInOneLanguage = new rspack.NormalModuleReplacementPlugin(/^\.\.\/locales\/index\.js$/, '../locales/en.js');

const stub = (name: string) => `@evenhand/ui/work/${name}`;

/**
 * antd writes styles at run time, which the site's policy refuses. Those that ui uses are written at build time
 * (packages/ui/antd), so their generators are left out of the bundle: a third of antd's size.
 */
const antdWithoutRunTimeStyles = [
  [/^\.{1,2}\/(\.\.\/)*(theme\/)?useToken$/, /antd\/es/, 'static-token'],
  [/\/style$/, /antd\/es\/(?!theme|style)(?!.*\/style$)/, 'no-styles'],
  [/\/style\/(addon|compact|bordered|fallbackCmp|presetCmp|statusCmp)$/, /antd\/es/, 'no-style-part'],
  [/\/useResetIconStyle$/, /antd\/es/, 'no-styles'],
  [/\/genStyleUtils$/, /antd\/es/, 'no-style-maker'],
  [/\/dynamicCSS$/, /@rc-component\/util/, 'no-run-time-css'],
  // ui's tables sort, and do no more; and no part of antd is in an antd form.
  [/\/FilterDropdown$/, /antd\/es\/table/, 'no-filter-menu'],
  [/^\.\.\/spin$/, /antd\/es\/table/, 'no-wrapper'],
  [/^(\.\.\/){2}tooltip$/, /antd\/es\/table\/hooks/, 'no-wrapper'],
  [/^\.\.\/pagination$/, /antd\/es\/table/, 'no-part'],
  [/\/VirtualTable$/, /@rc-component\/table/, 'no-part'],
  // It lets tooltips share one pop-up, and would be in each part.
  [/\/UniqueProvider$/, /antd\/es\/config-provider/, 'no-wrapper'],
  [/\/useSelection$/, /antd\/es\/table/, 'no-selection'],
  [/^@rc-component\/form$/, /antd\/es/, 'no-form'],
  [/\/React\/render$/, /@rc-component\/util/, 'no-render'],
] as const;

const antdReplacements = antdWithoutRunTimeStyles.map(
  ([request, from, name]) =>
    new rspack.NormalModuleReplacementPlugin(request, (found) => {
      if (from.test(found.context)) found.request = stub(name);
    }),
);

/** The Rsbuild configuration of the shell: it brings the federation runtime and every shared library. */
export const shell = () =>
  defineConfig({
    ...common('host'),
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        ...federation,
        name: 'shell',
        remotes: {},
        shared: shared('host'),
        experiments: { provideExternalRuntime: true, asyncStartup: false },
      }),
    ],
    html: { template: './src/index.html', inject: 'head', scriptLoading: 'defer', crossorigin: 'anonymous' },
    security: { sri: { enable: 'auto', algorithm: 'sha256' } },
    tools: {
      rspack: {
        ...resolving,
        plugins: [zodInOneLanguage, compiledEarly, ...antdReplacements],
        optimization: { splitChunks: { cacheGroups: fontsApart } },
      },
    },
  });

/**
 * The Rsbuild configuration of a micro front end: exposes `./routes` alone and bundles no library that the shell
 * shares.
 * @param name its folder (`mfe-finance`)
 */
export const remote = (name: string) =>
  defineConfig({
    ...common('remote'),
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        ...federation,
        name: name.replaceAll('-', '_'),
        exposes: { './routes': './src/routes.tsx' },
        shared: shared('remote'),
        experiments: { externalRuntime: true },
      }),
    ],
    tools: {
      rspack: {
        ...resolving,
        output: { crossOriginLoading: 'anonymous' },
        plugins: [...antdReplacements, compiledEarly, pageFiles, hashedChunks],
        optimization: { splitChunks: { minSize: LEAST_CHUNK_BYTES } },
      },
      htmlPlugin: false,
    },
  });

/**
 * The Rsbuild configuration of the prerendering program: it runs in Node, and its class names equal those in the
 * browser.
 */
export const drawing = () =>
  defineConfig({
    source: { entry: { draw: './drawn/draw.tsx' } },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['source', 'node', 'import', 'module', 'default'],
    },
    output: {
      target: 'node',
      distPath: { root: 'dist/drawn/program' },
      filename: { js: '[name].js' },
      externals: { '@napi-rs/canvas': 'import @napi-rs/canvas' },
      legalComments: 'none',
      sourceMap: false,
    },
    plugins: [pluginReact()],
    performance: { printFileSize: false },
    tools: { rspack: { ...resolving, output: { asyncChunks: false } } },
  });

/** The Rsbuild configuration of the small inline scripts: of prerendered pages, and of pages of a signed-in person. */
export const inlineScripts = () =>
  defineConfig({
    source: { entry: { first: './drawn/first.ts', calls: './drawn/calls.ts' } },
    resolve: { extensions: ['.ts', '.js'], conditionNames: ['source', 'browser', 'import', 'default'] },
    output: {
      distPath: { root: 'dist/drawn/first', js: '' },
      filename: { js: '[name].js' },
      legalComments: 'none',
      sourceMap: false,
    },
    performance: { printFileSize: false },
    tools: { rspack: resolving, htmlPlugin: false },
  });
