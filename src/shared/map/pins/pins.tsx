import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useCallback, useMemo, useState } from 'react'
import type { Pins_MarkerFragment } from '#src/api/generated/graphql.ts'
import { useHiddenListings } from '#src/shared/listing/hidden/use-hidden-listings.ts'
import { useFeature } from '#src/shared/runtime/use-feature.ts'
import { ownViewedListings } from '#src/shared/storage/own-histories.ts'
import { runInChunks } from './run-in-chunks.ts'
import { clusterPins, type MapPin } from './pin-clusters.ts'
import { PinCard } from './pin-card.tsx'
import { PinLayer } from './pin-layer.ts'
import { lookOfListings } from './pin-text.ts'
import { lookByPrice } from './price-quarters.ts'

type Props = {
  map: MapLibreMap
  markers: readonly Pins_MarkerFragment[] | null
  /** Whether homes that the visitor hides are shown too, and none can be hidden here. */
  showsHidden?: boolean
}
type OpenPin = Extract<MapPin<Pins_MarkerFragment>, { kind: 'place' }>

const NO_MARKERS: readonly Pins_MarkerFragment[] = []

/** The pins of a search, what the visitor knows of them, and the card of the one that was pressed. */
export function Pins({ map, markers, showsHidden = false }: Props) {
  const [open, setOpen] = useState<OpenPin | null>(null)
  const unhidden = useUnhiddenMarkers(markers ?? NO_MARKERS, open)
  const list = showsHidden ? (markers ?? NO_MARKERS) : unhidden
  const [layer] = useState(() => newPinLayer(map, setOpen))
  const close = useCallback(() => setOpen(null), [])

  useEffect(() => {
    layer.attach()
    return () => layer.remove()
  }, [layer])
  const showsPrices = useFeature('advancedMapClustering', false)
  const lookOf = useMemo(() => (showsPrices ? lookByPrice(list) : lookOfListings), [showsPrices, list])
  useEffect(
    () => runInChunks(clusterPins(list), (clusters) => layer.setClusters(clusters, lookOf)),
    [layer, list, lookOf],
  )
  const shown = open !== null && hasAll(list, open) ? open : null
  useEffect(() => layer.setOpen(shown?.key ?? null), [layer, shown])
  useEffect(() => {
    const show = () => layer.setViewed(new Set(ownViewedListings.read()))
    show()
    return ownViewedListings.onChange(show)
  }, [layer])
  useEffect(() => watchCards((id) => layer.point(id)), [layer])

  return shown === null ? null : (
    <PinCard key={shown.key} map={map} pin={shown} showsHidden={showsHidden} onClose={close} />
  )
}

/** Those of homes that are not hidden, and of the pin that is open: in its card stands how to undo it. */
function useUnhiddenMarkers(markers: readonly Pins_MarkerFragment[], open: OpenPin | null) {
  const { all } = useHiddenListings()
  return useMemo(() => {
    if (!markers.some(({ id }) => all.has(id))) return markers
    const openIds = new Set(open?.markers.map(({ id }) => id))
    return markers.filter(({ id }) => !all.has(id) || openIds.has(id))
  }, [markers, all, open])
}

const hasAll = (markers: readonly Pins_MarkerFragment[], pin: OpenPin): boolean => {
  const ids = new Set(markers.map(({ id }) => id))
  return pin.markers.every(({ id }) => ids.has(id))
}

const newPinLayer = (map: MapLibreMap, onOpen: (pin: OpenPin) => void): PinLayer<Pins_MarkerFragment> =>
  new PinLayer(map, {
    lookOf: lookOfListings,
    onPress: (pin, event) => {
      if (pin.kind === 'place') return onOpen(pin)
      const center: [number, number] = [pin.latLong.longitude, pin.latLong.latitude]
      map.easeTo({ center, zoom: pin.expansionZoom }, { originalEvent: event })
    },
    onPoint: markCards,
  })

/** Marks the cards of these homes, by attribute: the list does not render again. */
function markCards(listingIds: readonly number[]) {
  for (const card of document.querySelectorAll<HTMLElement>('article[data-listing-id]')) {
    card.toggleAttribute('data-is-pointed', listingIds.includes(Number(card.dataset['listingId'])))
  }
}

/** Tells which card of the list the pointer or the focus is on; returns how to stop. */
function watchCards(onPoint: (listingId: number | null) => void): () => void {
  let last: number | null = null
  const onRest = (event: Event) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('article[data-listing-id]') : null
    const id = card === null ? null : Number(card.dataset['listingId'])
    if (id === last) return
    last = id
    onPoint(id)
  }
  const events = ['pointerover', 'focusin'] as const
  for (const event of events) document.addEventListener(event, onRest, { passive: true })
  return () => {
    for (const event of events) document.removeEventListener(event, onRest)
  }
}
