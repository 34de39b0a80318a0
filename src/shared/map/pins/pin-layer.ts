import type { LngLat, Map as MapLibreMap, Point } from 'maplibre-gl'
import type { Bounds } from '#domain/geo/bounds.ts'
import type { MapPin, PinClusters, PinMarker } from './pin-clusters.ts'
import * as styles from './pin-layer.css.ts'

/**
 * What a pin shows in a few letters, what a screen reader calls it, whether it stands only about there, and in which quarter of the
 * prices it is, 0 to 3, where that is shown.
 */
export type PinLook = { text: string; name: string; isApproximate: boolean; priceQuarter?: number | null }

export type PinLayerEvents<Marker extends PinMarker> = {
  lookOf: (pin: MapPin<Marker>) => PinLook
  /** A pin was pressed. */
  onPress: (pin: MapPin<Marker>, event: MouseEvent) => void
  /** The pointer rests on a pin of these, or on none. */
  onPoint?: (ids: readonly number[]) => void
}

type Shown<Marker extends PinMarker> = { pin: MapPin<Marker>; element: HTMLButtonElement }

/** How far beyond the view pins are laid out, as a share of it, so that a move finds them there. */
const MARGIN_SHARE = 0.4
const USED_SHARE = 0.36

/**
 * Pins as buttons over a map. A move shifts the layer as one; pins are laid out anew when the zoom changes or the move
 * leaves what was laid out. Outside React, because it runs with every frame of a move.
 */
export class PinLayer<Marker extends PinMarker> {
  readonly #map: MapLibreMap
  readonly #layer = document.createElement('div')
  readonly #shown = new Map<string, Shown<Marker>>()
  #laidOut: { zoom: number; anchor: LngLat; origin: Point }
  /** Read when it changes only: at any other time it would make the browser lay the page out. */
  #size = { width: 0, height: 0 }
  #lookOf: PinLayerEvents<Marker>['lookOf']
  #clusters: PinClusters<Marker> | null = null
  #viewed: ReadonlySet<number> = new Set()
  #pointed: number | null = null
  #openKey: string | null = null

  constructor(map: MapLibreMap, { lookOf, onPress, onPoint }: PinLayerEvents<Marker>) {
    this.#map = map
    this.#lookOf = lookOf
    this.#laidOut = { zoom: Number.NaN, anchor: map.getCenter(), origin: originOf(map) }
    this.#layer.className = styles.layer
    this.#layer.addEventListener('click', (event) => {
      const pin = this.#pinOf(event.target)
      if (pin) onPress(pin, event)
    })
    const onPointer = (event: Event) => {
      const pin = event.type === 'pointerover' ? this.#pinOf(event.target) : null
      onPoint?.(pin?.kind === 'place' ? pin.markers.map(({ id }) => id) : [])
    }
    this.#layer.addEventListener('pointerover', onPointer)
    this.#layer.addEventListener('pointerout', onPointer)
  }

  attach(): void {
    this.#map.getCanvasContainer().append(this.#layer)
    this.#map.on('move', this.#follow)
    this.#map.on('resize', this.#resize)
    this.#resize()
  }

  /** `lookOf`: how they look from now on, where that has changed with them. */
  setClusters(clusters: PinClusters<Marker>, lookOf = this.#lookOf): void {
    this.#clusters = clusters
    this.#lookOf = lookOf
    this.#layOut()
  }

  setViewed(ids: ReadonlySet<number>): void {
    this.#viewed = ids
    this.#mark()
  }

  /** Lifts the pin that holds one of them out of the others, or none. */
  point(id: number | null): void {
    this.#pointed = id
    this.#mark()
  }

  /** Marks the pin that is shown in a card. */
  setOpen(key: string | null): void {
    this.#openKey = key
    this.#mark()
  }

  remove(): void {
    this.#map.off('move', this.#follow)
    this.#map.off('resize', this.#resize)
    this.#layer.remove()
  }

  readonly #resize = (): void => {
    const { clientWidth: width, clientHeight: height } = this.#map.getContainer()
    this.#size = { width, height }
    this.#layOut()
  }

  #layOut(): void {
    this.#start()
    const pins = this.#clusters?.within(widened(this.#map), this.#laidOut.zoom) ?? []
    const keys = new Set(pins.map(({ key }) => key))
    for (const [key, { element }] of this.#shown) {
      if (keys.has(key)) continue
      element.remove()
      this.#shown.delete(key)
    }
    const added = document.createDocumentFragment()
    for (const pin of pins) {
      const known = this.#shown.get(pin.key)
      const element = known?.element ?? newPin()
      if (known?.pin !== pin) describe(element, pin, this.#lookOf(pin))
      if (!known) added.append(element)
      this.#shown.set(pin.key, { pin, element })
    }
    this.#place()
    this.#mark()
    this.#layer.append(added)
  }

  readonly #follow = (): void => {
    const map = this.#map
    const { zoom, anchor, origin } = this.#laidOut
    if (Math.floor(map.getZoom()) !== Math.floor(zoom) || this.#hasLeft(anchor)) return this.#layOut()
    if (map.getZoom() === zoom) {
      const { x, y } = map.project(anchor)
      this.#layer.style.transform = `translate(${Math.round(x - origin.x)}px, ${Math.round(y - origin.y)}px)`
      return
    }
    this.#start()
    this.#place()
  }

  #start(): void {
    const map = this.#map
    this.#laidOut = { zoom: map.getZoom(), anchor: map.getCenter(), origin: originOf(map) }
    this.#layer.style.transform = ''
  }

  /** Whether the view has moved so far from where the pins were laid out that their margin is nearly used up. */
  #hasLeft(anchor: LngLat): boolean {
    const { x, y } = this.#map.project(anchor)
    const { width, height } = this.#size
    return Math.abs(x - width / 2) > width * USED_SHARE || Math.abs(y - height / 2) > height * USED_SHARE
  }

  #place(): void {
    for (const { pin, element } of this.#shown.values()) {
      const { x, y } = this.#map.project([pin.latLong.longitude, pin.latLong.latitude])
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)`
    }
  }

  #mark(): void {
    const pointedKey = this.#pointed === null ? null : this.#clusters?.keyOf(this.#pointed, this.#laidOut.zoom)
    for (const [key, { pin, element }] of this.#shown) {
      const isViewed = pin.kind === 'place' && pin.markers.every(({ id }) => this.#viewed.has(id))
      element.toggleAttribute('data-is-viewed', isViewed)
      element.toggleAttribute('data-is-pointed', key === pointedKey)
      element.toggleAttribute('data-is-open', key === this.#openKey)
    }
  }

  #pinOf(target: EventTarget | null): MapPin<Marker> | null {
    const element = target instanceof Element ? target.closest<HTMLElement>(`.${styles.pin}`) : null
    return this.#shown.get(element?.dataset['key'] ?? '')?.pin ?? null
  }
}

function newPin(): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  // All that pins hold is in a list, which the keyboard reaches without hundreds of stops.
  element.tabIndex = -1
  element.className = styles.pin
  return element
}

function describe(element: HTMLButtonElement, { key, kind }: MapPin, look: PinLook) {
  const { text, name, isApproximate, priceQuarter = null } = look
  element.dataset['key'] = key
  element.dataset['kind'] = kind
  element.toggleAttribute('data-is-approximate', isApproximate)
  if (priceQuarter === null) delete element.dataset['priceQuarter']
  else element.dataset['priceQuarter'] = String(priceQuarter)
  if (element.textContent !== text) element.textContent = text
  element.setAttribute('aria-label', name)
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
