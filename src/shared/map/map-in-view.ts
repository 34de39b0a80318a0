import { useHistoryState } from 'wouter/use-browser-location'
import { desktopMedia } from '#src/design/tokens/desktop.ts'

/** Where one of list and map fits: an entry of the history whose map is in view, and the URL that it was opened at. */
type MapEntry = { mapOpenedAt: string }

const entryOf = (state: unknown): MapEntry | null =>
  typeof state === 'object' && state !== null && 'mapOpenedAt' in state && typeof state.mapOpenedAt === 'string'
    ? { mapOpenedAt: state.mapOpenedAt }
    : null

export const useIsMapInView = (): boolean => entryOf(useHistoryState()) !== null

/** Whether the map hides the list now. */
export const isMapOverList = (): boolean => entryOf(history.state) !== null && !matchMedia(desktopMedia).matches

/** As a step of its own, so that the browser's back returns to the list. */
export const showMap = (): void => history.pushState({ mapOpenedAt: location.href }, '')

/** Back where nothing was searched on the map; else the list of what was searched there takes its place. */
export function showList(): void {
  if (entryOf(history.state)?.mapOpenedAt === location.href) history.back()
  else history.replaceState(null, '')
}

/** For moves of the map to another URL, which stay with the map. */
export const withMapInView = (): { state: unknown } => ({ state: entryOf(history.state) })
