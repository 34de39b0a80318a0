import type { ViteDevServer } from 'vite'
import { type PageAssets, STAFF_ENTRY_SOURCE } from './page-assets.ts'
import type { PageRenderer } from './page-renderer.ts'

export type DevelopmentPages = {
  renderer: () => Promise<PageRenderer>
  assetsOf: (source: string) => PageAssets
  transformDocument: (path: string, document: string) => Promise<string>
}

/** The pages straight from their sources: read again for each request, with hot reload in the browser. */
export function developmentPages(vite: ViteDevServer): DevelopmentPages {
  const assets: PageAssets = { entry: '/src/app/entry-client.tsx', entryPreloads: [], pagePreloads: [], styles: [] }
  const staffAssets: PageAssets = { ...assets, entry: `/${STAFF_ENTRY_SOURCE}` }
  return {
    // The entry's exports are this type; Vite's loader does not know it.
    renderer: async () => (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as PageRenderer,
    assetsOf: (source) => (source === STAFF_ENTRY_SOURCE ? staffAssets : assets),
    transformDocument: (path, document) => vite.transformIndexHtml(path, document),
  }
}
