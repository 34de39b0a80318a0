import { describe, expect, it } from 'vitest'
import { summaryLine, tallyCutOff, tallyGate, tallyPlaywright, tallyVitest } from './test-tally.ts'

const vitestReport = (files: { status: string; tests: string[] }[]) => {
  const tests = files.flatMap((file) => file.tests)
  const count = (status: string) => tests.filter((test) => test === status).length
  return JSON.stringify({
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    testResults: files.map((file) => ({
      status: file.status,
      name: 'homes.test.ts',
      message: 'it does not load',
      assertionResults: file.tests.map((status) => ({
        status,
        fullName: `is ${status}`,
        failureMessages: ['1 is not 2'],
      })),
    })),
  })
}

const playwrightReport = ({ expected = 3, ...counts }: { expected?: number; unexpected: number; flaky: number }) => {
  const results = [{ errors: [{ message: '\u001B[31mno such button\u001B[39m\nat line 8' }] }, { errors: [] }]
  const specs = (['unexpected', 'flaky'] as const).flatMap((status) =>
    Array.from({ length: counts[status] }, () => ({
      title: `is ${status}`,
      file: 'a.spec.ts',
      line: 7,
      tests: [{ status, results }],
    })),
  )
  const stats = { expected, skipped: 2, ...counts }
  return JSON.stringify({ stats, suites: [{ specs: [], suites: [{ specs }] }], errors: [] })
}

describe('the count of a step that was cut off', () => {
  it('has one failure more than it had, and names what did not run', () => {
    const tally = tallyCutOff({ passed: 223, failed: 1, notRun: ['a.spec.ts:3 › opens', 'b.spec.ts:7 › closes'] })
    expect(tally).toMatchObject({ passed: 223, failed: 2 })
    expect(tally.notes).toEqual(['did not run (2):\n    a.spec.ts:3 › opens\n    b.spec.ts:7 › closes'])
  })

  it('is one failure where nothing is known of it', () => {
    expect(tallyCutOff(null)).toEqual({ passed: 0, failed: 1, skipped: 0, notes: [] })
  })
})

describe('the count of a step', () => {
  it('takes a gate for one test', () => {
    expect(tallyGate(0)).toEqual({ passed: 1, failed: 0, skipped: 0, notes: [] })
    expect(tallyGate(2)).toEqual({ passed: 0, failed: 1, skipped: 0, notes: [] })
  })

  it('reads passed, failed and skipped tests from the report of Vitest', () => {
    const report = vitestReport([{ status: 'failed', tests: ['passed', 'failed', 'pending', 'passed'] }])
    expect(tallyVitest(report, 1)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      notes: ['failed: is failed\n    1 is not 2'],
    })
  })

  it('counts a file that could not be loaded as a failure', () => {
    const report = vitestReport([
      { status: 'passed', tests: ['passed'] },
      { status: 'failed', tests: [] },
    ])
    expect(tallyVitest(report, 1)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      notes: ['failed: homes.test.ts\n    it does not load'],
    })
  })

  it('counts a failure when every test passed but the program ended badly', () => {
    expect(tallyVitest(vitestReport([{ status: 'passed', tests: ['passed'] }]), 1).failed).toBe(1)
  })

  it('counts a failure when there was no test at all, or no report that can be read', () => {
    expect(tallyVitest(vitestReport([]), 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
    expect(tallyVitest(null, 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
    expect(tallyPlaywright('{"half', 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
  })

  it('names journeys that failed, or passed only when repeated, with the first lines of what they said', () => {
    const tally = tallyPlaywright(playwrightReport({ unexpected: 1, flaky: 1 }), 1)
    expect(tally.notes).toEqual([
      'failed: a.spec.ts:7 is unexpected\n    no such button\n    at line 8',
      'passed when repeated: a.spec.ts:7 is flaky\n    no such button\n    at line 8',
    ])
  })

  it.each([
    { expected: 3, flaky: 0, passed: 3, failed: 0 },
    { expected: 3, flaky: 2, passed: 5, failed: 0 },
    { expected: 3, flaky: 3, passed: 3, failed: 3 },
    { expected: 146, flaky: 3, passed: 146, failed: 3 },
    { expected: 147, flaky: 3, passed: 150, failed: 0 },
    { expected: 245, flaky: 5, passed: 250, failed: 0 },
    { expected: 244, flaky: 5, passed: 244, failed: 5 },
  ])(
    'takes two repeated journeys, or one in fifty, for passed ones: $flaky beside $expected',
    ({ expected, flaky, passed, failed }) => {
      const report = playwrightReport({ expected, unexpected: 0, flaky })
      expect(tallyPlaywright(report, 0)).toMatchObject({ passed, failed, skipped: 2 })
    },
  )

  it('never takes a journey that failed twice for a passed one', () => {
    expect(tallyPlaywright(playwrightReport({ unexpected: 1, flaky: 0 }), 1)).toMatchObject({ passed: 3, failed: 1 })
  })
})

describe('the last line of npm test', () => {
  it('adds up every step', () => {
    const line = summaryLine([
      { passed: 1, failed: 0, skipped: 0, notes: [] },
      { passed: 40, failed: 2, skipped: 3, notes: [] },
    ])
    expect(line).toBe('41 passed, 2 failed')
  })
})
