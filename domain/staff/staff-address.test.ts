import { expect, it } from 'vitest'
import { isSessionAddress, isStaffAddress } from './staff-address.ts'

it('tells addresses below those of staff, whether there is a page or not', () => {
  expect(['/admin', '/admin/x', '/DASHBOARD/dashboard'].map(isStaffAddress)).toEqual([true, true, true])
  expect(['/', '/administration', '/for-sale/admin/'].map(isStaffAddress)).toEqual([false, false, false])
})

it('tells where somebody logs in and out, which no profile of a member is', () => {
  expect(['/user/sign-in', '/User/Signout/'].map(isSessionAddress)).toEqual([true, true])
  expect(['/user/lena', '/user/sign-in/x', '/user/sign-up', '/user'].map(isSessionAddress)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
