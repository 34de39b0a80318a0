import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node'
import { projectRoot } from '../project-root.ts'
import { writeProgress } from './progress-file.ts'

/** Notes each file and test of Vitest as planned and as ended, for the case that the step is cut off. */
export default class VitestProgress implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { moduleId } of specifications) writeProgress({ kind: 'planned', file: named(moduleId) })
  }

  onTestModuleCollected(module: TestModule): void {
    for (const test of module.children.allTests()) {
      if (test.options.mode === 'run') writeProgress({ kind: 'planned', ...placeOf(test) })
    }
  }

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result()
    if (state !== 'skipped') writeProgress({ kind: 'ended', ...placeOf(test), hasPassed: state === 'passed' })
  }

  onTestModuleEnd(module: TestModule): void {
    writeProgress({ kind: 'ended', file: named(module.moduleId), hasPassed: module.ok() })
  }
}

const named = (moduleId: string): string => relative(projectRoot, moduleId)
const placeOf = (test: TestCase) => ({ file: named(test.module.moduleId), title: test.fullName })
