import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { projectRoot } from '../../../tools/project-root.ts'

type Chunk = { file: string; src?: string; imports?: string[]; dynamicImports?: string[] }
type Manifest = Record<string, Chunk>
type Addition = { name: string; bytes: number }

const clientFolder = join(projectRoot, 'dist/client')
const entry = 'src/app/entry-client.tsx'
const homepage = 'src/features/home/home.page.tsx'
const transport = 'src/app/portal-transport.ts'

/** The built files and what each part of the portal needs of them; sizes are bytes as brotli (quality 11) makes them. */
export function builtFiles() {
  // Written by the build beside the files that it names.
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest
  const sizes = new Map<string, number>()
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(clientFolder, file))).length
    sizes.set(file, size)
    return size
  }
  const closureOf = (...keys: string[]): Set<string> => {
    const found = new Set<string>()
    const visit = (key: string): void => {
      if (found.has(key)) return
      found.add(key)
      manifest[key]?.imports?.forEach(visit)
    }
    keys.forEach(visit)
    return new Set([...found].flatMap((key) => manifest[key]?.file ?? []))
  }
  const addition = (key: string, present: ReadonlySet<string>): Addition => ({
    name: key.replace(/^src\/(?:features\/)?/, '').replace(/\.tsx?$/, ''),
    bytes: [...closureOf(key).difference(present)].reduce((sum, file) => sum + sizeOf(file), 0),
  })
  const bySize = (additions: Addition[]): Addition[] => additions.toSorted((left, right) => right.bytes - left.bytes)
  // What comes after load on whatever page a visitor starts.
  const loadedByEveryPage = Object.keys(manifest).filter((key) => key === transport || /^_islands-.*\.js$/.test(key))
  const pages = Object.keys(manifest).filter((key) => key.endsWith('.page.tsx'))

  return {
    sizeOf,

    /** What each page needs that the home page has not loaded, islands and transport included, the largest first. */
    routes: (): Addition[] => {
      const present = closureOf(entry, homepage, ...loadedByEveryPage)
      return bySize(pages.filter((page) => page !== homepage).map((page) => addition(page, present)))
    },

    /** What each part that is loaded later needs on top of the page that it belongs to, the largest first. */
    deferredAdditions: (): Addition[] => {
      const parts = new Map<string, Addition>()
      for (const page of pages) {
        const present = closureOf(entry, page, ...loadedByEveryPage)
        const seen = new Set<string>()
        const visit = (key: string): void => {
          if (seen.has(key)) return
          seen.add(key)
          for (const next of manifest[key]?.dynamicImports ?? []) {
            if (pages.includes(next)) continue
            const added = addition(next, present)
            if (added.bytes >= (parts.get(added.name)?.bytes ?? 0)) parts.set(added.name, added)
            visit(next)
          }
          manifest[key]?.imports?.forEach(visit)
        }
        visit(page)
        visit(entry)
      }
      return bySize([...parts.values()])
    },
  }
}
