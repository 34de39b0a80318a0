import { type RefObject, useEffect } from 'react'

/** Says in `--map-top` how far below the top of the window a map begins, so that it ends with the window whatever stands above. */
export function useMapTop(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = pane.current?.closest<HTMLElement>('[data-map]')
    if (!page) return
    const measure = () => {
      const top = Math.max(0, Math.round(page.getBoundingClientRect().top))
      page.style.setProperty('--map-top', `${top}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    addEventListener('scrollend', measure)
    return () => {
      observer.disconnect()
      removeEventListener('scrollend', measure)
    }
  }, [pane])
}
