import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { projectRoot } from '../project-root.ts'
import { writeProgress } from './progress-file.ts'

/** Notes each journey as planned and as ended, for the case that the step is cut off. */
export default class PlaywrightProgress implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) {
      if (test.expectedStatus !== 'skipped') writeProgress({ kind: 'planned', ...placeOf(test) })
    }
  }

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status === 'interrupted' || test.expectedStatus === 'skipped') return
    writeProgress({ kind: 'ended', ...placeOf(test), hasPassed: status === test.expectedStatus })
  }

  printsToStdio(): boolean {
    return false
  }
}

const placeOf = (test: TestCase) => ({
  file: `${relative(projectRoot, test.location.file)}:${test.location.line}`,
  title: test.title,
})
