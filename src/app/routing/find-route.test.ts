import { describe, expect, it } from 'vitest'
import { features } from '../features.ts'
import { findRoute, hasPage, pageRoutes } from './find-route.ts'
import { pageSources, sourceOfPage } from './page-sources.ts'

const sourceAt = async (path: string) => sourceOfPage((await findRoute(path).route.page.load()).default)

const pages: [path: string, source: string, params?: Record<string, string | undefined>][] = [
  ['/', 'home/home'],
  ['/homes', 'listing/listing'],
  ['/homes/1-smith-street-fitzroy-vic-3065/7', 'listing/listing'],
  ['/search', 'results/form/search-form'],
  ['/search/filters', 'results/filters/filters'],
  ['/search/my-search', 'results/saved-search', { savedSearchUri: 'my-search' }],
  ['/buy', 'home/mode-alone'],
  ['/Sold-Properties/', 'home/mode-alone'],
  ['/for-sale/fitzroy-vic-3065/real-estate/page-2', 'results/results'],
  ['/leased/fitzroy-vic-3065', 'results/results'],
  ['/real-estate-agency', 'results/results'],
  ['/real-estate-agency/ironbark/properties-for-rent', 'results/results'],
  ['/real-estate-agents', 'agents/finder/agent-finder'],
  ['/Real-Estate-Agents/fitzroy-vic-3065', 'agents/list/agents'],
  ['/property-managers/fitzroy-vic-3065', 'agents/list/agents'],
  ['/property-managers', 'agents/list/agents'],
  ['/real-estate-agencies', 'agencies/agencies'],
  ['/real-estate-agencies/inner-melbourne-vic', 'agencies/agencies'],
  ['/advice', 'content/articles/articles'],
  ['/News/moving-house', 'content/articles/articles'],
  ['/about-us', 'content/company/company'],
  ['/agent-advice/the-upshot-podcast', 'content/company/company'],
  ['/agent-centre/homely-plus/', 'content/company/company'],
  ['/where-to-live', 'locations/ranking/ranking'],
  ['/suburb-profile/fitzroy-vic-3065', 'locations/profile/profile', { locationSlug: 'fitzroy-vic-3065' }],
  ['/find/brisbane/suburbs', 'locations/finder/finder'],
  ['/find-street', 'locations/finder/finder'],
  ['/enquire/1001', 'listing/enquiry/plain-enquiry', { listingId: '1001' }],
  ['/new-apartments', 'developments/developments'],
  ['/new-apartments/', 'developments/developments'],
  ['/new-apartments/the-mill', 'developments/development'],
  ['/new-apartments/the-mill/1010', 'developments/development'],
  ['/new-apartments/Richmond-VIC-3121/wren-house/', 'developments/building'],
  ['/user/sign-up', 'account/auth/sign-in'],
  ['/user/signout', 'account/auth/sign-out'],
  ['/user/reset-password', 'account/auth/reset-password'],
  ['/user/confirm-email', 'account/auth/confirm-email'],
  ['/user/undo-email-change', 'account/auth/undo-email-change'],
  ['/user/lena', 'profile/profile', { username: 'lena' }],
  ['/agent/Lena/', 'profile/profile', { username: 'Lena' }],
  ['/agent/lena/listings', 'profile/profile', { username: 'lena', agentTab: 'listings' }],
  ['/user/lena/discussions', 'profile/profile', { username: 'lena', userTab: 'discussions' }],
  ['/agent/lena/reviews', 'profile/reviews/agent-reviews', { username: 'lena' }],
  ['/user/lena/reviews', 'profile/profile', { username: 'lena', userTab: 'reviews' }],
  ['/following', 'profile/following/following'],
  ['/settings', 'account/settings/settings'],
  ['/alerts', 'alerts/alerts'],
  ['/collections/hidden', 'hidden-listings/hidden'],
  ['/alerts/unsubscribe', 'alerts/alerts', { alertId: 'unsubscribe' }],
  ['/Alerts/7', 'alerts/alerts', { alertId: '7' }],
  ['/alerts/7/edit', 'alerts/alerts', { alertId: '7', view: 'edit' }],
  ['/collections', 'collections/list/collections'],
  ['/Collections/', 'collections/list/collections'],
  ['/collections/x42ezmxvla7h', 'collections/detail/collection', { uri: 'x42ezmxvla7h' }],
  ['/collections/x42ezmxvla7h/our-homes', 'collections/detail/collection', { uri: 'x42ezmxvla7h', slug: 'our-homes' }],
  ['/collections/x42ezmxvla7h/our-homes/compare', 'collections/compare/compare', { uri: 'x42ezmxvla7h' }],
  ['/collections/compare', 'collections/compare/compare'],
  ['/collections/invitation/abc', 'collections/invitation/invitation', { uniqueIdentifier: 'abc' }],
  ['/collections/inspections', 'collections/inspection-day/inspection-day'],
  ['/collections/inspections/2026-11-28', 'collections/inspection-day/inspection-day', { date: '2026-11-28' }],
  ['/discussions', 'questions/discussions'],
  ['/claim-your-agent-profile', 'content/company/company'],
  ['/claim-your-agent-profile/find', 'agent-claim/find'],
  ['/claim-your-agent-profile/office/abc', 'agent-claim/office', { token: 'abc' }],
  ['/claim-your-agent-profile/requests', 'agent-claim/requests'],
  ['/agent-centre/listings', 'listing-editor/list/listings'],
  [
    '/agent-centre/listings/0b1f3c1e-6d6a-4f6e-9d3b-2a8c1d9e7f60/preview',
    'listing/preview/preview',
    { id: '0b1f3c1e-6d6a-4f6e-9d3b-2a8c1d9e7f60' },
  ],
  [
    '/agent-centre/listings/0b1f3c1e-6d6a-4f6e-9d3b-2a8c1d9e7f60',
    'listing-editor/editor/editor',
    { id: '0b1f3c1e-6d6a-4f6e-9d3b-2a8c1d9e7f60' },
  ],
  ['/agent/mia-chen/settings', 'agent-settings/settings', { username: 'mia-chen' }],
  ['/agent/mia-chen/past-sales', 'past-sales/own/past-sales', { username: 'mia-chen' }],
  ['/admin/past-sales', 'past-sales/check/check', {}],
  ['/admin/moderation', 'moderation/list/cases', {}],
  ['/admin/agent-reviews', 'moderation/list/agent-reviews', {}],
  ['/admin/moderation/7', 'moderation/case/case', { postId: '7' }],
  ['/posts/7/decision', 'moderation/decision/decision', { postId: '7' }],
  ['/posts/7/history', 'post-history/history', { postId: '7' }],
  ['/agent-centre/multiloader', 'feed-uploads/multiloader', { uploadId: undefined }],
  [
    '/agent-centre/multiloader/6f9d1f64-0d3e-4c47-9a1b-000000000001',
    'feed-uploads/multiloader',
    { uploadId: '6f9d1f64-0d3e-4c47-9a1b-000000000001' },
  ],
  ['/performance', 'performance-hub/hub'],
  ['/performance/12', 'performance-hub/listing-performance', { listingId: '12' }],
  ['/fitzroy-vic-3065/questions', 'questions/location-questions', { locationSlug: 'fitzroy-vic-3065' }],
  [
    '/Fitzroy-VIC-3065/questions/9-where-to-park',
    'questions/question',
    { locationSlug: 'Fitzroy-VIC-3065', questionUri: '9-where-to-park' },
  ],
  ['/greater-geelong-vic', 'locations/overview/location', { locationSlug: 'greater-geelong-vic' }],
]

