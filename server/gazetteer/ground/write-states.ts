import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { stateCodes } from '#domain/lookups/states.ts'
import type { GroundSource } from './ground-source.ts'
import { writeWhole } from './layer-pages.ts'
import { pairsAcross } from './state-edges.ts'
import { type KnownPlace, rowsOfState, type StateReport } from './state-rows.ts'

export const rowsFile = (folder: string, stateCode: string): string => path.join(folder, `rows-${stateCode}.ndjson`)
const reportFile = (folder: string, stateCode: string): string => path.join(folder, `report-${stateCode}.json`)
/** The last that is written of a state. */
const edgesFile = (folder: string, stateCode: string): string => path.join(folder, `edges-${stateCode}.json`)
/** The last that is written of all. */
const pairsFile = (folder: string): string => path.join(folder, 'pairs.json')

/**
 * Writes the rows of every state, a line for each suburb, into a folder, and then the neighbours across state borders. States that were
 * written before are left as they are, unless they came from somewhere else: `from` names the source.
 */
export async function writeStates(
  source: GroundSource,
  { folder, from, known }: { folder: string; from: string; known: readonly KnownPlace[] },
  onState: (report: StateReport) => void,
): Promise<void> {
  await ofSameSource(folder, from)
  let reading: ReturnType<GroundSource['postalAreas']> | null = null
  for (const stateCode of stateCodes) {
    if (await exists(edgesFile(folder, stateCode))) continue
    const postalAreas = await (reading ??= source.postalAreas())
    const boundaries = await source.boundariesOf(stateCode)
    const own = known.filter((place) => place.stateCode === stateCode)
    const { rows, edges, report } = rowsOfState(stateCode, boundaries, own, postalAreas)
    await writeWhole(reportFile(folder, stateCode), JSON.stringify(report))
    await writeWhole(rowsFile(folder, stateCode), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    await writeWhole(edgesFile(folder, stateCode), JSON.stringify([...edges]))
    onState(report)
  }
  const edges = await Promise.all(
    stateCodes.map((stateCode) => readJson<[number, string][]>(edgesFile(folder, stateCode))),
  )
  await writeWhole(pairsFile(folder), JSON.stringify(pairsAcross(edges.map((each) => new Map(each)))))
}

/** What was written of each state. */
export const readReports = (folder: string): Promise<StateReport[]> =>
  Promise.all(stateCodes.map((stateCode) => readJson<StateReport>(reportFile(folder, stateCode))))

/** Codes of suburbs of different states that share a piece of their boundary. */
export const readPairs = (folder: string): Promise<[string, string][]> =>
  readJson<[string, string][]>(pairsFile(folder))

/** Whether the rows of all states are there. */
export const areStatesWritten = (folder: string): Promise<boolean> => exists(pairsFile(folder))

// Files that are written above.
const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T

async function ofSameSource(folder: string, from: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'source.txt')
  const stored = await readFile(file, 'utf8').catch(() => null)
  if (stored === from) return
  if (stored !== null) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeWhole(file, from)
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )
