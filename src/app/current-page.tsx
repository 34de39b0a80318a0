import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { AwaitCode } from '#src/shared/runtime/await-code.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { findRoute } from './routing/find-route.ts'
import { Hydrated } from './runtime/hydration.tsx'

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
        <AwaitCode key={route.isOnePage ? 'one page' : path} code={route.page}>
          {({ Page }) => <Page params={params} />}
        </AwaitCode>
        <Hydrated />
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
