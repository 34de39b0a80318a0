import { expect, it } from 'vitest'
import { canToggleFeatures, hasAnyRight, hasClaim, type Right } from './claims.ts'

it('a claim holds in its own area only', () => {
  const claims = { listings_permission: ['CanBoost'], ugc_permission: ['CanManageAny'] }
  expect(hasClaim(claims, 'listings_permission', 'CanBoost')).toBe(true)
  expect(hasClaim(claims, 'listings_permission', 'CanManageAny')).toBe(false)
})

it('one of several rights will do, each in its own area', () => {
  const rights: readonly Right[] = [
    ['listings_permission', 'CanManageAny'],
    ['ugc_permission', 'CanViewAny'],
  ]
  expect(hasAnyRight({ ugc_permission: ['CanViewAny'] }, rights)).toBe(true)
  expect(hasAnyRight({ listings_permission: ['CanBoost'], ugc_permission: ['CanManageAny'] }, rights)).toBe(false)
  expect([hasAnyRight(null, rights), hasAnyRight({}, [])]).toEqual([false, false])
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
