import { expect, it } from 'vitest'
import { readComparedIds } from './compared-ids.ts'

it.each([
  ['ids=1,2', [1, 2]],
  ['ids=3,1,2,4,5', [3, 1, 2, 4]],
  ['ids=1,1', []],
  ['ids=1', []],
  ['', []],
  ['ids=1,2,x,-3,04,2147483648', [1, 2]],
  ['ids=1%2C2', [1, 2]],
])('%s compares %j', (search, ids) => {
  expect(readComparedIds(search)).toEqual(ids)
})
