import { anchorOf, staysInPortal } from './link-navigation.ts'

/** Shorter than a visitor takes to press, and longer than a list that is scrolled leaves each of its links under the pointer. */
export const REST_MS = 80

/**
 * Tells which page of the portal a visitor is about to open: the pointer rests on its link, the focus is there, or a finger. A link
 * that is scrolled past below the pointer is none.
 */
export function watchLinkIntent(root: Document, onIntent: (path: string, search: string) => void): void {
  let timer: number | undefined
  let restsOn: HTMLAnchorElement | null = null
  const tell = (anchor: HTMLAnchorElement | null) => {
    if (anchor && staysInPortal(anchor, root.location)) onIntent(anchor.pathname, anchor.search.slice(1))
  }
  const rest = () => {
    clearTimeout(timer)
    if (restsOn !== null) timer = window.setTimeout(() => tell(restsOn), REST_MS)
  }
  root.addEventListener('pointerover', ({ target }) => {
    restsOn = anchorOf(target)
    rest()
  })
  root.addEventListener('scroll', rest, { passive: true, capture: true })
  for (const event of ['focusin', 'touchstart']) {
    root.addEventListener(event, ({ target }) => tell(anchorOf(target)), { passive: true })
  }
}