const unknown = [
  '/no-such-page',
  '/homesick',
  '/advice/moving-house/boxes',
  '/agent-centre',
  '/search/my-search/again',
  '/castle/questions',
  '/fitzroy-vic-30655',
  '/-vic-3065/more/than/one',
  '/user',
  '/alerts/7/edit/more',
  '/alerts/7/delete',
  '/collections/short',
  '/collections/x42ezmxvla7h/our-homes/delete',
  '/collections/inspections/tomorrow',
  '/agent-centre/multiloader/none',
  '/performance/none',
  '/performance/012',
  '/collections/short/our-homes/compare',
  '/inspector.html',
  '//',
]

describe('a path', () => {
  it.each(pages)('%s is answered by %s', async (path, source, params = {}) => {
    expect(await sourceAt(path)).toBe(`src/features/${source}.page.tsx`)
    expect(findRoute(path).params).toMatchObject(params)
    expect(hasPage(path)).toBe(true)
  })

  it.each(unknown)('%s that no feature answers is the page for unknown URLs', async (path) => {
    expect(await sourceAt(path)).toBe('src/features/not-found/not-found.page.tsx')
    expect(hasPage(path)).toBe(false)
  })
})

it('every page of a feature has a route, and every route a page that the manifest can name', async () => {
  const routed = await Promise.all(pageRoutes.map(async (route) => sourceOfPage((await route.page.load()).default)))
  expect(routed.toSorted()).toEqual(pageSources.toSorted())
})

it.each([
  '/%0a',
  '/\n',
  '/for-sale/%E2%80%A8',
  '/user/lena%00',
  '/homes/\u2028/7',
  '/%E2%80%8Badvice',
  '/agent/%0D%0Alena',
])('%j has no page, for what nobody sees is no part of an address', (path) => {
  expect(findRoute(path)).toEqual({ route: pageRoutes.at(-1), params: {} })
})

it('every island is one of a feature', async () => {
  const islands = features.flatMap((feature) => feature.islands ?? [])
  const loaded = await Promise.all(islands.map(({ load }) => load()))
  const files = import.meta.glob<{ default: unknown }>('/src/**/*{.,.deferred-}island.{ts,tsx}')
  const starts = await Promise.all(Object.values(files).map(async (importIsland) => (await importIsland()).default))
  expect(new Set(loaded.map((island) => island.default))).toEqual(new Set(starts))
})
