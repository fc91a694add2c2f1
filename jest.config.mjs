import { AT_ONCE } from './deploy/local/at-once.ts';
import { TEST_TIMEOUT } from './deploy/local/testing/time-limit.mjs';

/** Every workspace reads the sources of the packages; './x.js' in a source is x.ts. */
export const moduleNameMapper = {
  '^@evenhand/([^/]+)/(.+)$': '<rootDir>/packages/$1/src/$2',
  '^(\\.{1,2}/.*)\\.js$': '$1',
};

export const swc = (module, syntax) => ({
  '\\.tsx?$': [
    '@swc/jest',
    {
      swcrc: false,
      sourceMaps: 'inline',
      jsc: {
        target: 'es2023',
        keepClassNames: true,
        parser: { syntax: 'typescript', ...syntax },
        transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      },
      module: { type: module },
    },
  ],
});

const modules = {
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/.data', '/dist/'],
};

/** Modules are those of Node, evaluated once a worker: Jest runs with the hooks of run-from-source.mjs. */
const node = {
  ...modules,
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFilesAfterEnv: ['<rootDir>/deploy/local/testing/guard-tests.mjs'],
};

/** Styles and pictures are empty in a test. */
const browserModules = {
  '\\.css$': '<rootDir>/deploy/local/testing/no-styles.cjs',
  '\\.(svg|png|woff2)$': '<rootDir>/deploy/local/testing/empty-file.cjs',
  '^antd/es/(.+)$': 'antd/lib/$1',
  '^(@zip.js/zip.js)/lib/.+$': '$1',
  ...moduleNameMapper,
};

export default {
  workerIdleMemoryLimit: '900MB',
  maxWorkers: AT_ONCE,
  // Jest reads this here only, not in a project.
  testTimeout: TEST_TIMEOUT,
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: ['<rootDir>/packages/{contracts,wording,family-law,paper,activity-log}/**/*.test.ts'],
    },
    {
      ...node,
      displayName: 'server',
      testMatch: ['<rootDir>/{packages/service-kit,gateway,svc-*}/**/*.test.ts'],
      setupFiles: ['reflect-metadata'],
      globalSetup: '<rootDir>/deploy/local/testing/jest-stack.mjs',
      globalTeardown: '<rootDir>/deploy/local/testing/jest-stack-end.mjs',
    },
    {
      ...node,
      displayName: 'start',
      testMatch: ['<rootDir>/deploy/local/tests/*.test.ts'],
    },
    {
      ...modules,
      displayName: 'browser',
      // CommonJS: half the time of ES modules in jsdom.
      testEnvironment: '<rootDir>/deploy/local/testing/browser-environment.mjs',
      testMatch: ['<rootDir>/{packages/ui,packages/web-kit,shell,mfe-*}/**/*.test.{ts,tsx}'],
      testEnvironmentOptions: { url: 'http://localhost/', customExportConditions: ['require', 'default'] },
      transform: swc('commonjs', { tsx: true }),
      moduleNameMapper: browserModules,
      setupFilesAfterEnv: ['<rootDir>/deploy/local/testing/browser-setup.cjs'],
    },
  ],
};
