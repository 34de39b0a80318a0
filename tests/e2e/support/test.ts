import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { storedConsent } from './stored-consent.ts'

/** What the portal itself writes where a request failed, of which the browser complains too. */
const saidOfFailedRequests = /^warning: A query failed|^error: [\w -]+ failed: (?:UNREACHABLE|TIMED_OUT) /

type Fixtures = {
  /** What the visitor said about counting visits before they came; null: they are asked. */
  consent: 'given' | 'refused' | null
  /** Whether maps are drawn beside results. */
  hasMaps: boolean
  /** Console errors, warnings and uncaught errors of the page that match are expected in this test. */
  expectComplaint: (pattern: RegExp) => void
}

/** The test of every journey: it fails when the page writes an error or a warning to the console, or throws one. */
export const test = base.extend<Fixtures>({
  consent: ['refused', { option: true }],
  hasMaps: [false, { option: true }],
  context: async ({ context, hasMaps }, use) => {
    if (!hasMaps) await leaveMapsOut(context)
    await use(context)
  },
  page: async ({ page, consent, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForHydration(page)
    if (consent !== null) {
      await page.addInitScript((choice) => {
        try {
          if (localStorage.getItem('trackingConsent') === null) localStorage.setItem('trackingConsent', choice)
        } catch {
          // A page without storage is asked.
        }
      }, storedConsent(consent))
    }
    await use(page)
  },
  expectComplaint: [
    async ({ page }, use) => {
      const complaints: string[] = []
      const expected: RegExp[] = []
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        // The renderer in software remarks on its own speed wherever a map is drawn.
        if (message.text().includes('GL Driver Message (OpenGL, Performance')) return
        // Chromium says of every page that was not found that it failed to load; its status is for the test to check.
        const isOfThePageItself =
          message.location().url === page.url() && message.text().startsWith('Failed to load resource')
        if (!isOfThePageItself) complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      await use((pattern) => expected.push(pattern))
      if (expected.some((pattern) => pattern.test('Failed to load resource: net::ERR_INTERNET_DISCONNECTED'))) {
        expected.push(saidOfFailedRequests)
      }
      const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))
      expect(unexpected, 'errors and warnings of the page').toEqual([])
    },
    { auto: true },
  ],
})

/** To draw a map without a graphics card takes as much processor time as half a page of results: only journeys of maps have them there. */
export const leaveMapsOut = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype
    IntersectionObserver.prototype.observe = function (target) {
      if (!target.matches('section[aria-label="Map"]')) observe.call(this, target)
    }
  })

/**
 * Lets a page that is opened be hydrated before the journey goes on, unless it waits for less than the page's loading. What a visitor
 * does before that is of early-press.spec.ts.
 */
function waitForHydration(page: Page): void {
  const open = page.goto.bind(page)
  page.goto = async (address, options) => {
    const response = await open(address, options)
    if ((options?.waitUntil ?? 'load') === 'load') await page.waitForFunction(isHydratedOrPlain)
    return response
  }
}

const isHydratedOrPlain = () =>
  document.getElementById('page-state') === null ||
  (document.documentElement.dataset['hydrated'] !== undefined &&
    document.querySelector('[data-deferred=page]:not([data-hydrated])') === null)

export { expectAccessible } from './accessible.ts'
/** For what the server sends: no browser is opened. */
export { test as requestTest } from '@playwright/test'
export { expect }
