import { parseListingUrl } from '#domain/search/listing-url.ts'
import { parseSearchUrl, formatSearchUrl } from '#domain/search/search-url.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'
import { arrivedListings } from '#src/shared/storage/arrived-listings.ts'
import { markCards } from '#src/shared/storage/card-marks.ts'
import { lastLocation } from '#src/shared/storage/last-location.ts'
import { recordActivity, previousVisitEndedAt } from '#src/shared/storage/last-visit.ts'
import { claimHistories, ownViewedListings } from '#src/shared/storage/own-histories.ts'
import { readRecentSearches, rememberSearch } from '#src/shared/storage/recent-searches.ts'
import { onceIdle } from '#src/shared/runtime/run-when.ts'
import { SEARCH_LABEL_NAME } from '#src/shared/storage/search-label.ts'

const A_MINUTE = 60_000
const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Remembers for the visitor, from the first page to the last: what they opened and searched and when they were here; and marks
 * the cards accordingly, those that come later too. It starts after load and works on idle.
 */
export default function startHistory(): void {
  const root = document
  const mark = onceIdle(() => {
    recordPage(root)
    markCards(root, {
      viewed: new Set(ownViewedListings.read()),
      arrived: arrivedListings(),
      previousVisitEndedAt: previousVisitEndedAt(),
    })
  })
  const recordPresence = activityRecorder(mark)
  for (const sign of signsOfLife) root.addEventListener(sign, recordPresence, { passive: true, capture: true })
  root.addEventListener('visibilitychange', () => {
    recordPresence()
    mark()
  })
  onSessionChange(claimHistories)
  ownViewedListings.onChange(mark)
  new MutationObserver(mark).observe(root.documentElement, { childList: true, subtree: true })
  recordPresence()
  mark()
}

/** The page's own address, its canonical link, tells what it shows; a page that is hidden or is none is not noted. */
function recordPage(root: Document): void {
  const href = root.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  if (href !== undefined && root.visibilityState === 'visible') {
    const { pathname, search } = new URL(href)
    recordViewedListing(pathname)
    recordSearch(root, pathname + search)
  }
  // Room is kept on the home page for what there is to show, as the inline script does for the first page.
  const { dataset } = root.documentElement
  if (ownViewedListings.read().length > 0) dataset['hasViewed'] = ''
  else if (readSession().status !== 'unknown') delete dataset['hasViewed']
  if (dataset['hasPlace'] === undefined && lastLocation() !== null) dataset['hasPlace'] = ''
}

function recordViewedListing(path: string): void {
  const listing = parseListingUrl(path)
  if (listing !== null && ownViewedListings.read()[0] !== listing.id) ownViewedListings.add(listing.id)
}

/** A search is remembered from its first page, whichever page was seen. */
function recordSearch(root: Document, canonical: string): void {
  const label = root.querySelector<HTMLMetaElement>(`meta[name="${SEARCH_LABEL_NAME}"]`)?.content
  const reading = parseSearchUrl(canonical)
  if (!label || !reading.ok || !['location', 'office'].includes(reading.parameters.context)) return
  const { parameters } = reading
  const firstPage = { ...parameters, paging: { ...parameters.paging, skip: 0 } }
  const address = formatSearchUrl(firstPage, { hasResults: true })
  if (address === null || readRecentSearches()[0]?.address === address) return
  rememberSearch({ address, label, mode: parameters.searchMode, at: Date.now() })
}

/** Writes at most once a minute, for every write is heard by all tabs. */
function activityRecorder(onVisit: () => void): () => void {
  let notedAt = 0
  return () => {
    const now = Date.now()
    if (document.visibilityState !== 'visible' || Math.abs(now - notedAt) < A_MINUTE) return
    notedAt = now
    recordActivity(now)
    onVisit()
  }
}
