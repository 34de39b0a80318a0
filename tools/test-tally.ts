/** How many tests of one step passed and failed; `failures` are the names to show. */
export type Tally = { passed: number; failed: number; skipped: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A gate (format, lint, types …) counts as one test. */
export function tallyGate(code: number): Tally {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

/** Files that could not be loaded hold no test, so each of them counts as one failure. */
export function tallyVitest(report: string | null, code: number): Tally {
  const read = parse<VitestReport>(report)
  if (read === null) return { passed: 0, failed: 1, skipped: 0 }
  const broken = read.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const skipped = read.numPendingTests
  return settle({ passed: read.numPassedTests, failed: read.numFailedTests + broken.length, skipped }, code)
}

/** A test that passed only when repeated is a failed one: a journey that is sometimes wrong is wrong. */
export function tallyPlaywright(report: string | null, code: number): Tally {
  const read = parse<PlaywrightReport>(report)
  if (read === null) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = read.stats
  return settle({ passed: expected, failed: unexpected + flaky, skipped }, code)
}

/** The last line of `npm test`. */
export function summaryLine(tallies: readonly Tally[]): string {
  const sum = (key: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

/** A program that failed without naming a failed test, or that ran no test at all, counts as one failure. */
function settle(tally: Tally, code: number): Tally {
  const isSilentFailure = tally.failed === 0 && (code !== 0 || tally.passed === 0)
  return isSilentFailure ? { ...tally, failed: 1 } : tally
}

function parse<Report>(text: string | null): Report | null {
  if (text === null) return null
  try {
    // The report was written by the test runner a moment ago; its shape is that program's contract.
    return JSON.parse(text) as Report
  } catch {
    return null
  }
}
