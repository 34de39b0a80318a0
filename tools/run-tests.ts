import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freshDataFolder } from '#tests/support/e2e-data-folder.ts'
import { findOrInstallChromium } from './chromium.ts'
import { freePort } from './free-port.ts'
import { inOrderBesideEachOther } from './in-order-beside-each-other.ts'
import { findPostgresBinaries, type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts'
import { endRunningCommands, runCommand } from './run-command.ts'
import { projectRoot } from './project-root.ts'
import { progressVariable, readProgress } from './progress/progress-file.ts'
import { reportFolder, stepsNamed, type TestStep, testSteps } from './test-steps.ts'
import { summaryLine, type Tally, tallyCutOff, tallyGate, tallyPlaywright, tallyVitest } from './test-tally.ts'

/** Everything ends within this, so that a hanging test cannot hold up whoever waits for the result. */
const secondsForEverything = 86 * 60
const shownLinesOfAFailure = 300
/** Steps are written for two cores; on more the rest stays free. */
const cores = 2

const startedAt = performance.now()
let cluster: Promise<PostgresCluster> | null = null
let isInterrupted = false

/** Runs the steps of these names, each even when an earlier one failed; the last line is the sum. */
async function main(names: readonly string[]): Promise<number> {
  const known = new Set(['everything', ...testSteps.map((step) => step.name)])
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    console.error(`No such step: ${unknown.join(', ')}. The steps are ${[...known].join(', ')}.`)
    console.log('0 passed, 1 failed')
    return 2
  }
  mkdirSync(reportFolder, { recursive: true })
  // Every database and every server that a test starts would strip the types of its sources anew.
  process.env.NODE_COMPILE_CACHE ??= join(projectRoot, '.cache/compiled')
  // Of the day on which the run began: at midnight the journeys would wait for another first start.
  process.env.E2E_DATA_FOLDER ??= await freshDataFolder()
  const tallies = (await inOrderBesideEachOther(stepsNamed(names), cores, runStep)).filter((tally) => tally !== null)
  console.log(`\nEverything took ${secondsSince(startedAt)} s.`)
  console.log(summaryLine(tallies))
  const hasPassed = tallies.some((tally) => tally.passed > 0) && tallies.every((tally) => tally.failed === 0)
  return hasPassed && !isInterrupted ? 0 : 1
}

/** Null when the machine has no PostgreSQL, which is no failure: the embedded database has been tested. */
async function runStep(step: TestStep): Promise<Tally | null> {
  const remaining = secondsForEverything - (performance.now() - startedAt) / 1000
  if (isInterrupted || remaining <= 0) {
    console.log(
      `FAILED  ${step.title}: it did not run, because the tests were ${isInterrupted ? 'interrupted' : 'out of time'}`,
    )
    return tallyGate(1)
  }
  const stepStartedAt = performance.now()
  const environment = await provide(step).catch((error: Error) => error)
  if (environment === null) return null
  if (environment instanceof Error) {
    console.log(`FAILED  ${step.title}\n${indented(environment.message)}`)
    return tallyGate(1)
  }
  const progressFile = `${step.report}.progress`
  for (const file of [step.report, progressFile]) rmSync(file, { force: true })
  const [program, ...args] = step.command
  const timeoutInSeconds = Math.min(step.limit, remaining)
  const { code, output, isTimedOut } = await runCommand(program, args, {
    timeoutInSeconds,
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: step.report, [progressVariable]: progressFile },
  })
  const isCutOff = isTimedOut || isInterrupted
  const tally = isCutOff ? tallyCutOff(readProgress(progressFile)) : count(step, code)
  const passed = tally.failed === 0
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
  const counts = step.kind === 'gate' ? '' : `${tally.passed} passed, ${tally.failed} failed${skipped}, `
  console.log(`${passed ? 'passed' : 'FAILED'}  ${step.title} (${counts}${secondsSince(stepStartedAt)} s)`)
  if (isCutOff)
    console.log(`        cut off ${isTimedOut ? `after ${Math.round(timeoutInSeconds)} s` : 'from outside'}`)
  // First, for whoever keeps a part of the output only.
  for (const note of tally.notes) console.log(indented(note))
  if (!passed) console.log(indented(output))
  return tally
}

function count(step: TestStep, code: number): Tally {
  if (step.kind === 'gate') return tallyGate(code)
  let report: string | null = null
  try {
    report = readFileSync(step.report, 'utf8')
  } catch {
    // No report: the program ended before it wrote one, which counts as a failure.
  }
  return step.kind === 'vitest' ? tallyVitest(report, code) : tallyPlaywright(report, code)
}

/** The environment of a step: which database, which browser. Null when the step cannot run on this machine. */
async function provide(step: TestStep): Promise<Record<string, string | undefined> | null> {
  if (step.needs === 'postgres') {
    const url = await postgresUrl()
    if (url !== null) return { TEST_DATABASE_URL: url, DATABASE_URL: undefined }
    console.log(`not run ${step.title}: PostgreSQL is not installed here`)
    return null
  }
  const chromium = step.needs === 'chromium' ? findOrInstallChromium(console.log) : null
  if (step.needs === 'chromium' && chromium === null) throw new Error('This step needs a browser.')
  const port = step.kind === 'playwright' ? String(await freePort()) : undefined
  const browser = chromium ? { CHROMIUM_PATH: chromium, E2E_PORT: port } : {}
  return { TEST_DATABASE_URL: undefined, DATABASE_URL: undefined, ...browser }
}

/** A server named by TEST_DATABASE_URL, else a temporary cluster, started for the first step that asks for one. */
async function postgresUrl(): Promise<string | null> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return given
  const binaries = findPostgresBinaries()
  if (binaries === null) return null
  cluster ??= startCluster(binaries)
  return (await cluster).url
}

async function startCluster(binaries: string): Promise<PostgresCluster> {
  const started = await startPostgresCluster(binaries)
  process.on('exit', started.stop)
  console.log(`        started ${started.version} for the tests`)
  return started
}

function secondsSince(time: number): string {
  return ((performance.now() - time) / 1000).toFixed(1)
}

function indented(output: string): string {
  const lines = output.trimEnd().split('\n')
  const shown = lines.slice(-shownLinesOfAFailure)
  const note = lines.length > shown.length ? [`… ${lines.length - shown.length} lines before these`] : []
  return [...note, ...shown].map((line) => `        ${line}`).join('\n')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!isInterrupted) console.log(`\n${signal}: ending the tests …`)
    endRunningCommands(isInterrupted ? 'SIGKILL' : 'SIGTERM')
    isInterrupted = true
  })
}

// Nothing that is left open may hold up the result.
process.exit(await main(process.argv.slice(2)))
