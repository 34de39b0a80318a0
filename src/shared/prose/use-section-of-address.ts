import { useEffect } from 'react'

/** Brings the section that the address names into view when the page is opened by a link of another page. */
export function useSectionOfAddress(): void {
  useEffect(() => {
    const { hash } = location
    if (hash === '') return
    // After the new page was scrolled to its top.
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [])
}
