import { expect, it } from 'vitest'
import { withoutCampaign } from './campaign-parameters.ts'

it.each([
  ['', ''],
  ['utm_source=mail&utm_campaign=a%20b', ''],
  ['page=2&fbclid=x&sort=newest', 'page=2&sort=newest'],
  ['gclid=1&UTM_Medium=2&a=%2f', 'a=%2f'],
  ['utm=1&gclide=2&q=utm_source', 'utm=1&gclide=2&q=utm_source'],
])('of %j stays %j', (search, rest) => {
  expect(withoutCampaign(search)).toBe(rest)
})
