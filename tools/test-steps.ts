import { join } from 'node:path'
import { projectRoot } from './project-root.ts'

export const reportFolder = join(projectRoot, '.cache/test-reports')

/** What a step needs before it can run: a PostgreSQL server, a browser, or nothing. */
export type StepNeed = 'postgres' | 'chromium'
export type TestStep = {
  name: string
  title: string
  command: readonly [string, ...string[]]
  /** How the tests of the step are counted: a gate is one test, the others report each of theirs. */
  kind: 'gate' | 'vitest' | 'playwright'
  needs?: StepNeed
  /** Seconds before the step is ended and counts as failed. */
  limit: number
  report: string
}

type Extra = { kind?: TestStep['kind']; needs?: StepNeed; limit?: number }

const node = process.execPath
const bin = (name: string) => join(projectRoot, 'node_modules/.bin', name)

/** Every step of `npm test`, in the order in which they run. `npm test -- NAME …` runs those of that name. */
export const testSteps: readonly TestStep[] = [
  step('format', 'Format', [bin('oxfmt'), '--check', '.']),
  step('lint', 'Lint', [bin('oxlint'), '--type-aware', '--deny-warnings']),
  step('types', 'Type check', [node, 'node_modules/typescript7/bin/tsc', '--noEmit', '--pretty', 'false']),
  step('codegen', 'Generated code', [node, 'tools/codegen.ts', '--check']),
  step('contract-changes', 'Changes of the contract', [node, 'tools/contract-changes.ts']),
  step('diagrams', 'Machine diagrams', [node, 'tools/machine-diagrams.ts', '--check']),
  step('build', 'Build', [node, 'tools/build-if-stale.ts']),
  vitestStep('unit', 'Unit'),
  vitestStep('model', 'Model'),
  vitestStep('browser', 'Components in Chromium', { needs: 'chromium' }),
  vitestStep('database', 'Database, embedded'),
  vitestStep('database', 'Database, PostgreSQL', { needs: 'postgres' }),
  vitestStep('contract', 'Contract, embedded'),
  vitestStep('contract', 'Contract, PostgreSQL', { needs: 'postgres' }),
  step('e2e', 'Journeys in Chromium', [bin('playwright'), 'test'], {
    kind: 'playwright',
    needs: 'chromium',
    limit: 900,
  }),
]

function vitestStep(project: string, title: string, extra: Extra = {}): TestStep {
  const { report } = step(project, title, ['vitest'])
  const command = [
    bin('vitest'),
    'run',
    '--project',
    project,
    '--silent=passed-only',
    '--reporter=dot',
    '--reporter=json',
  ] as const
  return step(project, title, [...command, `--outputFile.json=${report}`], { kind: 'vitest', limit: 900, ...extra })
}

function step(name: string, title: string, command: TestStep['command'], extra: Extra = {}): TestStep {
  const report = join(reportFolder, `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.json`)
  return { name, title, command, kind: 'gate', limit: 300, report, ...extra }
}
