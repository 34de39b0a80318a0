import { anchorOf, staysInPortal } from './link-navigation.ts'

/** Shorter than a visitor takes to press, and longer than a pointer on its way to something else. */
export const REST_MS = 80

/**
 * Tells which page of the portal a visitor is about to open: the pointer was moved to its link and rests there, the focus is there, or
 * a finger. Scrolling below a still pointer sends no `pointermove`, so the links that pass it are not told of.
 */
export function watchLinkIntent(root: Document, onIntent: (path: string, search: string) => void): void {
  let timer: number | undefined
  let restsOn: HTMLAnchorElement | null = null
  const tell = (anchor: HTMLAnchorElement | null) => {
    if (anchor && staysInPortal(anchor, root.location)) onIntent(anchor.pathname, anchor.search.slice(1))
  }
  const moveTo = (anchor: HTMLAnchorElement | null) => {
    if (anchor === restsOn) return
    restsOn = anchor
    clearTimeout(timer)
    if (anchor) timer = window.setTimeout(tell, REST_MS, anchor)
  }
  const listen = (event: string, listener: (event: Event) => void) =>
    root.addEventListener(event, listener, { passive: true, capture: true })
  listen('pointermove', ({ target }) => moveTo(anchorOf(target)))
  listen('scroll', () => moveTo(null))
  for (const event of ['focusin', 'touchstart']) listen(event, ({ target }) => tell(anchorOf(target)))
}
