import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { isSessionAddress, isStaffAddress } from '#domain/staff/staff-address.ts'
import { isHostOfStaff } from '#src/shared/session/staff-host.ts'
import type { PageModule } from '#src/shared/runtime/define-feature.ts'
import { Region } from '#src/shared/runtime/view-of.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { findRoute, type FoundRoute, hasPage } from './routing/find-route.ts'
import { useFocusOnNewPage } from './runtime/focus-on-new-page.ts'
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
  const isElsewhere = path !== firstPath && isOfOtherDocument(path)
  useEffect(() => {
    if (isElsewhere) location.reload()
  }, [isElsewhere])
  if (isElsewhere) return null
  return (
    <ErrorBoundary path={path} isUnavailable={isFirstUnavailable && path === firstPath}>
      <Suspense fallback={null}>
        <PageOfRoute key={route.isOnePage ? 'one page' : path} route={route} params={params} />
        <Hydrated extent="shell" />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Whether the server answers a path with another document than that of visitors: one of staff, or at a host of staff the way to the portal. */
const isOfOtherDocument = (path: string): boolean =>
  (isStaffAddress(path) && !hasPage(path)) || (isHostOfStaff() && !isSessionAddress(path))

function PageOfRoute({ route: { page, Awaited }, params }: FoundRoute) {
  const view = ({ default: { View } }: PageModule) => (
    <>
      <View params={params} />
      <Hydrated extent="page" />
    </>
  )
  return page.when === 'onIdle' ? (
    <Region Awaited={Awaited} name="page">
      {view}
    </Region>
  ) : (
    <Awaited>{view}</Awaited>
  )
}
