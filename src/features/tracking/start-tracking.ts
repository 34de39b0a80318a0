import {
  agentTrackingEvents,
  type ListingTrackingEvent,
  listingTrackingEvents,
} from '#domain/lookups/tracking-events.ts'
import { parseListingUrl } from '#domain/search/listing-url.ts'
import { pageTypeOf } from '#domain/tracking/page-type-of.ts'
import { hasSessionCookie } from '#src/api/session/session-cookies.ts'
import { isPending } from '#src/shared/member-list/collections/pending-collection.ts'
import { savePendingTracking } from '#src/shared/member-list/collections/pending-tracking.ts'
import { isOn } from '#src/shared/runtime/feature-switches.ts'
import { agentEnquired, agentsCalled } from './agents-reached.ts'
import { startVisits } from './start-visits.ts'
import { type RecordActor, startRecords } from './record-actor.ts'
import { eventOfPress, eventOfSection } from './pressed-events.ts'
import { reportFailure, sendReport } from './sinks.ts'
import { watchAddresses } from '#src/shared/runtime/watch-urls.ts'
import { eventOfCard, watchSights } from './watch-cards.ts'
import { on } from '#src/shared/runtime/app-events.ts'
import { watchErrors } from './watch-errors.ts'

export type TrackingParts = {
  hasConsent: () => boolean
  /** Tells when consent may have changed. */
  onConsentChange: (listener: () => void) => void
}

type Recorders = { listing: (event: ListingTrackingEvent, id?: number | null) => void; records: RecordActor[] }

/** Hears what visitors do with homes and agents, on every page, without a line of code in the views. */
export function startTracking(root: Document, { hasConsent, onConsentChange }: TrackingParts): void {
  const mayTrack = () => hasConsent() && isOn('tracking')
  const report = (message: string, feature: string) => reportFailure(message, feature, hasConsent())
  // The browser has logged them already.
  watchErrors(window, (message) => sendReport(message, 'page', hasConsent()))
  const listings = startRecords('listings', { mayTrack, reportFailure: report })
  const agents = startRecords('agents', { mayTrack, reportFailure: report })
  const pageType = () => pageTypeOf(location.pathname)
  const ownListing = () => parseListingUrl(location.pathname)?.id ?? null
  const recordListing = (type: number, id: number | null) => {
    if (id !== null) listings.send({ type: 'record.made', record: { type, pageType: pageType(), id } })
  }
  const recordAgent = (type: number, id: number) =>
    agents.send({ type: 'record.made', record: { type, pageType: pageType(), id } })
  const record: Recorders['listing'] = (event, id = ownListing()) => recordListing(listingTrackingEvents[event], id)

  const seenAgents = new Set<string>()
  const sights = watchSights(root, ({ dataset }) => {
    const { listingId, agentId } = dataset
    if (listingId !== undefined) recordListing(eventOfCard(pageType()), Number(listingId))
    if (agentId === undefined || seenAgents.has(agentId)) return
    seenAgents.add(agentId)
    recordAgent(agentTrackingEvents.AgentPhotoView, Number(agentId))
    if ('officeLogo' in dataset) recordAgent(agentTrackingEvents.OfficeLogoView, Number(agentId))
  })
  const beginPage = () => {
    seenAgents.clear()
    sights.restart()
    record('DetailView')
  }
  const visits = startVisits({ mayTrack, onPage: beginPage })
  watchAddresses(visits.open)
  const recordPress: Recorders['listing'] = (event, id = ownListing()) => {
    if (!mayTrack() || !isForMember(event, id, pageType())) record(event, id)
  }
  watchPresses(root, recordPress, (pressed) => {
    for (const id of agentsCalled(root, pressed)) recordAgent(agentTrackingEvents.CallEnquiry, id)
  })
  window.addEventListener('beforeprint', () => record('Print'))
  on('description.unfolded', ({ listingId }) => record('DescReadMoreClick', listingId))
  on('listing.shared', ({ listingId }) => record('SharedListing', listingId))
  on('listing.saved', ({ listingId }) => record('AddToCollection', listingId))
  on('listing.rated', ({ listingId }) => record('Rating', listingId))
  on('listing.commented', ({ listingId }) => record('Comment', listingId))
  on('agent.followed', ({ agentId }) => recordAgent(agentTrackingEvents.Follow, agentId))
  on('agent.reviewed', ({ agentId }) => recordAgent(agentTrackingEvents.Review, agentId))
  on('listing.enquired', ({ listingId }) => {
    record('EmailEnquiry', listingId)
    const agentId = agentEnquired(root)
    if (agentId !== null) recordAgent(agentTrackingEvents.EmailEnquiry, agentId)
  })
  on('agent.enquired', ({ agentId }) => recordAgent(agentTrackingEvents.EmailEnquiry, agentId))
  watchLife(root, [listings, agents], { hasConsent, onConsentChange, onAgreed: visits.beginAnew })
}

/** What is saved of a home that waits for its member on this device is counted with it (docs/product.md, section 15.38). */
function isForMember(event: ListingTrackingEvent, id: number | null, pageType: string): boolean {
  if (event !== 'InspectionSave' && event !== 'AuctionSave') return false
  if (id === null || hasSessionCookie() || !isPending(id, null)) return false
  savePendingTracking(event, id, pageType)
  return true
}

function watchPresses(root: Document, record: Recorders['listing'], onCall: (pressed: Element) => void): void {
  const tell = (pressed: Element) => {
    const event = eventOfPress(pressed)
    if (event === null) return
    record(event)
    if (event === 'PhoneEnquiry') onCall(pressed)
  }
  // Links that were pressed before this code was there (early-input.ts).
  for (const link of root.querySelectorAll('a[data-pressed]')) tell(link)
  root.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) tell(target)
    },
    true,
  )
  const sendGallery = (gallery: HTMLElement, wasClosed: boolean) => {
    if (wasClosed) record('GalleryFullScreenView')
    const event = eventOfSection(gallery.dataset['gallery']?.split(':')[0])
    if (event !== null) record(event)
  }
  let shown: string | null = null
  new MutationObserver(() => {
    const gallery = root.querySelector<HTMLElement>('dialog[open][data-gallery]')
    const now = gallery?.dataset['gallery'] ?? null
    if (now === shown) return
    if (gallery) sendGallery(gallery, shown === null)
    shown = now
  }).observe(root.body, { subtree: true, attributeFilter: ['data-gallery', 'open'] })
}

type Life = TrackingParts & { onAgreed: () => void }

/** What is not yet posted is posted when the page goes out of sight, for it may not come back. */
function watchLife(root: Document, records: RecordActor[], { hasConsent, onConsentChange, onAgreed }: Life): void {
  const tell = (event: { type: 'page.hidden' } | { type: 'cache.changed' } | { type: 'consent.withdrawn' }) => {
    for (const actor of records) actor.send(event)
  }
  root.addEventListener('visibilitychange', () => {
    if (root.visibilityState === 'hidden') tell({ type: 'page.hidden' })
  })
  window.addEventListener('pagehide', () => tell({ type: 'page.hidden' }))
  window.addEventListener('online', () => tell({ type: 'cache.changed' }))
  let had = hasConsent()
  onConsentChange(() => {
    const has = hasConsent()
    if (had && !has) tell({ type: 'consent.withdrawn' })
    if (!had && has) onAgreed()
    had = has
  })
}
