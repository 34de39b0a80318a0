import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { watchAddresses } from '#src/shared/runtime/watch-urls.ts'
import { startVersionCheck } from './start-version-check.ts'

/** Looks for a newer version of the portal at every URL, and when the visitor comes back. */
export default function startVersionCheckIsland({ version }: IslandContext): void {
  watchAddresses(startVersionCheck(document, version).check)
}
