import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { watchLinkIntent } from './link-intent.ts'

/** Reads the page that a visitor is about to open. */
export default function prepareLinks({ prepareAddress }: IslandContext): void {
  watchLinkIntent(document, (path, search) => {
    // What fails here is read again, and reported, when the page is opened.
    prepareAddress(path, search).catch(() => {})
  })
}
