/** For `npm run mutants`, which names the files to change. */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'deploy/local/mutants/jest.config.mjs', enableFindRelatedTests: false },
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  tempDirName: '.cache/mutants',
  ignorePatterns: ['.cache', '.data', 'dist', '**/dist', 'docs', 'bench/results'],
  // A changed sentence is no changed rule: the golden agreements read those.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 2,
  // Each run of Jest's modules leaves memory behind.
  maxTestRunnerReuse: 40,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
  thresholds: { high: 95, low: 90, break: 90 },
  timeoutMS: 8_000,
};
