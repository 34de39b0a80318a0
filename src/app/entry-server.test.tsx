import { describe, expect, it } from 'vitest'
import { emptyEnquiryDraft } from '#domain/enquiries/enquiry-draft.ts'
import type { PostedEnquiry } from '#domain/enquiries/posted-enquiry.ts'
import type { RunDocument } from '#src/api/graphql/execute-in-process.ts'
import { renderMemberView, renderPage } from './entry-server.tsx'
import type { PageState } from './page-state.ts'

const requestContext = {
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
  ratedLocations: [],
})

async function render(address: string, runDocument: RunDocument, postedEnquiry?: PostedEnquiry) {
  const page = await renderedPage(address, runDocument, postedEnquiry)
  if (page.redirectTo !== null) return page
  // Written by renderPage of the same module.
  return { ...page, body: new TextDecoder().decode(page.body), state: JSON.parse(page.state) as PageState }
}

function renderedPage(address: string, runDocument: RunDocument, postedEnquiry?: PostedEnquiry) {
  const [path = '/', search = ''] = address.split('?')
  return renderPage({
    path,
    search,
    runDocument,
    queryTimeoutMilliseconds: 20,
    lastLocationUri: null,
    prefersNewest: false,
    hasSession: false,
    staffHost: 'too',
    requestContext: postedEnquiry === undefined ? requestContext : { ...requestContext, postedEnquiry },
  })
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
    expect(page.body).toContain('Save alert')
    expect(page.head).toContain('href="https://homely.example/for-sale/fitzroy-vic-3065/real-estate"')
    expect(page.body).toContain('No homes for sale in Fitzroy, VIC 3065 found, change your filters or zoom out.')
    // The search itself, what locals say of the place, and which filters to relax where it finds nothing.
    expect(page.state.queries.queries).toHaveLength(3)
  })

  it('leads to the canonical address', async () => {
    const page = await render('/buy/fitzroy-vic-3065', finds(emptySearch('/for-sale/fitzroy-vic-3065/real-estate')))
    expect(page).toEqual({ redirectTo: '/for-sale/fitzroy-vic-3065/real-estate', status: 301 })
  })

  it.each([fails('UNAVAILABLE'), neverAnswers])(
    'shows a form again with all that was typed, also where its home cannot be read',
    async (runDocument) => {
      const draft = { ...emptyEnquiryDraft, name: 'Ada', email: 'ada@example.com', phone: '0491 570 156' }
      const posted = { kind: 'listing', errors: [], failure: 'unreachable' } as const
      const request = { message: 'Is it quiet?', topics: ['priceGuide'], wantsInspection: true } as const
      const page = await render('/enquire/1', runDocument, { ...posted, draft: { ...draft, ...request } })
      if (page.redirectTo !== null) throw new Error('expected a page')
      expect(page.status).toBe(200)
      for (const value of ['Ada', 'ada@example.com', '0491 570 156']) expect(page.body).toContain(`value="${value}"`)
      expect(page.body).toContain('>Is it quiet?</textarea>')
      expect(page.body).toMatch(/<input[^>]*name="topics"[^>]*checked=""[^>]*value="priceGuide"/)
      expect(page.body).toMatch(/<input[^>]*name="wantsInspection"[^>]*checked=""/)
      expect(page.body).toContain('Send it again: the agent will get it only once.')
    },
  )

  it('says which amounts of a form it cannot read, with what was typed and all the rest', async () => {
    const form = 'location=fitzroy-vic-3065&bedrooms=3&priceMin=cheap&landMin=500+metres'
    const page = await render(`/search?${form}`, neverAnswers)
    if (page.redirectTo !== null) throw new Error('expected a page')
    expect(page.status).toBe(400)
    expect(page.body).toContain('We couldn’t read “cheap”. Try 650000, 650k or 1.2m.')
    expect(page.body).toContain('We couldn’t read “500 metres”. Try 600, 1 ha or 2 acres.')
    expect(page.body).toMatch(/<input[^>]*name="priceMin"[^>]*value="cheap"/)
    expect(page.body).toContain('<input type="hidden" name="bedrooms" value="3"/>')
  })

  it('leads from a saved search to its address for now, for what is saved may change', async () => {
    const canonicalUri = '/for-sale/fitzroy-vic-3065/terraces'
    const page = await render('/search/terraces-of-fitzroy', finds({ searchParams: { canonicalUri } }))
    expect(page).toEqual({ redirectTo: canonicalUri, status: 302 })
  })

  it.each([
    ['/agent/nobody/settings', { agentReviews: null }, 'We couldn’t find that person'],
    ['/agent/nobody/past-sales', { agentReviews: null }, 'We couldn’t find that person'],
    ['/performance/999999', { hasPerformanceHub: true, listing: null }, 'We couldn’t find that home'],
    ['/performance', { hasPerformanceHub: false }, 'We couldn’t find that page'],
    ['/performance/1', { hasPerformanceHub: false, listing: null }, 'We couldn’t find that page'],
    ['/enquiries/abc', {}, 'We couldn’t find that page'],
  ])('answers %s, which exists for nobody, with 404', async (address, data, title) => {
    const page = await render(address, finds(data))
    if (page.redirectTo !== null) throw new Error('expected a page')
    expect([page.status, page.body]).toEqual([404, expect.stringMatching(new RegExp(`<h1[^>]*>${title}</h1>`))])
  })

  it.each([
    ['/alerts/7', {}],
    ['/enquiries/5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b10', {}],
    ['/agent/mia-chen/settings', { agentReviews: { agent: { id: 1, username: 'mia-chen', name: 'Mia Chen' } } }],
  ])('answers %s with the frame that is for one member, which is not indexed', async (address, data) => {
    const page = await render(address, finds(data))
    if (page.redirectTo !== null) throw new Error('expected a page')
    expect([page.status, page.head]).toEqual([200, expect.stringContaining('noindex')])
  })

  it('answers /_app with the shell and a search box, which is not indexed', async () => {
    const page = await render('/_app', fails('INTERNAL'))
    if (page.redirectTo !== null) throw new Error('expected a page')
    expect([page.status, page.head]).toEqual([200, expect.stringContaining('noindex')])
    expect(page.body).toContain('action="/search"')
  })

  it.each([
    ['/for-sale/atlantis-vic-9999/real-estate', 'UNKNOWN_LOCATION', 'We couldn’t find that place'],
    ['/sold-properties/atlantis-vic-9999', 'UNKNOWN_LOCATION', 'We couldn’t find that place'],
    ['/real-estate-agency/no-such-office/properties-for-rent', 'UNKNOWN_LOCATION', 'We couldn’t find that agency'],
    ['/for-sale/fitzroy-vic-3065/real-estate/page-900', 'BAD_SEARCH', 'We couldn’t find that page of results'],
    ['/search/filters?of=/for-sale/atlantis-vic-9999/real-estate', 'UNKNOWN_LOCATION', 'We couldn’t find that place'],
  ])(
    'answers %s with the whole page that says what was not found, and the reason for the browser',
    async (address, code, title) => {
      const page = await render(address, fails(code))
      if (page.redirectTo !== null) throw new Error('expected a page')
      expect(page.status).toBe(404)
      expect(page.body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
      expect(page.head).toContain(`<title>${title} | Homely</title>`)
      expect(page.head).toContain('noindex')
      expect(page.body).not.toContain('aria-busy="true"')
      expect(page.body).toContain('action="/search"')
      expect(page.state.queries.queries[0]).toMatchObject({ state: { error: { code } } })
    },
  )

  it.each([
    ['/for-sale/fitzroy-vic-3065/real-estate/frobnicate', 'frobnicate'],
    ['/for-sale/fitzroy-vic-3065/pool-frobnicate', 'frobnicate'],
    ['/for-sale/fitzroy-vic-3065/real-estate?bedrooms=many', 'bedrooms=many'],
    ['/sold-properties/fitzroy-vic-3065/frobnicate', 'frobnicate'],
  ])('never leads from %s to a search that ignores a word: it says which means nothing', async (address, word) => {
    const page = await render(address, fails('INTERNAL'))
    if (page.redirectTo !== null) throw new Error('expected a page')
    expect(page.status).toBe(404)
    expect(page.body).toContain(`We don’t know what “${word}” means.`)
    expect(page.head).toContain('noindex')
    expect(page.body).toMatch(
      /<a href="\/(?:for-sale|sold-properties)\/fitzroy-vic-3065[^"]*"[^>]*>See homes without it/,
    )
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

  it.each([['/collectionsandmore', 'We couldn’t find that page']])(
    'blames nobody for %s, which the portal names itself',
    async (address, title) => {
      const page = await render(address, fails('INTERNAL'))
      if (page.redirectTo !== null) throw new Error('expected a page')
      expect(page.status).toBe(404)
      expect(page.body).toContain(title)
    },
  )
})

