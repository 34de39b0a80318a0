import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type PageAssets, readPageAssets, readStaffAssets, STAFF_ENTRY_SOURCE } from './page-assets.ts'
import type { PageRenderer } from './page-renderer.ts'

export type BuiltPages = { renderer: () => Promise<PageRenderer>; assetsOf: (source: string) => PageAssets }

/** Opens what `npm run build` left in `dist`; rejects with a plain message when it is missing or of another source. */
export async function openBuiltPages(distFolder: string): Promise<BuiltPages> {
  const entry = pathToFileURL(join(distFolder, 'server', 'entry-server.js')).href
  // Built from src/app/entry-server.tsx, whose exports are this type.
  const renderer = (await import(entry)) as PageRenderer
  const clientFolder = join(distFolder, 'client')
  const assets = readPageAssets(clientFolder, renderer.pageSources)
  assets.set(STAFF_ENTRY_SOURCE, readStaffAssets(clientFolder))
  return {
    renderer: () => Promise.resolve(renderer),
    assetsOf: (source) => {
      const found = assets.get(source)
      if (!found) throw new Error(`No page of the build is made from ${source}`)
      return found
    },
  }
}
