import { readFileSync } from 'node:fs'
import { join, parse } from 'node:path'

type Chunk = { file: string; name?: string; isDynamicEntry?: boolean }

/** What the build made for the browser, by the path of its source; written by the build. */
const manifest = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../dist/client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >

/** The sources of all code that is fetched by an `import()`. */
export const lazySources = (): string[] =>
  Object.entries(manifest())
    .filter(([, { isDynamicEntry }]) => isDynamicEntry)
    .map(([source]) => source)

/** The path at which a browser asks for the code of a source, which others may import too, or for a file that holds several by its name. */
export function pathOfSource(source: string): string {
  const chunks = manifest()
  const chunk = chunks[source] ?? Object.values(chunks).find(({ name }) => name === parse(source).name)
  if (!chunk) throw new Error(`The build has no ${source}`)
  return `/${chunk.file}`
}
