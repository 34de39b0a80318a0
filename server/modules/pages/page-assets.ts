import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the browser loads for a page. */
export type PageAssets = {
  entry: string
  /** What every page needs. */
  entryPreloads: readonly string[]
  /** What this page needs besides. */
  pagePreloads: readonly string[]
  /** Inlined into the document, encoded already; `href` keeps the module loader from fetching the same file again. */
  styles: readonly { href: string; text: Buffer }[]
}

type ManifestChunk = { file: string; src?: string; isEntry?: boolean; imports?: string[]; css?: string[] }
type Manifest = Record<string, ManifestChunk>

const ENTRY_SOURCE = 'src/app/entry-client.tsx'
/** Built by itself, with a manifest of its own. */
export const STAFF_ENTRY_SOURCE = 'src/app/staff/entry-staff.tsx'

/**
 * Looks up in the build manifest what each page needs at first: the closure of its static imports.
 * Throws when the build lacks one of the pages, for then it is not of this source.
 */
export function readPageAssets(clientFolder: string, pageSources: readonly string[]): Map<string, PageAssets> {
  const manifest = readManifest(clientFolder, 'manifest.json')
  const styleOf = styleReader(clientFolder)
  const entry = `/${chunkOf(manifest, ENTRY_SOURCE).file}`
  const entryPreloads = scriptsOf(staticClosure(manifest, [ENTRY_SOURCE])).filter((file) => file !== entry)
  return new Map(
    pageSources.map((source) => {
      const chunks = [...staticClosure(manifest, [ENTRY_SOURCE, source])]
      const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(styleOf)
      return [
        source,
        {
          entry,
          entryPreloads,
          pagePreloads: scriptsOf(chunks).filter((file) => file !== entry && !entryPreloads.includes(file)),
          styles,
        },
      ]
    }),
  )
}

/** What every page of staff needs at first. */
export function readStaffAssets(clientFolder: string): PageAssets {
  const manifest = readManifest(clientFolder, 'staff-manifest.json')
  const chunks = [...staticClosure(manifest, [STAFF_ENTRY_SOURCE])]
  const entry = `/${chunkOf(manifest, STAFF_ENTRY_SOURCE).file}`
  const entryPreloads = scriptsOf(chunks).filter((file) => file !== entry)
  const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(styleReader(clientFolder))
  return { entry, entryPreloads, pagePreloads: [], styles }
}

/** Written by the build beside the files that it names. */
const readManifest = (clientFolder: string, name: string): Manifest =>
  JSON.parse(readFileSync(join(clientFolder, '.vite', name), 'utf8')) as Manifest

function styleReader(clientFolder: string) {
  const texts = new Map<string, Buffer>()
  return (file: string) => {
    const text = texts.get(file) ?? Buffer.from(readFileSync(join(clientFolder, file), 'utf8').trim())
    texts.set(file, text)
    return { href: `/${file}`, text }
  }
}

const scriptsOf = (chunks: Iterable<ManifestChunk>): string[] =>
  [...new Set([...chunks].map(({ file }) => `/${file}`))].filter((file) => file.endsWith('.js'))

function staticClosure(manifest: Manifest, sources: readonly string[]): Set<ManifestChunk> {
  const chunks = new Set<ManifestChunk>()
  const visit = (key: string) => {
    const chunk = chunkOf(manifest, key)
    if (chunks.has(chunk)) return
    chunk.imports?.forEach(visit)
    chunks.add(chunk)
  }
  sources.forEach(visit)
  return chunks
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build lacks ${key}; run the build again.`)
  return chunk
}
