import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../tools/project-root.ts'
import { coverageOf, type MachineCoverage } from './machine-coverage.ts'
import { type MachineModel, machineModels } from './machine-models.ts'

export type MachineFinding = MachineCoverage & {
  /** `isSamePaths`: every file walks the very paths of the model. */
  inThePage: { specs: readonly string[]; page: string; isSamePaths: boolean }
  unwalked: Record<string, string>
  /** What is wrong with the model, in sentences; none where everything was walked. */
  problems: string[]
}

/** Every machine of the portal with what its model walks; `problems` has the machines without a model too. */
export async function findMachines(): Promise<{ findings: MachineFinding[]; problems: string[] }> {
  const findings = await Promise.all(machineModels.map(findingOf))
  const modelled = new Set(machineModels.map(({ machine }) => machine.id))
  const missing = (await machineNames()).filter((name) => !modelled.has(name))
  return {
    findings,
    problems: [
      ...missing.map((name) => `${name} has no model in tests/support/machine-models.ts`),
      ...findings.flatMap(({ id, problems }) => problems.map((problem) => `${id}: ${problem}`)),
    ],
  }
}

async function findingOf(model: MachineModel): Promise<MachineFinding> {
  const coverage = coverageOf(model.machine, model.walks)
  const { specs } = model.inThePage
  const missing = specs.filter((spec) => !existsSync(join(projectRoot, spec)))
  const there = specs.filter((spec) => !missing.includes(spec))
  const texts = await Promise.all(there.map((spec) => readFile(join(projectRoot, spec), 'utf8')))
  const unwalked = model.unwalked ?? {}
  return {
    ...coverage,
    inThePage: {
      ...model.inThePage,
      isSamePaths: missing.length === 0 && texts.every((text) => text.includes(`/${model.file}'`)),
    },
    unwalked,
    problems: [...missing.map((spec) => `${spec} is not there`), ...problemsOf(coverage, unwalked)],
  }
}

/** What was left out without a reason, and reasons for what is walked or no longer there. */
export function problemsOf({ states, branches }: MachineCoverage, unwalked: Record<string, string>): string[] {
  const left = new Set(branches.filter(({ walks }) => walks === 0).map(({ name }) => name))
  return [
    ...states.filter(({ isReached }) => !isReached).map(({ name }) => `${name} is never reached`),
    ...[...left].filter((name) => !unwalked[name]).map((name) => `${name} is never walked, and nothing says why`),
    ...Object.keys(unwalked)
      .filter((name) => !left.has(name))
      .map((name) => `the reason for not walking ${name} is out of date`),
  ]
}

/** `sideMenu` of machines/side-menu/side-menu.machine.ts. */
async function machineNames(): Promise<string[]> {
  const files = await readdir(join(projectRoot, 'machines'), { recursive: true })
  const names = files.flatMap((file) => /([\w-]+)\.machine\.ts$/.exec(file)?.[1] ?? [])
  return names.map((name) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())).toSorted()
}
