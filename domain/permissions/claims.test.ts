import { expect, it } from 'vitest'
import { canToggleFeatures, hasClaim } from './claims.ts'

it('a claim holds in its own area only', () => {
  const claims = { listings_permission: ['CanBoost'], ugc_permission: ['CanManageAny'] }
  expect(hasClaim(claims, 'listings_permission', 'CanBoost')).toBe(true)
  expect(hasClaim(claims, 'listings_permission', 'CanManageAny')).toBe(false)
})

it('the feature panel needs apps CanToggleFeatures', () => {
  expect(canToggleFeatures({ apps_permission: ['CanToggleFeatures'] })).toBe(true)
  expect(canToggleFeatures({ listings_permission: ['CanManageAny'] })).toBe(false)
})

it('nobody has claims when logged out, nor by inheritance', () => {
  expect(hasClaim(null, 'listings_permission', 'CanManageAny')).toBe(false)
  const inherited = Object.create({ listings_permission: ['CanManageAny'] })
  expect(hasClaim(inherited, 'listings_permission', 'CanManageAny')).toBe(false)
})
