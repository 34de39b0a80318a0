import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { stateCodes } from '#domain/lookups/states.ts'
import type { GroundSource } from './ground-source.ts'
import { writeWhole } from './layer-pages.ts'
import { type KnownPlace, rowsOfState, type StateReport } from './state-rows.ts'

export const rowsFile = (folder: string, stateCode: string): string => path.join(folder, `rows-${stateCode}.ndjson`)
const reportFile = (folder: string, stateCode: string): string => path.join(folder, `report-${stateCode}.json`)

/**
 * Writes the rows of every state, a line for each suburb, into a folder. States that were written before are left as they are, unless they
 * came from somewhere else: `from` names the source.
 */
export async function writeStates(
  source: GroundSource,
  { folder, from, known }: { folder: string; from: string; known: readonly KnownPlace[] },
  onState: (report: StateReport) => void,
): Promise<void> {
  await ofSameSource(folder, from)
  let reading: ReturnType<GroundSource['postalAreas']> | null = null
  for (const stateCode of stateCodes) {
    if (await exists(rowsFile(folder, stateCode))) continue
    const postalAreas = await (reading ??= source.postalAreas())
    const boundaries = await source.boundariesOf(stateCode)
    const own = known.filter((place) => place.stateCode === stateCode)
    const { rows, report } = rowsOfState(stateCode, boundaries, own, postalAreas)
    await writeWhole(reportFile(folder, stateCode), JSON.stringify(report))
    await writeWhole(rowsFile(folder, stateCode), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    onState(report)
  }
}

/** What was written of each state. */
export async function readReports(folder: string): Promise<StateReport[]> {
  const texts = await Promise.all(stateCodes.map((stateCode) => readFile(reportFile(folder, stateCode), 'utf8')))
  // Written above.
  return texts.map((text) => JSON.parse(text) as StateReport)
}

/** Whether the rows of all states are there. */
export async function areStatesWritten(folder: string): Promise<boolean> {
  const found = await Promise.all(stateCodes.map((stateCode) => exists(rowsFile(folder, stateCode))))
  return found.every(Boolean)
}

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
