import { parameterText } from './parameter-text.ts'

const CHUNK_LENGTH = 8_000_000

/** Rows as COPY text, in chunks of whole lines of about 8 MB each (PGlite takes at most 50 MB at once). */
export function* copyChunks(rows: Iterable<readonly unknown[]>): Generator<string> {
  let lines: string[] = []
  let length = 0
  for (const row of rows) {
    const line = copyLine(row)
    lines.push(line)
    length += line.length
    if (length >= CHUNK_LENGTH) {
      yield lines.join('')
      lines = []
      length = 0
    }
  }
  if (lines.length > 0) yield lines.join('')
}

const copyLine = (row: readonly unknown[]): string => `${row.map(copyField).join('\t')}\n`

function copyField(value: unknown): string {
  const text = parameterText(value)
  return text === null ? '\\N' : text.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? character)
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
