import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The documents of the application by the sha-256 of their text. */
export type PersistedDocuments = { textOf(hash: string): string | null }

const GENERATED_FILE = fileURLToPath(new URL('../../../src/api/generated/persisted-documents.json', import.meta.url))

const sha256Hex = /^[0-9a-f]{64}$/

/** Whether a text has the form of a SHA-256 in small hexadecimal digits. */
export const isDocumentHash = (text: string): boolean => sha256Hex.test(text)

/** What `npm run codegen` wrote, read when it is first asked for; nothing where there is no such file. */
export function generatedDocuments(file = GENERATED_FILE): PersistedDocuments {
  let texts: Map<string, string> | null = null
  return {
    textOf(hash) {
      texts ??= readTexts(file)
      return texts.get(hash) ?? null
    },
  }
}

function readTexts(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map()
  // Our own generator wrote the file: hashes to texts.
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
}
