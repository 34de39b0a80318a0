import { expect, it } from 'vitest'
import { movedTo, withChosen } from './picture-order.ts'

it('moves a picture to another place and leaves the order of the others', () => {
  const order = ['a', 'b', 'c', 'd']
  expect([movedTo(order, 2, 0), movedTo(order, 0, 2), movedTo(order, 1, 2), movedTo(order, 0, 9)]).toEqual([
    ['c', 'a', 'b', 'd'],
    ['b', 'c', 'a', 'd'],
    ['a', 'c', 'b', 'd'],
    ['b', 'c', 'd', 'a'],
  ])
  expect([movedTo(order, 0, -1), movedTo(order, 7, 0)]).toEqual([order, order])
})

it('puts pictures in the order in which they were chosen, whichever arrives first', () => {
  const chosenAt = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ])
  const arrive = (...identifiers: string[]) =>
    identifiers
      .reduce<readonly { identifier: string }[]>(
        (pictures, identifier) => withChosen(pictures, { identifier }, chosenAt),
        [{ identifier: 'earlier' }],
      )
      .map(({ identifier }) => identifier)
  expect(arrive('c', 'a', 'b')).toEqual(['earlier', 'a', 'b', 'c'])
  expect(arrive('a', 'b', 'c')).toEqual(['earlier', 'a', 'b', 'c'])
})
