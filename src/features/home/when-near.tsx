import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** Shows what is within once the place for it is near the screen; where the place is not shown at all, never. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: '400px' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={place}>{isNear && <Suspense fallback={null}>{children}</Suspense>}</div>
}
