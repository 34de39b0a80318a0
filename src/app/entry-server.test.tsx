import { describe, expect, it } from 'vitest'
import type { RunDocument } from '#src/api/graphql/execute-in-process.ts'
import { renderPage, type RenderedPage } from './entry-server.tsx'

const visit = {
  madeAt: Date.parse('2026-11-20T02:00:00Z'),
  origin: 'https://homely.example',
  version: '1.2.3',
  supportPhone: '(03) 7010 0100',
  helpEmail: 'help@homely.example',
  mapStyleUrl: null,
}

const emptySearch = (canonicalUri: string) => ({
  listingSearch: {
    total: 0,
    canonicalUri,
    results: [],
    searchParams: {
      locationSearchContext: {
        searchLocations: [{ uri: 'fitzroy-vic-3065', name: 'Fitzroy', stateCode: 'VIC', postcode: '3065' }],
      },
    },
    surroundingLocations: [],
  },
})

function render(address: string, runDocument: RunDocument): Promise<RenderedPage> {
  const [path = '/', search = ''] = address.split('?')
  return renderPage({ path, search, runDocument, queryTimeoutMilliseconds: 20, lastLocationUri: null, visit })
}

const fails =
  (code: string): RunDocument =>
  () =>
    Promise.resolve({ errors: [{ message: 'no', extensions: { code } }] })
const finds =
  (data: unknown): RunDocument =>
  () =>
    Promise.resolve({ data })
const neverAnswers: RunDocument = () => new Promise(() => {})

describe('a page rendered on the server', () => {
  it('holds its heading, title, canonical link and the data that it was made from', async () => {
    const page = await render(
      '/for-sale/fitzroy-vic-3065/real-estate',
      finds(emptySearch('/for-sale/fitzroy-vic-3065/real-estate')),
    )
    if (page.redirectTo !== null) throw new Error('expected a page')
    expect(page.status).toBe(200)
    expect(page.head).toContain('<title>Real estate for sale in Fitzroy, VIC 3065 | Homely</title>')
    expect(page.head).toContain('href="https://homely.example/for-sale/fitzroy-vic-3065/real-estate"')
    expect(page.body).toContain('No homes for sale in Fitzroy, VIC 3065 found, change your filters or zoom out.')
    // The search itself, and which filters to relax where it finds nothing.
    expect(page.state.queries.queries).toHaveLength(2)
  })

  it('leads to the canonical address', async () => {
    const page = await render('/buy/fitzroy-vic-3065', finds(emptySearch('/for-sale/fitzroy-vic-3065/real-estate')))
    expect(page).toEqual({ redirectTo: '/for-sale/fitzroy-vic-3065/real-estate', status: 301 })
  })

  it('is not found where the place is none', async () => {
    const page = await render('/for-sale/atlantis-vic-9999/real-estate', fails('UNKNOWN_LOCATION'))
    expect(page).toMatchObject({ status: 404, redirectTo: null })
  })

  it('is the error screen, with its exact words and a 503, while the data cannot be read', async () => {
    const page = await render('/for-sale/fitzroy-vic-3065/real-estate', fails('UNAVAILABLE'))
    if (page.redirectTo !== null) throw new Error('expected a page')
    expect(page.status).toBe(503)
    for (const words of [
      'Sorry, Homely is unable to load',
      'Please try and refresh the page',
      'Reload',
      'Go Home',
      'href="tel:(03)70100100"',
      'href="mailto:help@homely.example"',
    ]) {
      expect(page.body).toContain(words)
    }
  })

  it('is sent without a part that takes too long, for the browser to ask again', async () => {
    const page = await render('/for-sale/fitzroy-vic-3065/real-estate', neverAnswers)
    if (page.redirectTo !== null) throw new Error('expected a page')
    expect(page.status).toBe(200)
    expect(page.body).toContain('Looking for homes…')
    expect(page.state.queries.queries).toHaveLength(0)
  })

  it.each(['/no-such-page', '/homes', '/for-sale/%E0%A4%A/real-estate', '/for-sale/nowhere'])(
    'answers %s with a page that says what is wrong and offers ways on',
    async (address) => {
      const page = await render(address, fails('INTERNAL'))
      if (page.redirectTo !== null) throw new Error('expected a page')
      expect(page.status).toBe(404)
      expect(page.body).toContain('<h1')
      expect(page.body).toContain('action="/search"')
    },
  )

  it.each([
    ['/real-estate-agents', 'Agent Finder is not open yet'],
    ['/collections', 'Collections are not open yet'],
    ['/alerts/7/edit', 'My Alerts is not open yet'],
    ['/collectionsandmore', 'This page does not exist'],
  ])('blames nobody for %s, which the portal names itself', async (address, title) => {
    const page = await render(address, fails('INTERNAL'))
    if (page.redirectTo !== null) throw new Error('expected a page')
    expect(page.status).toBe(404)
    expect(page.body).toContain(title)
  })
})
