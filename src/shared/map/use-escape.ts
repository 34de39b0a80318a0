import { type RefObject, useEffect } from 'react'

/** Does something when Escape is pressed within an element. */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const target = element.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape()
    }
    target?.addEventListener('keydown', onKeyDown)
    return () => target?.removeEventListener('keydown', onKeyDown)
  }, [element, onEscape])
}
