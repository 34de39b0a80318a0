import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { findRoute } from './routing/find-route.ts'

/** The page of the present address; after a change of page the reader starts at its main part. */
export function CurrentPage() {
  const [path] = useLocation()
  const { route, params } = findRoute(path)
  useFocusOnNewPage(path)
  return <route.page.View key={route.source} params={params} />
}

function useFocusOnNewPage(path: string) {
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
