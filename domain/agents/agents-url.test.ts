import { describe, expect, it } from 'vitest'
import {
  agentsOf,
  formatAgentsUrl,
  formatFinderUrl,
  formatOfficesUrl,
  parseAgentsUrl,
  parseOfficesUrl,
  readFinderQuery,
} from './agents-url.ts'

const fitzroy = agentsOf('fitzroy-vic-3065')

describe('the URL of agents', () => {
  it.each([
    [fitzroy, '/real-estate-agents/fitzroy-vic-3065'],
    [agentsOf('fitzroy-vic-3065', 'managing'), '/property-managers/fitzroy-vic-3065'],
    [
      { ...fitzroy, officeUri: 'tallow-and-reed', minimumRating: 4, hasRecentResults: true, hasVideos: true, page: 2 },
      '/real-estate-agents/fitzroy-vic-3065?office=tallow-and-reed&page=2&rating=4&recent=true&videos=true',
    ],
    [{ ...fitzroy, order: 'name' as const }, '/real-estate-agents/fitzroy-vic-3065?sort=name'],
  ])('is read as it was written: %#', (view, url) => {
    expect(formatAgentsUrl(view)).toBe(url)
    const [path = '', search = ''] = url.split('?')
    expect(parseAgentsUrl(path, search)).toEqual(view)
  })

  it('leaves out what cannot be read, and is none without a place', () => {
    expect(parseAgentsUrl('/Real-Estate-Agents/Fitzroy-VIC-3065/', 'rating=9&sort=bribe&page=-1&office=%20')).toEqual(
      fitzroy,
    )
    expect(parseAgentsUrl('/real-estate-agents', '')).toBeNull()
    expect(parseAgentsUrl('/real-estate-agents/a/b', '')).toBeNull()
    expect(parseAgentsUrl('/property-managers/%F0', '')).toBeNull()
  })
})

describe('the URL of agencies', () => {
  it.each([
    [
      { locationUri: null, stateCode: 'NSW' as const, query: 'ray', order: 'name' as const, page: 3 },
      '/real-estate-agencies?page=3&query=ray&sort=name&state=nsw',
    ],
    [
      { locationUri: 'inner-melbourne-vic', stateCode: null, query: '', order: 'results' as const, page: 1 },
      '/real-estate-agencies/inner-melbourne-vic',
    ],
  ])('is read as it was written: %#', (view, url) => {
    expect(formatOfficesUrl(view)).toBe(url)
    const [path = '', search = ''] = url.split('?')
    expect(parseOfficesUrl(path, search)).toEqual(view)
  })

  it('is none for what is no slug', () => {
    expect(parseOfficesUrl('/real-estate-agencies/a b', '')).toBeNull()
  })
})

it('keeps what was typed into the finder, at most 100 characters of it', () => {
  expect(formatFinderUrl('  Mia & Co ')).toBe('/real-estate-agents?query=Mia+%26+Co')
  expect(readFinderQuery('query=+Mia+%26+Co+')).toBe('Mia & Co')
  expect(readFinderQuery(`query=${'x'.repeat(300)}`)).toHaveLength(100)
  expect(formatFinderUrl(' ')).toBe('/real-estate-agents')
})
