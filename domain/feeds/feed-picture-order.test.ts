import { expect, it } from 'vitest'
import { compareFeedPictureIds } from './feed-picture-order.ts'

it('photos follow the main one from a to z and aa on, floor plans their numbers', () => {
  expect(['ab', 'b', 'z', 'aa', 'm', 'n', 'a', 'l'].toSorted(compareFeedPictureIds)).toEqual([
    'm',
    'a',
    'b',
    'l',
    'n',
    'z',
    'aa',
    'ab',
  ])
  expect(['10', '2', '1'].toSorted(compareFeedPictureIds)).toEqual(['1', '2', '10'])
})
