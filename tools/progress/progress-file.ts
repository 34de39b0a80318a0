import { appendFileSync, readFileSync } from 'node:fs'

/** One line of the file in which a running step notes how far it is. */
export type ProgressLine =
  | { kind: 'planned'; file: string; title?: string }
  | { kind: 'ended'; file: string; title?: string; hasPassed: boolean }

export type Progress = {
  passed: number
  failed: number
  /** Tests, and files whose tests are not known yet, that were planned and never ended. */
  notRun: readonly string[]
}

/** Where the runner of the tests wants to read how far a step is; nothing is written when it does not ask. */
export const progressVariable = 'TEST_PROGRESS_FILE'

/** Appends at once, because the process may be killed after the next test. */
export function writeProgress(line: ProgressLine): void {
  const file = process.env[progressVariable]
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`)
}

/** What a step that was cut off had done; null when it wrote nothing. */
export function readProgress(file: string): Progress | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return null
  }
  return progressOf(text.split('\n').flatMap(parsedLine))
}

/** A test that was repeated counts as it ended last. A file counts as not run while none of its tests is known. */
export function progressOf(lines: readonly ProgressLine[]): Progress {
  const results = new Map<string, boolean | null>()
  for (const line of lines) {
    const isFile = line.title === undefined
    const name = isFile ? line.file : `${line.file} › ${line.title}`
    if (line.kind === 'ended' && isFile) results.delete(name)
    else results.set(name, line.kind === 'ended' ? line.hasPassed : (results.get(name) ?? null))
    if (line.kind === 'planned' && !isFile) results.delete(line.file)
  }
  const ended = [...results.values()]
  return {
    passed: ended.filter((hasPassed) => hasPassed === true).length,
    failed: ended.filter((hasPassed) => hasPassed === false).length,
    notRun: [...results].flatMap(([name, hasPassed]) => (hasPassed === null ? [name] : [])),
  }
}

/** The last line may be half written. */
function parsedLine(text: string): ProgressLine[] {
  try {
    // Written by writeProgress.
    return [JSON.parse(text) as ProgressLine]
  } catch {
    return []
  }
}
