import { expect, it } from 'vitest'
import { profileTabOf } from './profile-tab.ts'
import { formatProfileUrl, type ProfileView, readProfileSearch } from './profile-url.ts'

const view = (rest: Partial<ProfileView> = {}): ProfileView => ({
  isAgent: true,
  username: 'mia-chen',
  tab: 'overview',
  mode: null,
  page: 1,
  ...rest,
})

it('gives each view of a profile one URL', () => {
  expect([
    formatProfileUrl(view()),
    formatProfileUrl(view({ tab: 'listings', mode: 'sold', page: 2 })),
    formatProfileUrl(view({ isAgent: false, username: 'lena', tab: 'discussions' })),
    formatProfileUrl(view({ tab: 'followers', page: 3 })),
  ]).toEqual([
    '/agent/mia-chen',
    '/agent/mia-chen/listings?mode=sold&page=2',
    '/user/lena/discussions',
    '/agent/mia-chen/followers?page=3',
  ])
})

it('knows the tabs that a profile has, in any case, and no others', () => {
  expect(profileTabOf(true, undefined)).toBe('overview')
  expect(profileTabOf(true, 'Listings')).toBe('listings')
  expect(profileTabOf(false, 'listings')).toBeNull()
  expect(profileTabOf(true, 'discussions')).toBeNull()
  expect(profileTabOf(false, 'discussions')).toBe('discussions')
  expect([profileTabOf(true, 'reviews'), profileTabOf(false, 'Reviews')]).toEqual(['reviews', 'reviews'])
  expect(profileTabOf(true, 'overview')).toBeNull()
  expect(profileTabOf(true, 'nothing')).toBeNull()
})

it('reads the part that a query asks for, and passes over what means nothing', () => {
  expect(readProfileSearch('mode=leased&page=4')).toEqual({ mode: 'leased', page: 4 })
  expect(readProfileSearch('mode=stolen&page=0')).toEqual({ mode: null, page: 1 })
  expect(readProfileSearch('page=2e1&utm_source=mail')).toEqual({ mode: null, page: 1 })
  expect(readProfileSearch('page=9999')).toEqual({ mode: null, page: 50 })
})
