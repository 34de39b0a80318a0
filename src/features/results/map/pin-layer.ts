import type { Map as MapLibreMap, Point } from 'maplibre-gl'
import type { Bounds } from '#domain/geo/bounds.ts'
import type { MapPin, PinClusters } from './pin-clusters.ts'
import * as styles from './pin-layer.css.ts'
import { pinName, pinText } from './pin-text.ts'

export type PinLayer = {
  setClusters(clusters: PinClusters): void
  setViewed(listingIds: ReadonlySet<number>): void
  /** Lifts the pin that holds a home out of the others, or none. */
  point(listingId: number | null): void
  /** Marks the pin whose homes are shown in a card. */
  setOpen(key: string | null): void
  remove(): void
}

export type PinLayerEvents = {
  /** A pin was pressed. */
  onPress: (pin: MapPin, event: MouseEvent) => void
  /** The pointer rests on a pin of these homes, or on none. */
  onPoint: (listingIds: readonly number[]) => void
}

type Shown = { pin: MapPin; element: HTMLButtonElement }

/** How far beyond the view pins are laid out, as a share of it, so that a move finds them there. */
const MARGIN_SHARE = 0.4

/**
 * Pins as buttons over a map. A move shifts the layer as one; pins are laid out anew when the zoom changes or the move
 * leaves what was laid out. Outside React, because it runs with every frame of a move.
 */
export function createPinLayer(map: MapLibreMap, { onPress, onPoint }: PinLayerEvents): PinLayer {
  const layer = document.createElement('div')
  layer.className = styles.layer
  map.getCanvasContainer().append(layer)
  const shown = new Map<string, Shown>()
  let clusters: PinClusters | null = null
  let viewed: ReadonlySet<number> = new Set()
  let pointed: number | null = null
  let openKey: string | null = null
  let laidOut = { zoom: Number.NaN, bounds: map.getBounds(), anchor: map.getCenter(), origin: map.project([0, 0]) }

  function layOut() {
    const bounds = widened(map)
    laidOut = { zoom: map.getZoom(), bounds: map.getBounds(), anchor: map.getCenter(), origin: originOf(map) }
    layer.style.transform = ''
    const pins = clusters?.within(bounds, laidOut.zoom) ?? []
    const keys = new Set(pins.map(({ key }) => key))
    for (const [key, { element }] of shown) {
      if (keys.has(key)) continue
      element.remove()
      shown.delete(key)
    }
    const added = document.createDocumentFragment()
    for (const pin of pins) {
      const known = shown.get(pin.key)
      const element = known?.element ?? newPin()
      if (known?.pin !== pin) describe(element, pin)
      if (!known) added.append(element)
      shown.set(pin.key, { pin, element })
    }
    layer.append(added)
    place()
    markAll()
  }

  function place() {
    for (const { pin, element } of shown.values()) {
      const { x, y } = map.project([pin.latLong.longitude, pin.latLong.latitude])
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)`
    }
  }

  function follow() {
    const zoom = map.getZoom()
    if (Math.floor(zoom) !== Math.floor(laidOut.zoom) || hasLeft(map, laidOut.anchor)) return layOut()
    if (zoom === laidOut.zoom) {
      const { x, y } = map.project(laidOut.anchor)
      layer.style.transform = `translate(${Math.round(x - laidOut.origin.x)}px, ${Math.round(y - laidOut.origin.y)}px)`
      return
    }
    laidOut = { ...laidOut, zoom, anchor: map.getCenter(), origin: originOf(map) }
    layer.style.transform = ''
    place()
  }

  function markAll() {
    const pointedKey = pointed === null ? null : keyHolding(pointed)
    for (const [key, { pin, element }] of shown) {
      const isViewed = pin.kind === 'homes' && pin.markers.every(({ listingId }) => viewed.has(listingId))
      element.toggleAttribute('data-is-viewed', isViewed)
      element.toggleAttribute('data-is-pointed', key === pointedKey)
      element.toggleAttribute('data-is-open', key === openKey)
    }
  }

  const keyHolding = (listingId: number): string | null => clusters?.keyOf(listingId, laidOut.zoom) ?? null

  const pinOf = (target: EventTarget | null): MapPin | null => {
    const element = target instanceof Element ? target.closest<HTMLElement>(`.${styles.pin}`) : null
    return shown.get(element?.dataset['key'] ?? '')?.pin ?? null
  }

  const onClick = (event: MouseEvent) => {
    const pin = pinOf(event.target)
    if (pin) onPress(pin, event)
  }
  const onPointer = (event: Event) => {
    const pin = event.type === 'pointerover' ? pinOf(event.target) : null
    onPoint(pin?.kind === 'homes' ? pin.markers.map(({ listingId }) => listingId) : [])
  }
  layer.addEventListener('click', onClick)
  layer.addEventListener('pointerover', onPointer)
  layer.addEventListener('pointerout', onPointer)
  map.on('move', follow)
  map.on('resize', layOut)

  return {
    setClusters(next) {
      clusters = next
      layOut()
    },
    setViewed(listingIds) {
      viewed = listingIds
      markAll()
    },
    point(listingId) {
      pointed = listingId
      markAll()
    },
    setOpen(key) {
      openKey = key
      markAll()
    },
    remove() {
      map.off('move', follow)
      map.off('resize', layOut)
      layer.remove()
    },
  }
}

function newPin(): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  // Every home of a pin is in the list, which the keyboard reaches without hundreds of stops.
  element.tabIndex = -1
  element.className = styles.pin
  return element
}

function describe(element: HTMLButtonElement, pin: MapPin) {
  element.dataset['key'] = pin.key
  element.dataset['kind'] = pin.kind
  element.toggleAttribute('data-is-approximate', pin.kind === 'homes' && pin.markers.some((each) => each.isApproximate))
  element.textContent = pinText(pin)
  element.setAttribute('aria-label', pinName(pin))
}

const originOf = (map: MapLibreMap): Point => map.project(map.getCenter())

function widened(map: MapLibreMap): Bounds {
  const bounds = map.getBounds()
  const height = (bounds.getNorth() - bounds.getSouth()) * MARGIN_SHARE
  const width = (bounds.getEast() - bounds.getWest()) * MARGIN_SHARE
  return {
    south: bounds.getSouth() - height,
    west: bounds.getWest() - width,
    north: bounds.getNorth() + height,
    east: bounds.getEast() + width,
  }
}

/** Whether the view has moved so far from where the pins were laid out that their margin is nearly used up. */
function hasLeft(map: MapLibreMap, anchor: { lng: number; lat: number }): boolean {
  const { x, y } = map.project([anchor.lng, anchor.lat])
  const { clientWidth, clientHeight } = map.getContainer()
  const share = MARGIN_SHARE * 0.9
  return Math.abs(x - clientWidth / 2) > clientWidth * share || Math.abs(y - clientHeight / 2) > clientHeight * share
}
