import { expect, it } from 'vitest'
import { wholeOption } from './place-options.ts'

const suburb = (name: string, isMeant = true) => ({ label: `${name}, VIC 3121`, type: 'suburb' as const, isMeant })

it('offers all suburbs of a postcode at once, the first three by name', () => {
  const richmond = ['Richmond', 'Burnley', 'Cremorne'].map((name) => suburb(name))
  expect(wholeOption('3121', richmond)).toEqual([
    { kind: 'typed', key: 'all', label: 'All of 3121: Richmond, Burnley, Cremorne', detail: 'Suburbs' },
  ])
  expect(wholeOption('3121', [...richmond, suburb('Burnley North')])[0]?.label).toBe(
    'All of 3121: Richmond, Burnley, Cremorne and more',
  )
})

it('offers all places of a list by their names', () => {
  expect(wholeOption('richmond, cremorne', [suburb('Richmond'), suburb('Cremorne')])).toMatchObject([
    { kind: 'typed', label: 'All of these: Richmond, Cremorne' },
  ])
})

it('offers nothing more where one place is meant', () => {
  expect(wholeOption('richmond', [suburb('Richmond'), suburb('Richmond Hill', false)])).toEqual([])
})

it('leads to the regions of a state that has many, and offers all of one that has few', () => {
  const region = (name: string) => ({ label: `${name}, VIC`, type: 'region' as const, isMeant: true })
  const seven = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((name) => region(name))
  expect(wholeOption('vic', seven)).toMatchObject([{ kind: 'typed', label: 'All of vic: One, Two, Three and more' }])
  expect(wholeOption('vic', [...seven, region('Eight')])).toMatchObject([
    { kind: 'page', label: 'All regions of Victoria', path: '/find-region?state=vic' },
  ])
})
