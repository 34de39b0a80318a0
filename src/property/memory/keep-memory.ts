import { readListingAddress } from '#domain/search/listing-address.ts'
import { markCards } from './card-marks.ts'
import { noteActivity, previousVisitEndedAt } from './last-visit.ts'
import { viewedListings } from './viewed-listings.ts'
import { onceIdle } from './when-idle.ts'

const A_MINUTE = 60_000
const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Remembers for the visitor, from the first page to the last: which homes they opened and when they were here; and marks
 * the cards accordingly, those that come later too. It starts after the page is at rest and works when there is time.
 */
export function keepMemory(root: Document): void {
  const viewed = viewedListings()
  const mark = onceIdle(() => {
    noteViewedListing(root)
    markCards(root, { viewed: new Set(viewed.read()), previousVisitEndedAt: previousVisitEndedAt() })
  })
  const noteLife = activityNoter(mark)
  for (const sign of signsOfLife) root.addEventListener(sign, noteLife, { passive: true, capture: true })
  root.addEventListener('visibilitychange', () => {
    noteLife()
    mark()
  })
  viewed.onChange(mark)
  new MutationObserver(mark).observe(root.documentElement, { childList: true, subtree: true })
  noteLife()
  mark()
}

/** A home counts as viewed when its own page, which alone has its address as canonical link, was in view. */
function noteViewedListing(root: Document): void {
  const address = root.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  const listing = address === undefined ? null : readListingAddress(new URL(address).pathname)
  if (listing === null || root.visibilityState !== 'visible') return
  if (viewedListings().read()[0] !== listing.id) viewedListings().add(listing.id)
}

/** Writes at most once a minute, for every write is heard by all tabs. */
function activityNoter(onVisit: () => void): () => void {
  let notedAt = 0
  return () => {
    const now = Date.now()
    if (document.visibilityState !== 'visible' || Math.abs(now - notedAt) < A_MINUTE) return
    notedAt = now
    noteActivity(now)
    onVisit()
  }
}
