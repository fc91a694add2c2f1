import config, { moduleNameMapper, swc } from '../../../jest.config.mjs';

const { displayName, runner, setupFilesAfterEnv, ...unit } = config.projects.find(
  ({ displayName }) => displayName === 'unit',
);

/** For `npm run mutants`, which names the tests in MUTANT_TESTS. */
export default {
  ...unit,
  rootDir: process.cwd(),
  // Only Jest's own runner evaluates a changed module again.
  extensionsToTreatAsEsm: ['.ts'],
  transform: swc('es6', { decorators: true }),
  moduleNameMapper,
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  testMatch: JSON.parse(process.env.MUTANT_TESTS).map((file) => `<rootDir>/${file}`),
  setupFiles: ['reflect-metadata'],
};
