/** What nobody imports is found and removed: files, exports, dependencies. `npm run check` runs it. */

const tests = ['tests/**/*.test.{ts,tsx}', '{run,keep}-sources.mjs', 'src/**/*.test.{ts,tsx}'];

const library = { entry: tests, project: ['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}'] };
const service = {
  entry: ['src/{main,worker,why/why}.ts', 'src/**/*.child.ts', ...tests],
  project: ['src/**/*.ts', 'tests/**/*.ts'],
};
const frontEnd = {
  entry: [
    'src/index.{ts,tsx}',
    'src/bootstrap.tsx',
    'src/routes.tsx',
    'rsbuild*.config.ts',
    // What a build draws, and the scripts of a drawn page.
    'drawn/{draw.tsx,first.ts,calls.ts}',
    ...tests,
  ],
  project: ['{src,drawn}/**/*.{ts,tsx}', '*.ts'],
  includeEntryExports: false,
};

export default {
  includeEntryExports: true,
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['useradd', 'rsbuild', 'openssl'],
  // Its configurations are entries above; loading them would need a build.
  rsbuild: false,
  // The build gives it to the micro front ends in place of the libraries; a test reads what is used.
  ignoreIssues: {
    'packages/web-kit/src/router.ts': ['exports'],
    'packages/web-kit/src/zod.ts': ['exports'],
    'packages/ui/src/work/{no-*,static-token}.tsx': ['exports'],
  },
  workspaces: {
    '.': {
      entry: ['{jest.config,knip.config,.dependency-cruiser}.{js,mjs}'],
      project: ['*.{js,mjs}'],
      // Called by name from deploy/local, or read by a tool itself.
      ignoreDependencies: [
        '@biomejs/biome',
        '@stryker-mutator/jest-runner',
        'dependency-cruiser',
        'squawk-cli',
        'turbo',
        'typescript-native',
        'reflect-metadata',
        // package.json's overrides point at it.
        'ioredis',
      ],
      includeEntryExports: false,
    },
    'packages/*': library,
    'packages/service-kit': {
      ...library,
      entry: ['src/**/*.child.ts', 'tests/things-service.ts', ...tests],
    },
    'packages/ui': {
      ...library,
      // The build puts the last of these in the place of modules of antd (web-kit's preset).
      entry: [...tests, '{fonts,antd}/*.mjs', 'src/work/{no-*,static-token}.tsx'],
      project: ['{src,tests,fonts,antd}/**/*.{ts,tsx,mjs}'],
      // Read as files, by path.
      ignoreDependencies: ['@fontsource-variable/.*'],
    },
    // Fonts are read as files, by path.
    'packages/paper': { ...library, ignoreDependencies: ['@expo-google-fonts/.*', 'dejavu-fonts-ttf'] },
    'packages/family-law': {
      entry: [...tests, 'cases/*.ts', 'tests/agreements/write-goldens.ts'],
      project: ['{src,tests,cases}/**/*.ts'],
    },
    gateway: service,
    'svc-*': service,
    // What public pages print of the law and of prices: written on command, compared by a test.
    'svc-{finance,billing}': {
      ...service,
      entry: [...service.entry, 'published/publish.ts'],
      project: ['{src,tests,published}/**/*.ts'],
    },
    // The letters that scans are read by, and those that a test draws.
    'svc-evidence': {
      ...service,
      ignoreDependencies: [
        '@tesseract.js-data/eng',
        '@tesseract.js-data/fra',
        'dejavu-fonts-ttf',
        'unicode-emoji-json',
      ],
    },
    shell: frontEnd,
    'mfe-*': frontEnd,
    'deploy/local': {
      entry: [
        'commands/*.ts',
        '{idioms,migrations,regular-expressions}/main.ts',
        '{compile,prune}.mjs',
        'container/{run,prepare,compose-site,keep-parts,is-live}.ts',
        '{testing,mutants}/*.{mjs,cjs}',
        'testing/provoked.ts',
        'tests/*.test.ts',
      ],
      project: ['**/*.{ts,mjs,cjs}'],
      includeEntryExports: false,
      ignoreDependencies: ['@testing-library/jest-dom'],
    },
    e2e: {
      entry: ['{journeys,attacks}/**/*.test.ts', '{attacks,containers}/playwright.config.ts'],
      project: ['**/*.ts'],
      includeEntryExports: false,
    },
    bench: { entry: ['*.ts'], project: ['**/*.ts'] },
  },
};
