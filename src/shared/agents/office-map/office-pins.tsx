import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import type { OfficePins_MarkerFragment } from '#src/api/generated/graphql.ts'
import { clusterPins } from '#src/shared/map/pins/pin-clusters.ts'
import { PinLayer } from '#src/shared/map/pins/pin-layer.ts'
import { runInChunks } from '#src/shared/map/pins/run-in-chunks.ts'
import { lookOfOffices } from './office-pin-look.ts'

type Markers = readonly OfficePins_MarkerFragment[]
type Props = {
  map: MapLibreMap
  markers: Markers
  /** The offices whose card is open; none when it is closed. */
  open: Markers
  onOpen: (offices: Markers) => void
}

/** The offices of the part of the country that is shown, those near each other as one pin. `onOpen` must stay the same. */
export function OfficePins({ map, markers, open, onOpen }: Props) {
  const [layer] = useState(() => newLayer(map, onOpen))
  useEffect(() => {
    layer.attach()
    return () => layer.remove()
  }, [layer])
  useEffect(() => runInChunks(clusterPins(markers), (clusters) => layer.setClusters(clusters)), [layer, markers])
  const [first] = open
  useEffect(() => layer.setOpen(first === undefined ? null : `place ${first.id}`), [layer, first])
  return null
}

const newLayer = (map: MapLibreMap, onOpen: Props['onOpen']) =>
  new PinLayer<OfficePins_MarkerFragment>(map, {
    lookOf: lookOfOffices,
    onPress: (pin, event) => {
      if (pin.kind === 'place') return onOpen(pin.markers)
      const center: [number, number] = [pin.latLong.longitude, pin.latLong.latitude]
      map.easeTo({ center, zoom: pin.expansionZoom }, { originalEvent: event })
    },
  })
