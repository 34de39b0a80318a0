import type { IslandContext } from '#src/shared/feature/define-feature.ts'
import { findRoute } from './find-route.ts'
import { watchLinkIntent } from './link-intent.ts'

/** Reads the page that a visitor is about to open. */
export default function prepareLinks({ queryClient, execute }: IslandContext): void {
  const prepare = async (path: string, search: string) => {
    const { route, params } = findRoute(path)
    const { preparePage } = await route.page.load()
    await preparePage({ path, search, params, lastLocationUri: null, prefersNewest: false }, { queryClient, execute })
  }
  watchLinkIntent(document, (path, search) => {
    // What fails here is read again, and reported, when the page is opened.
    prepare(path, search).catch(() => {})
  })
}
