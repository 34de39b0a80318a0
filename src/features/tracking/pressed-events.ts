import { type ListingTrackingEvent, listingTrackingEvents } from '#domain/lookups/tracking-events.ts'

const sections: Readonly<Record<string, ListingTrackingEvent>> = {
  photos: 'PhotoView',
  floorPlans: 'FloorPlanView',
  videos: 'VideoView',
  tours: 'VirtualTourView',
}
const actions: Readonly<Record<string, ListingTrackingEvent>> = { map: 'MapInteraction', copy: 'CopyAddress' }
const links: readonly [RegExp, ListingTrackingEvent][] = [
  [/^tel:/, 'PhoneEnquiry'],
  [/^sms:/, 'SmsEnquiry'],
  [/\/inspection-[\d-]+\.ics$/, 'InspectionSave'],
  [/\/auction-[\d-]+\.ics$/, 'AuctionSave'],
]

/** What is looked at in the gallery, by the name of its section. */
export const eventOfSection = (section: string | undefined): ListingTrackingEvent | null =>
  sections[section ?? ''] ?? null

/** What a press on an element of a listing's page means (docs/product.md, section 12.7); null for nothing that is counted. */
export function eventOfPress(target: Element): ListingTrackingEvent | null {
  const pressed = target.closest<HTMLElement>('[data-track], [data-action], a[href]')
  if (pressed === null) return null
  const { track, action } = pressed.dataset
  if (track !== undefined) return isListingEvent(track) ? track : null
  if (action !== undefined) return actions[action] ?? null
  const href = pressed.getAttribute('href') ?? ''
  return links.find(([pattern]) => pattern.test(href))?.[1] ?? null
}

const isListingEvent = (name: string): name is ListingTrackingEvent => Object.hasOwn(listingTrackingEvents, name)
