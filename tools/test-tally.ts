import { stripVTControlCharacters } from 'node:util'
import type { Progress } from './progress/progress-file.ts'

/** How many tests of one step passed and failed; `notes` name those that did not pass at once, with what they said. */
export type Tally = { passed: number; failed: number; skipped: number; notes: readonly string[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    status: string
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] }
type PlaywrightSpec = { title: string; file: string; line: number; tests: PlaywrightTest[] }
type PlaywrightTest = { status: string; results: { errors: { message?: string }[] }[] }

/** So many journeys may pass only when repeated, or one in fifty where that is more (docs/decisions/026). */
const ALLOWED_REPEATS = 2
const JOURNEYS_PER_REPEAT = 50
const shownLines = 12

/** A gate (format, lint, types …) counts as one test. */
export function tallyGate(code: number): Tally {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0, notes: [] } : failure
}

/** Files that could not be loaded hold no test, so each of them counts as one failure. */
export function tallyVitest(report: string | null, code: number): Tally {
  const read = parse<VitestReport>(report)
  if (read === null) return failure
  const broken = read.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const notes = read.testResults.flatMap((file) => [
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => note('failed', test.fullName, test.failureMessages)),
    ...(broken.includes(file) ? [note('failed', file.name, [file.message])] : []),
  ])
  const failed = read.numFailedTests + broken.length
  return settle({ passed: read.numPassedTests, failed, skipped: read.numPendingTests, notes }, code)
}

/** Journeys that passed only when repeated are named; a few of them count as passed, more as failed. */
export function tallyPlaywright(report: string | null, code: number): Tally {
  const read = parse<PlaywrightReport>(report)
  if (read === null) return failure
  const { expected, unexpected, flaky, skipped } = read.stats
  const isTolerated = flaky <= Math.max(ALLOWED_REPEATS, Math.floor((expected + flaky) / JOURNEYS_PER_REPEAT))
  const notes = specsOf(read.suites).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))
        return note(status === 'flaky' ? 'passed when repeated' : 'failed', `${file}:${line} ${title}`, messages)
      }),
  )
  const counts = { passed: expected + (isTolerated ? flaky : 0), failed: unexpected + (isTolerated ? 0 : flaky) }
  return settle({ ...counts, skipped, notes }, code)
}

/** A step that was cut off is one failure beside those that it had; the tests that did not run are named. */
export function tallyCutOff(progress: Progress | null): Tally {
  if (progress === null) return failure
  const { passed, failed, notRun } = progress
  const notes = notRun.length === 0 ? [] : [[`did not run (${notRun.length}):`, ...notRun].join('\n    ')]
  return { passed, failed: failed + 1, skipped: 0, notes }
}

const specsOf = (suites: readonly PlaywrightSuite[]): PlaywrightSpec[] =>
  suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])])

function note(what: string, title: string, messages: readonly string[]): string {
  const [lines = []] = messages.filter(Boolean).map((message) => stripVTControlCharacters(message).split('\n'))
  return [`${what}: ${title}`, ...lines.slice(0, shownLines).map((line) => `    ${line}`)].join('\n')
}

/** The last line of `npm test`. */
export function summaryLine(tallies: readonly Tally[]): string {
  const sum = (key: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

const failure: Tally = { passed: 0, failed: 1, skipped: 0, notes: [] }

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
