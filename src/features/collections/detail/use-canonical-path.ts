import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'

/** Leads to the path that the collection is known by, where its name has changed. */
export function useCanonicalPath(canonicalUri: string): void {
  const [path, navigate] = useLocation()
  const search = useSearch()
  useEffect(() => {
    if (path !== canonicalUri) navigate(search === '' ? canonicalUri : `${canonicalUri}?${search}`, { replace: true })
  }, [path, search, canonicalUri, navigate])
}
