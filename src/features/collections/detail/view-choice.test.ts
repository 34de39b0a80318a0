import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filters, formatViewChoice, readViewChoice, sorts, views } from './view-choice.ts'

it('how a collection is shown stands in the query string, what is usual left out', () => {
  expect(readViewChoice('')).toEqual({ sort: 'added', view: 'grid', only: 'all' })
  expect(formatViewChoice({ sort: 'added', view: 'grid', only: 'all' })).toBe('')
  expect(formatViewChoice({ sort: 'reactions', view: 'map', only: 'mine' })).toBe('?only=mine&sort=reactions&view=map')
})

it('what it does not know is as usual', () => {
  expect(readViewChoice('sort=dearest&view=&only=all&page=2')).toEqual({ sort: 'added', view: 'grid', only: 'all' })
})

it('what is written is read again', () => {
  const choices = fc.record({
    sort: fc.constantFrom(...sorts),
    view: fc.constantFrom(...views),
    only: fc.constantFrom(...filters),
  })
  fc.assert(
    fc.property(choices, (choice) => {
      expect(readViewChoice(formatViewChoice(choice))).toEqual({ ...choice })
    }),
  )
})
