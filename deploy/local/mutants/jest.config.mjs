import config from '../../../jest.config.mjs';

const { displayName, ...unit } = config.projects.find(({ displayName }) => displayName === 'unit');

/** For `npm run mutants`, which names the tests in MUTANT_TESTS. */
export default {
  ...unit,
  rootDir: process.cwd(),
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  testMatch: JSON.parse(process.env.MUTANT_TESTS).map((file) => `<rootDir>/${file}`),
  setupFiles: ['reflect-metadata'],
};
