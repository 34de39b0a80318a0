import fc from 'fast-check'
import { expect, it } from 'vitest'
import { collectionFilters } from '#domain/collections/collection-filter.ts'
import { formatViewChoice, readViewChoice, sorts, usualView, views } from './view-choice.ts'

it('how a collection is shown stands in the query string, what is usual left out', () => {
  expect(readViewChoice('')).toEqual({ sort: 'added', view: 'grid', only: 'all', page: 1 })
  expect(formatViewChoice(usualView)).toBe('')
  expect(formatViewChoice({ sort: 'reactions', view: 'map', only: 'mine', page: 2 })).toBe(
    '?only=mine&page=2&sort=reactions&view=map',
  )
})

it.each(['sort=dearest', 'view=', 'only=blue', 'page=0', 'page=-1', 'page=1e1', 'page=201', 'page=02'])(
  'what it does not know is as usual: %s',
  (search) => {
    expect(readViewChoice(search)).toEqual(usualView)
  },
)

it('what is written is read again', () => {
  const choices = fc.record({
    sort: fc.constantFrom(...sorts),
    view: fc.constantFrom(...views),
    only: fc.constantFrom(...collectionFilters),
    page: fc.integer({ min: 1, max: 200 }),
  })
  fc.assert(
    fc.property(choices, (choice) => {
      expect(readViewChoice(formatViewChoice(choice))).toEqual({ ...choice })
    }),
  )
})
