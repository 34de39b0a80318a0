import { describe, expect, it } from 'vitest'
import { initialOf, nameSortKey } from './place-words.ts'

describe('the first letter', () => {
  it.each([
    ['Fitzroy', 'F'],
    ['école Street', 'E'],
    ["'Oaks", 'O'],
    ['1st Avenue', null],
    ['', null],
  ])('of %j is %j', (name, letter) => expect(initialOf(name)).toBe(letter))
})

describe('the order of names', () => {
  const place = (id: number, name: string, stateCode = 'VIC', suburbName: string | null = null) => ({
    id,
    name,
    stateCode,
    suburbName,
  })
  it('is by name, suburb, state and number, each of the same length of its kind', () => {
    expect(nameSortKey(place(7, 'École Street', 'VIC', 'North Fitzroy'))).toBe(
      'ecole-street north-fitzroy VIC 0000000007',
    )
    expect(nameSortKey(place(12_345, 'Richmond', 'NSW'))).toBe('richmond  NSW 0000012345')
  })

  it('is from A to Z without regard to case, then by suburb, state and number', () => {
    const inOrder = [
      place(9, 'abbotsford'),
      place(1, 'Richmond', 'NSW'),
      place(9, 'Richmond', 'VIC'),
      place(10, 'Richmond', 'VIC'),
      place(3, 'Smith Street', 'VIC', 'Carlton'),
      place(2, 'Smith Street', 'NSW', 'Fitzroy'),
    ]
    const byKey = inOrder.toReversed().sort((left, right) => (nameSortKey(left) < nameSortKey(right) ? -1 : 1))
    expect(byKey).toEqual(inOrder)
  })
})
