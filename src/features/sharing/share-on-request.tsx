import { lazy, Suspense, useEffect, useState } from 'react'
import type { ShareRequest } from '#src/property/sharing/share-request.ts'

const loadSharing = () => import('./sharing.tsx')
const Sharing = lazy(loadSharing)

/** Answers every page's wish to share; the flow behind it is loaded when a visitor turns to a share button. */
export function ShareOnRequest() {
  const [request, setRequest] = useState<ShareRequest>()
  useEffect(() => {
    const attend = () => void loadSharing()
    const share = ({ detail }: CustomEvent<ShareRequest>) => setRequest({ ...detail })
    window.addEventListener('portal:share-attended', attend)
    window.addEventListener('portal:share-requested', share)
    return () => {
      window.removeEventListener('portal:share-attended', attend)
      window.removeEventListener('portal:share-requested', share)
    }
  }, [])
  return (
    request && (
      <Suspense fallback={null}>
        <Sharing request={request} />
      </Suspense>
    )
  )
}
