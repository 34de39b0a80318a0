import { expect, it } from 'vitest'
import { companyFilterOf } from './company-columns.tsx'
import { officeFilterOf, officeOrderOf } from './office-columns.tsx'

const view = { sort: null, filters: {}, page: 1, without: [] }
const NOTHING = { name: '', suburb: '', company: '' }

it.each([
  [{}, NOTHING],
  [
    { name: 'ne', state: 'VIC' },
    { ...NOTHING, name: 'ne', stateCode: 'VIC' },
  ],
  [
    { number: '12', standing: 'closed' },
    { ...NOTHING, id: 12, standing: 'closed' },
  ],
  [{ companyNumber: '7' }, { ...NOTHING, companyId: 7 }],
  [{ companyNumber: 'Nelson' }, null],
  [{ suburb: 'f' }, null],
  [{ number: '0' }, null],
  [{ number: 'x' }, null],
])('offices by %j', (filters, filter) => {
  expect(officeFilterOf({ ...view, filters })).toEqual(filter)
})

it('companies by name and state', () => {
  expect(companyFilterOf({ ...view, filters: { name: 'ne', state: 'WA' } })).toEqual({ name: 'ne', stateCode: 'WA' })
  expect(companyFilterOf({ ...view, filters: { name: 'n' } })).toBe(null)
})

it.each([
  [null, 'name'],
  [{ column: 'name', isDescending: true }, 'nameDescending'],
  [{ column: 'number', isDescending: false }, 'oldest'],
  [{ column: 'number', isDescending: true }, 'newest'],
])('%j is the order %s', (sort, order) => {
  expect(officeOrderOf({ ...view, sort })).toBe(order)
})
