import { expect, it } from 'vitest'
import { canSeeStaffLinks, canToggleFeatures, hasClaim } from './claims.ts'

it('a claim holds in its own area only', () => {
  const claims = { listings_permission: ['CanBoost'], ugc_permission: ['CanManageAny'] }
  expect(hasClaim(claims, 'listings_permission', 'CanBoost')).toBe(true)
  expect(hasClaim(claims, 'listings_permission', 'CanManageAny')).toBe(false)
  expect(canSeeStaffLinks(claims)).toBe(false)
})

it('staff links need listings CanManageAny, the feature panel apps CanToggleFeatures', () => {
  expect(canSeeStaffLinks({ listings_permission: ['CanManageAny'] })).toBe(true)
  expect(canToggleFeatures({ apps_permission: ['CanToggleFeatures'] })).toBe(true)
  expect(canToggleFeatures({ listings_permission: ['CanManageAny'] })).toBe(false)
})

it('nobody has claims when logged out, nor by inheritance', () => {
  expect(canSeeStaffLinks(null)).toBe(false)
  expect(canSeeStaffLinks(Object.create({ listings_permission: ['CanManageAny'] }))).toBe(false)
})
