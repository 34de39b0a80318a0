import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ErrorBoundary } from './error-boundary.tsx'
import { findRoute } from './routing/find-route.ts'
import { TakenOver } from './taken-over.tsx'

/**
 * The page of the present address. What went wrong on one page is over with the next; after a change of page the reader
 * starts at its main part, or at the part that the address names. `isFirstUnavailable`: whether the server could not read what the first page is made of.
 */
export function CurrentPage({ isFirstUnavailable }: { isFirstUnavailable: boolean }) {
  const [path] = useLocation()
  const [firstPath] = useState(path)
  const { route, params } = findRoute(path)
  useFocusOnNewPage(path)
  return (
    <ErrorBoundary path={path} isUnavailable={isFirstUnavailable && path === firstPath}>
      <Suspense fallback={null}>
        <route.page.View key={route.isOnePage ? route.source : path} params={params} />
        <TakenOver />
      </Suspense>
    </ErrorBoundary>
  )
}

function useFocusOnNewPage(path: string) {
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
