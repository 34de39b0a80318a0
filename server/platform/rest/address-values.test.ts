import { expect, it } from 'vitest'
import { addressValues } from './address-values.ts'

const properties = {
  take: { type: 'integer' },
  lat: { type: 'number' },
  isNear: { type: 'boolean' },
  q: { type: 'string' },
  ids: { type: 'array', items: { type: 'integer' } },
}

it('validation reads numbers in plain decimal notation and nothing else as numbers', () => {
  const read = (take: string) => addressValues({ take }, properties).take
  expect(['0', '20', '-1', '007', '1.5'].map(read)).toEqual([0, 20, -1, 7, 1.5])
  for (const text of ['', ' 5', '5 ', '1e3', '0x10', 'Infinity', 'NaN', '.5', '5.', '+5', '٣', '9'.repeat(21)]) {
    expect(read(text)).toBe(text)
  }
  expect(addressValues({ lat: '-37.80110' }, properties)).toEqual({ lat: -37.8011 })
})

it('validation reads true and false, leaves texts alone, and wraps a list of one', () => {
  expect(addressValues({ isNear: 'true', q: '3065', ids: '5' }, properties)).toEqual({
    isNear: true,
    q: '3065',
    ids: [5],
  })
  expect(addressValues({ isNear: 'TRUE', ids: ['5', 'x'] }, properties)).toEqual({ isNear: 'TRUE', ids: [5, 'x'] })
})

it('validation takes a list with its key repeated, parted by commas, or both', () => {
  for (const ids of ['1,2,3', ['1', '2', '3'], ['1,2', '3']]) {
    expect(addressValues({ ids }, properties)).toEqual({ ids: [1, 2, 3] })
  }
  expect(addressValues({ ids: '1,,2', q: 'a,b' }, properties)).toEqual({ ids: [1, '', 2], q: 'a,b' })
})

it('validation keeps what the contract does not name, so that it can be refused', () => {
  expect(addressValues({ toString: '1', constructor: 'x' }, properties)).toEqual({ toString: '1', constructor: 'x' })
})
