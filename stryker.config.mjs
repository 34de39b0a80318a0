/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['{domain,machines}/**/!(*.test).ts'],
  // Machines are built while their file loads, so all of theirs are static mutants, and these count.
  ignoreStatic: false,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // A busy machine is not an endless loop.
  timeoutMS: 15_000,
  // The sandbox needs the sources, the contract and the tests alone.
  ignorePatterns: ['**', '!{domain,machines,schema}/**', '!tests/{model,mutation,support}/**', '!package.json'],
  tempDirName: '.cache/mutation/sandboxes',
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  disableTypeChecks: false,
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { reportTests: false, allowColor: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  thresholds: { high: 95, low: 85, break: 85 },
}
