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
  /** How many of the two cores it keeps busy: steps that fit beside each other run at once. */
  cores: 1 | 2
  /** The title of an earlier step that has to be over, where a core would be free before. */
  after?: string
  /** Runs only where it, or everything, is asked for by name. */
  isSlow: boolean
  /** Seconds before the step is ended and counts as failed: it ends what hangs, at least three times the usual time. */
  limit: number
  report: string
}

/** The steps that `npm test -- NAME …` runs: without a name all that are not slow, of a name the slow ones too. */
export function stepsNamed(names: readonly string[]): readonly TestStep[] {
  if (names.includes('everything')) return testSteps
  if (names.length === 0) return testSteps.filter(({ isSlow }) => !isSlow)
  const isServerBuilt = names.some((name) => name === 'e2e' || name === 'kill')
  return testSteps.filter(({ name }) => names.includes(name) || (isServerBuilt && name === 'build'))
}

type Extra = Partial<Pick<TestStep, 'kind' | 'needs' | 'cores' | 'after' | 'isSlow' | 'limit'>>
type VitestExtra = Extra & { /** Where the step has several projects. */ projects?: string }

const node = process.execPath
const bin = (name: string) => join(projectRoot, 'node_modules/.bin', name)

/** Every step of `npm test`, in the order in which they run. */
export const testSteps: readonly TestStep[] = [
  step('build', 'Build', [node, 'tools/build-if-stale.ts']),
  step('format', 'Format', [bin('oxfmt'), '--check', '.']),
  step('lint', 'Lint', [bin('oxlint'), '--type-aware', '--deny-warnings']),
  step('lint', 'Dead code', [bin('knip'), '--no-progress', '--treat-config-hints-as-errors']),
  // Nearly as long as all the other checks, and one core: begun among the first.
  step('e2e', 'First start', [node, 'tests/support/first-start.ts'], { after: 'Build', limit: 900 }),
  step('lint', 'Lint of the REST contracts', [node, 'tools/lint-contract.ts']),
  step('types', 'Type check', [node, 'node_modules/typescript7/bin/tsc', '--noEmit', '--pretty', 'false']),
  step('codegen', 'Generated code', [node, 'tools/codegen.ts', '--check']),
  step('contract-changes', 'Changes of the contract', [node, 'tools/contract-changes.ts']),
  step('diagrams', 'Machine diagrams', [node, 'tools/machine-diagrams.ts', '--check']),
  vitestStep('unit', 'Unit', { projects: 'unit*' }),
  vitestStep('model', 'Model'),
  vitestStep('database', 'Database, embedded'),
  vitestStep('database', 'Database, PostgreSQL', { needs: 'postgres' }),
  vitestStep('contract', 'Contract, embedded'),
  vitestStep('browser', 'Components in Chromium', { needs: 'chromium', cores: 2 }),
  playwrightStep('Every page in Chromium', 'everywhere'),
  playwrightStep('Journeys in Chromium', 'journeys'),
  // What touches connections, transactions and locks is in the database suites, which run on both (docs/decisions/044).
  vitestStep('contract', 'Contract, PostgreSQL', { isSlow: true, needs: 'postgres' }),
  vitestStep('kill', 'Killed servers, embedded', { isSlow: true, cores: 2 }),
  vitestStep('kill', 'Killed servers, PostgreSQL', { isSlow: true, cores: 2, needs: 'postgres' }),
]

function vitestStep(name: string, title: string, { projects = name, ...extra }: VitestExtra = {}): TestStep {
  const { report } = step(name, title, ['vitest'])
  const command = [
    bin('vitest'),
    'run',
    '--project',
    projects,
    '--silent=passed-only',
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./tools/progress/vitest-progress.ts',
  ] as const
  // Two workers, which wait for imports and for their databases a third of the time: two steps beside each other fill both cores.
  const settings = { kind: 'vitest', cores: 1, limit: 1800, ...extra } as const
  return step(name, title, [...command, `--outputFile.json=${report}`], settings)
}

/** One project of playwright.config.ts; the second finds the database that the first one filled. */
function playwrightStep(title: string, project: string): TestStep {
  const settings = { kind: 'playwright', needs: 'chromium', cores: 2, limit: 2700 } as const
  return step('e2e', title, [bin('playwright'), 'test', `--project=${project}`], settings)
}

function step(name: string, title: string, command: TestStep['command'], extra: Extra = {}): TestStep {
  const report = join(reportFolder, `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.json`)
  return { name, title, command, kind: 'gate', cores: 1, isSlow: false, limit: 600, report, ...extra }
}
