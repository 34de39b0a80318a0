import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RenderedPortal, renderedPortalUnderTest } from '#tests/support/rendered-portal-under-test.ts'
import {
  inlineScripts,
  pageSources,
  preloadedFonts,
  renderMemberView,
  renderPage,
  themeColours,
} from './entry-server.tsx'

let portal: RenderedPortal

const brisbaneCentre = {
  id: 4000,
  uri: 'brisbane-qld-4000',
  name: 'Brisbane',
  state_code: 'QLD',
  postcode: '4000',
  latitude_micro: -27_468_000,
  longitude_micro: 153_028_000,
}
const sydneyCentre = {
  id: 2000,
  uri: 'sydney-nsw-2000',
  name: 'Sydney',
  state_code: 'NSW',
  postcode: '2000',
  latitude_micro: -33_869_000,
  longitude_micro: 151_209_000,
}

beforeAll(async () => {
  const renderer = async () => ({
    renderPage,
    renderMemberView,
    pageSources,
    preloadedFonts,
    themeColours,
    inlineScripts,
  })
  portal = await renderedPortalUnderTest(
    renderer,
    [brisbaneCentre, sydneyCentre],
    [
      { kind: 'rename', uri: 'maleny-qld-4552', name: 'Quollbrook' },
      { kind: 'merge', uri: 'fitzroy-vic-3065', intoUri: 'collingwood-vic-3066' },
    ],
  )
}, 120_000)
afterAll(() => portal.close())

const brisbane = '/for-sale/brisbane-qld-4000/real-estate'

describe('an address with another name of a place leads to ours for good', () => {
  it.each([
    ['/for-sale/brisbane-city-qld-4000/real-estate', brisbane],
    ['/for-sale/Brisbane-CBD-QLD-4000/real-estate', brisbane],
    [
      '/for-sale/brisbane-city-qld-4000/real-estate?bedrooms=2,3&sort=cheapest&page=1',
      `${brisbane}?bedrooms=2,3&sort=cheapest`,
    ],
    ['/for-sale/brisbane-cbd-qld-4000/real-estate?surrounding=false', `${brisbane}?surrounding=false`],
    ['/for-rent/sydney-cbd-nsw-2000/real-estate', '/for-rent/sydney-nsw-2000/real-estate'],
    ['/sold-properties/carlton-south-vic-3053', '/sold-properties/carlton-vic-3053'],
    ['/brisbane-city-qld-4000', '/brisbane-qld-4000'],
    ['/collingwood-north-vic-3066?from=map&zoom=14', '/collingwood-vic-3066?from=map&zoom=14'],
    ['/brisbane-city-qld-4000/questions', '/brisbane-qld-4000/questions'],
  ])('%s to %s', async (asked, ours) => {
    const { status, location } = await portal.get(asked)
    expect([status, location]).toEqual([301, ours])
    expect(await portal.get(ours)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' })
  })
})

describe('an address with what a place was called, or what was merged into it, leads to the place that stays', () => {
  it.each([
    ['/maleny-qld-4552', '/quollbrook-qld-4552'],
    ['/fitzroy-vic-3065', '/collingwood-vic-3066'],
    ['/smith-street-fitzroy-vic-3065', '/smith-street-collingwood-vic-3066'],
    ['/fitzroy-vic-3065/questions', '/collingwood-vic-3066/questions'],
    ['/fitzroy-vic-3065/questions?page=2', '/collingwood-vic-3066/questions?page=2'],
    ['/suburb-profile/fitzroy-vic-3065', '/suburb-profile/collingwood-vic-3066'],
    ['/suburb-profile/fitzroy-vic-3065?sort=newest', '/suburb-profile/collingwood-vic-3066?sort=newest'],
    ['/suburb-profile/smith-street-fitzroy-vic-3065', '/suburb-profile/smith-street-collingwood-vic-3066'],
    ['/for-sale/fitzroy-vic-3065/real-estate', '/for-sale/collingwood-vic-3066/real-estate'],
    ['/for-rent/fitzroy-vic-3065/houses/2-bedrooms', '/for-rent/collingwood-vic-3066/houses/2-bedrooms'],
    [
      '/for-sale/carlton-vic-3053/real-estate?suburbs=fitzroy-vic-3065',
      '/for-sale/carlton-vic-3053/real-estate?suburbs=collingwood-vic-3066',
    ],
    ['/sold-properties/fitzroy-vic-3065', '/sold-properties/collingwood-vic-3066'],
    ['/leased/maleny-qld-4552', '/leased/quollbrook-qld-4552'],
    ['/real-estate-agents/fitzroy-vic-3065', '/real-estate-agents/collingwood-vic-3066'],
    ['/property-managers/fitzroy-vic-3065', '/property-managers/collingwood-vic-3066'],
    ['/real-estate-agencies/fitzroy-vic-3065', '/real-estate-agencies/collingwood-vic-3066'],
    ['/find/suburb/fitzroy-vic-3065', '/find/suburb/collingwood-vic-3066'],
    ['/homes/12-smith-street-fitzroy-vic-3065/1', '/homes/12-smith-street-collingwood-vic-3066/1'],
  ])('%s to %s', async (asked, ours) => {
    const { status, location } = await portal.get(asked)
    expect([status, location]).toEqual([301, ours])
  })
})

describe('another form of an address keeps its query string', () => {
  it.each([
    ['/About-Us?from=mail', '/about-us?from=mail'],
    ['/Advice/Moving-House?from=mail&page=2', '/advice/moving-house?from=mail&page=2'],
  ])('%s leads to %s', async (asked, ours) => {
    const { status, location } = await portal.get(asked)
    expect([status, location]).toEqual([301, ours])
  })
})

describe('an address that nobody wrote', () => {
  it.each([
    '/for-sale/atlantis-vic-9999/real-estate',
    '/for-sale/brisbane-city-vic-3000/real-estate',
    '/atlantis-vic-9999',
    '/castle',
    '/castle/in/the/air?colour=blue',
  ])('%s is a page that says so, under 404', async (asked) => {
    const { body, ...page } = await portal.get(asked)
    expect(page).toEqual({
      status: 404,
      location: undefined,
      type: 'text/html; charset=utf-8',
      cacheControl: 'no-store',
    })
    expect(body).toMatch(/<h1[^>]*>[^<]*(?:find|exist|no )/i)
    expect(body).toContain('noindex')
  })
})
