import type { OfficePins_MarkerFragment } from '#src/api/generated/graphql.ts'
import type { MapPin } from '#src/shared/map/pins/pin-clusters.ts'
import type { PinLook } from '#src/shared/map/pins/pin-layer.ts'
import { shortCount } from '#src/shared/map/pins/pin-text.ts'
import { officeMapCopy as copy } from './office-map.copy.ts'

/** How a pin of offices looks: an office by the number of its agents, a cluster by the number of its offices. */
export function lookOfOffices(pin: MapPin<OfficePins_MarkerFragment>): PinLook {
  if (pin.kind === 'cluster') {
    const name = pin.suburb === null ? copy.zoomIn(pin.count) : copy.zoomInTo(pin.count, pin.suburb)
    return { text: shortCount(pin.count), name, isApproximate: false }
  }
  const [only, ...others] = pin.markers
  if (only === undefined || others.length > 0) {
    const count = copy.agencies(pin.markers.length)
    return { text: count, name: count, isApproximate: false }
  }
  return {
    text: only.agentCount === 0 ? copy.agency : copy.agents(only.agentCount),
    name: copy.office(only.name, only.agentCount),
    isApproximate: false,
  }
}
