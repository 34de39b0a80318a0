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

function addressOfClick(event: MouseEvent, location: Location): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (event.defaultPrevented || !isPlain) return null
  const anchor = anchorOf(event.target)
  if (!anchor || !staysInPortal(anchor, location)) return null
  const isSamePage = anchor.pathname === location.pathname && anchor.search === location.search
  if (isSamePage && anchor.hash !== '') return null
  return anchor.pathname + anchor.search + anchor.hash
}

/** The link in which something is, if there is one. */
export const anchorOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** Whether a link leads to a page of the portal, in this window. */
export const staysInPortal = (anchor: HTMLAnchorElement, location: Location): boolean =>
  anchor.origin === location.origin &&
  (anchor.target === '' || anchor.target === '_self') &&
  !anchor.hasAttribute('download') &&
  !/^\/(?:api|rest|graphql|images|assets)(?:\/|$)/.test(anchor.pathname)
