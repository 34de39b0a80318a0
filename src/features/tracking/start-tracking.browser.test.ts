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
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** What is kept to be posted: each code with the numbers counted under it. */
const cached = (kind: 'listings' | 'agents'): [code: number, ids: string][] =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith(`tracking:${kind}:`))
    // What this code stores has groups with a type and ids.
    .flatMap(([, text]) => [...String(text).matchAll(/"type":(\d+),"pageType":"\w+","ids":\[([\d,]+)\]/g)])
    .map(([, code, ids = '']): [number, string] => [Number(code), ids])
    .toSorted(([one], [other]) => one - other)

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
  await expect.poll(() => cached('listings').map(([code]) => code)).toEqual([9, 13, 34, 36, 37])
})

it('counts an agent who is seen under 17, and the logo of the office beside them under 18', async () => {
  const agent = document.createElement('section')
  agent.dataset['agentId'] = '4'
  agent.textContent = 'Mia Chen'
  const withLogo = document.createElement('section')
  withLogo.dataset['agentId'] = '5'
  withLogo.dataset['officeLogo'] = ''
  withLogo.textContent = 'Omar Haddad'
  document.body.append(agent, withLogo)
  startTracking(document, { hasConsent: () => true, onConsentChange: () => {} })
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('pagehide'))
      return cached('agents')
    })
    .toEqual([
      [17, '4,5'],
      [18, '5'],
    ])
})
