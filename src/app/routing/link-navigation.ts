/**
 * Views render plain links; this turns a click on one that stays in the portal into a change of address without a new
 * page. Everything that a browser does with a link otherwise (new tab, download, another frame) is left to it.
 * Returns how to stop.
 */
export function navigateByLinks(root: Document, navigate: (address: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const address = addressOfClick(event, root.location)
    if (address === null) return
    event.preventDefault()
    navigate(address)
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}

/**
 * Tells which page of the portal a visitor is about to open, from the pointer or the focus resting on its link.
 * Returns how to stop.
 */
export function watchLinkIntent(root: Document, onIntent: (path: string, search: string) => void): () => void {
  const onRest = (event: Event) => {
    const anchor = anchorOf(event.target)
    if (anchor && staysInPortal(anchor, root.location)) onIntent(anchor.pathname, anchor.search.slice(1))
  }
  const events = ['pointerover', 'focusin', 'touchstart'] as const
  for (const event of events) root.addEventListener(event, onRest, { passive: true })
  return () => {
    for (const event of events) root.removeEventListener(event, onRest)
  }
}

function addressOfClick(event: MouseEvent, location: Location): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (event.defaultPrevented || !isPlain) return null
  const anchor = anchorOf(event.target)
  if (!anchor || !staysInPortal(anchor, location)) return null
  const isSamePage = anchor.pathname === location.pathname && anchor.search === location.search
  if (isSamePage && anchor.hash !== '') return null
  return anchor.pathname + anchor.search + anchor.hash
}

const anchorOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

const staysInPortal = (anchor: HTMLAnchorElement, location: Location): boolean =>
  anchor.origin === location.origin &&
  (anchor.target === '' || anchor.target === '_self') &&
  !anchor.hasAttribute('download') &&
  !/^\/(?:api|rest|graphql|images|assets)(?:\/|$)/.test(anchor.pathname)
