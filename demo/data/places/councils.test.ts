import { describe, expect, it } from 'vitest'
import { councilOf } from './councils.ts'

describe('the council of a suburb', () => {
  it('is the one that the suburb lies in, told apart by state', () => {
    expect(councilOf({ stateCode: 'VIC', name: 'Fitzroy' })).toBe('City of Yarra')
    expect(councilOf({ stateCode: 'VIC', name: 'Brighton' })).toBe('Bayside City Council')
    expect(councilOf({ stateCode: 'SA', name: 'Brighton' })).toBe('City of Holdfast Bay')
  })

  it('is left out where it is not known, where councils share the suburb, and in the ACT', () => {
    expect(councilOf({ stateCode: 'SA', name: 'Fitzroy' })).toBeNull()
    expect(councilOf({ stateCode: 'NSW', name: 'Newtown' })).toBeNull()
    expect(councilOf({ stateCode: 'ACT', name: 'Braddon' })).toBeNull()
  })
})
