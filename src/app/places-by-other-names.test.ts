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
  portal = await renderedPortalUnderTest(renderer, [brisbaneCentre, sydneyCentre])
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