describe('a page that is asked for again', () => {
  const address = '/for-sale/carlton-vic-3053/real-estate'
  const found = (suburb: string): RunDocument => {
    const { listingSearch, ...others } = emptySearch(address)
    const searchLocations = [{ uri: 'carlton-vic-3053', name: suburb, stateCode: 'VIC', postcode: '3053' }]
    return finds({
      ...others,
      listingSearch: { ...listingSearch, searchParams: { locationSearchContext: { searchLocations } } },
    })
  }
  const markupOf = async (runDocument: RunDocument) => {
    const page = await renderedPage(address, runDocument)
    if (page.redirectTo !== null) throw new Error('expected a page')
    return page.body
  }

  it('has the markup that the same data made before', async () => {
    expect(await markupOf(found('Carlton'))).toBe(await markupOf(found('Carlton')))
  })

  it('is rendered anew when its data is another', async () => {
    await markupOf(found('Carlton'))
    const changed = new TextDecoder().decode(await markupOf(found('Carlton North')))
    expect(changed).toContain('Carlton North, VIC 3053')
  })

  it('keeps nothing of a page that was sent without a part', async () => {
    const without = new TextDecoder().decode(await markupOf(neverAnswers))
    expect(without).toContain('Looking for homes…')
    expect(await markupOf(neverAnswers)).not.toBe(await markupOf(neverAnswers))
    expect(new TextDecoder().decode(await markupOf(found('Carlton')))).not.toContain('Looking for homes…')
  })
})

