import { expect, it } from 'vitest'
import { hasAnyRight, type Right } from './rights.ts'

it('one of several rights will do, each in its own area', () => {
  const rights: readonly Right[] = [
    ['listings_permission', 'CanManageAny'],
    ['ugc_permission', 'CanViewAny'],
  ]
  expect(hasAnyRight({ ugc_permission: ['CanViewAny'] }, rights)).toBe(true)
  expect(hasAnyRight({ listings_permission: ['CanBoost'], ugc_permission: ['CanManageAny'] }, rights)).toBe(false)
  expect([hasAnyRight(null, rights), hasAnyRight({}, [])]).toEqual([false, false])
})
