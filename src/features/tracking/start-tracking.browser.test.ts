import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setOverride } from '#src/shared/runtime/feature-switches.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { startTracking } from './start-tracking.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  setOverride('tracking', true)
  // What is counted waits in this browser.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})
afterEach(() => vi.restoreAllMocks())

/** The codes of listings that are kept to be posted. */
const cachedCodes = (): number[] =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith('tracking:listings:'))
    // What this code stores has groups with a type.
    .flatMap(([, text]) => [...String(text).matchAll(/"type":(\d+)/g)].map(([, code]) => Number(code)))
    .toSorted((one, other) => one - other)

it('counts what other parts of the portal say of a home under its code', async () => {
  startTracking(document, { hasConsent: () => true, onConsentChange: () => {} })
  for (const name of [
    'description.unfolded',
    'listing.saved',
    'listing.rated',
    'listing.commented',
    'listing.enquired',
  ] as const)
    emit(name, { listingId: 7 })
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(cachedCodes).toEqual([9, 13, 34, 36, 37])
})
