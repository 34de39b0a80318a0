import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateCodes } from '../lookups/states.ts'
import { authorRelations } from './location-review-types.ts'
import {
  formatProfileUrl,
  formatRankingUrl,
  locationReviewSorts,
  rankedTopics,
  readProfileSearch,
  readRankingSearch,
} from './location-review-url.ts'

const all = { sortOrder: 'USEFUL', relation: null, page: 1 } as const

describe('the URL of a suburb’s profile', () => {
  it.each([
    ['', all],
    ['by=livesHere&page=2&sort=newest', { sortOrder: 'NEWEST', relation: 'livesHere', page: 2 }],
    ['sort=LOWEST', { ...all, sortOrder: 'LOWEST' }],
    ['sort=best&by=owner&page=0', all],
    ['page=1001', all],
  ])('reads "%s"', (search, expected) => {
    expect(readProfileSearch(search)).toEqual(expected)
  })

  it('leaves out what is usual', () => {
    expect(formatProfileUrl({ locationUri: 'fitzroy-vic-3065', ...all })).toBe('/suburb-profile/fitzroy-vic-3065')
  })

  it('is read as it was written', () => {
    const views = fc.record({
      locationUri: fc.constant('fitzroy-vic-3065'),
      sortOrder: fc.constantFrom(...locationReviewSorts),
      relation: fc.option(fc.constantFrom(...authorRelations)),
      page: fc.integer({ min: 1, max: 1000 }),
    })
    fc.assert(
      fc.property(views, ({ locationUri, ...view }) => {
        const [, search = ''] = formatProfileUrl({ locationUri, ...view }).split('?')
        expect(readProfileSearch(search)).toEqual(view)
      }),
    )
  })
})

describe('the URL of the ranked suburbs', () => {
  it.each([
    ['', { stateCode: null, topic: 'overall', page: 1 }],
    ['state=vic&topic=quiet&page=3', { stateCode: 'VIC', topic: 'quiet', page: 3 }],
    ['state=xyz&topic=loud&page=-1', { stateCode: null, topic: 'overall', page: 1 }],
  ])('reads "%s"', (search, expected) => {
    expect(readRankingSearch(search)).toEqual(expected)
  })

  it('is read as it was written', () => {
    const views = fc.record({
      stateCode: fc.option(fc.constantFrom(...stateCodes)),
      topic: fc.constantFrom(...rankedTopics),
      page: fc.integer({ min: 1, max: 1000 }),
    })
    fc.assert(
      fc.property(views, (view) => {
        const [, search = ''] = formatRankingUrl(view).split('?')
        expect(readRankingSearch(search)).toEqual(view)
      }),
    )
  })
})