describe('what a member sees of a page', () => {
  const person = (memberId: number, name: string) => ({ memberId, name, username: name.toLowerCase(), avatar: null })
  const collection = (name: string) => ({
    id: '7',
    uri: 'abcdefghijkl',
    name,
    canonicalUri: '/collections/abcdefghijkl/our-homes',
    isPublic: false,
    role: 'owner',
    listingCount: 0,
    listingIds: [],
    coverListingId: null,
    isTellingByEmail: true,
    isTellingByPush: false,
    contributors: { owner: person(1, 'Lena'), collaborators: [] },
    pendingInvites: [],
    listings: { total: 0, results: [] },
  })
  const viewOf = async (memberId: number, data: unknown) => {
    const view = await renderMemberView({
      path: '/collections/abcdefghijkl/our-homes',
      search: '',
      runDocument: finds(data),
      queryTimeoutMilliseconds: 1000,
      lastLocationUri: null,
      prefersNewest: false,
      hasSession: false,
      staffHost: 'too',
      requestContext: { ...requestContext, memberId },
    })
    return view === null ? null : { ...view, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(view.main)?.[1] }
  }

  it('is its main part, the same as long as the data is, and never older than that', async () => {
    const first = await viewOf(1, { collection: collection('Our homes') })
    expect(first?.main).toMatch(/^<main[^]*<\/main>$/)
    expect(first?.heading).toContain('Our homes')
    expect((await viewOf(1, { collection: collection('Our homes') }))?.main).toBe(first?.main)
    expect((await viewOf(1, { collection: collection('Our next homes') }))?.heading).toContain('Our next homes')
  })

  it('is made for each member of what that member may see', async () => {
    await viewOf(1, { collection: collection('Our homes') })
    const other = await viewOf(2, { collection: { ...collection('Our homes'), role: 'reader' } })
    const own = await viewOf(1, { collection: collection('Our homes') })
    expect(own?.main).toContain('Rename')
    expect(other?.main).not.toContain('Rename')
    expect(JSON.parse(other?.state ?? '').requestContext.memberId).toBe(2)
  })

  it('is nothing where there is no collection for them', async () => {
    expect(await viewOf(3, { collection: null })).toBeNull()
  })
})
