import { useEffect, useRef } from 'react'

/** After a change of page the reader starts at its main part, or at the part that the address names. */
export function useFocusOnNewPage(path: string) {
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    // Who is naming places in the search box goes on there; that of the page before may stand hidden until the new one is there.
    if (document.activeElement?.closest('search')?.checkVisibility()) return
    document.getElementById('main')?.focus({ preventScroll: true })
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [path])
}
