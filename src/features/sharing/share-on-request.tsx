import { showInRegion } from '#src/shared/runtime/island-views.tsx'
import type { ShareRequest } from '#src/shared/page/share-request.ts'
import Sharing from './sharing.tsx'

const region = document.createElement('div')

/** Shares what any page asks for, each time that it asks. */
export default function shareOnRequest(request: ShareRequest): void {
  if (!region.isConnected) document.body.append(region)
  showInRegion(region, <Sharing request={{ ...request }} />)
}
