import { describe, expect, it } from 'vitest'
import { summaryLine, tallyGate, tallyPlaywright, tallyVitest } from './test-tally.ts'

const vitestReport = (files: { status: string; tests: string[] }[]) => {
  const tests = files.flatMap((file) => file.tests)
  const count = (status: string) => tests.filter((test) => test === status).length
  return JSON.stringify({
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    testResults: files.map((file) => ({
      status: file.status,
      assertionResults: file.tests.map((status) => ({ status })),
    })),
  })
}

describe('the count of a step', () => {
  it('takes a gate for one test', () => {
    expect(tallyGate(0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(tallyGate(2)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('reads passed, failed and skipped tests from the report of Vitest', () => {
    const report = vitestReport([{ status: 'failed', tests: ['passed', 'failed', 'pending', 'passed'] }])
    expect(tallyVitest(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 1 })
  })

  it('counts a file that could not be loaded as a failure', () => {
    const report = vitestReport([
      { status: 'passed', tests: ['passed'] },
      { status: 'failed', tests: [] },
    ])
    expect(tallyVitest(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  it('counts a failure when every test passed but the program ended badly', () => {
    expect(tallyVitest(vitestReport([{ status: 'passed', tests: ['passed'] }]), 1).failed).toBe(1)
  })

  it('counts a failure when there was no test at all, or no report that can be read', () => {
    expect(tallyVitest(vitestReport([]), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(tallyVitest(null, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(tallyPlaywright('{"half', 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('takes a flaky journey for a failed one', () => {
    const report = JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] })
    expect(tallyPlaywright(report, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 })
  })
})

describe('the last line of npm test', () => {
  it('adds up every step', () => {
    const line = summaryLine([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 40, failed: 2, skipped: 3 },
    ])
    expect(line).toBe('41 passed, 2 failed')
  })
})
