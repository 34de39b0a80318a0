import { describe, expect, it } from 'vitest'
import { answerOf, checkReview } from './check-review.ts'
import { reviewAddressOf, streetKey } from './review-address.ts'
import { type HoldCircumstances, reviewHolds, textHolds } from './review-holds.ts'
import { formatReviewsUrl, readReviewsSearch, writeReviewPath } from './review-url.ts'

describe('a typed address', () => {
  it.each([
    ['12 Smith Street, Fitzroy VIC 3065', { street: '12 Smith Street', suburbUri: 'fitzroy-vic-3065' }],
    ['12 Smith Street, Fitzroy, VIC 3065', { street: '12 Smith Street', suburbUri: 'fitzroy-vic-3065' }],
    [
      ' 3/9  O’Connell St,  North Adelaide sa 5006 ',
      { street: '3/9 O’Connell St', suburbUri: 'north-adelaide-sa-5006' },
    ],
    ['Unit 7, 45 Rose St, Fitzroy VIC 3065', { street: 'Unit 7, 45 Rose St', suburbUri: 'fitzroy-vic-3065' }],
    ['Fitzroy VIC 3065', { street: '', suburbUri: 'fitzroy-vic-3065' }],
    ['12 Smith Street', null],
    ['Fitzroy', null],
    ['12 Smith Street, Fitzroy VIC 306', null],
    ['🏡, 🏡 VIC 3065', null],
    [`${'x'.repeat(200)}, Fitzroy VIC 3065`, null],
  ])('%j is %j', (text, address) => expect(reviewAddressOf(text)).toEqual(address))

  it.each([
    ['9 Napier St', '9 Napier Street'],
    ['Unit 7, 45 Rose St.', '7/45 Rose Street'],
    ['apt 7 45 rose street', '7 / 45 Rose Street'],
    ['1 St Georges Rd', '1 St Georges Road'],
    ['2 O’Connell Ave', '2 OConnell Avenue'],
  ])('%j is the same street as %j', (one, other) => expect(streetKey(one)).toBe(streetKey(other)))

  it('other numbers are other homes', () => {
    expect(streetKey('9 Napier St')).not.toBe(streetKey('19 Napier St'))
    expect(streetKey('7/45 Rose St')).not.toBe(streetKey('45 Rose St'))
    expect(streetKey('!')).toBe('')
  })
})

describe('what staff read first', () => {
  it.each([
    ['She was <i>good</i>', ['markup']],
    ['[url=x]here[/url]', ['markup']],
    ['See https://example.com/x', ['link']],
    ['See example.com.au', ['link']],
    ['Write to me@mail.example', ['contactDetails']],
    ['Call 0491 570 156', ['contactDetails']],
    ['Call (03) 9123 4567', ['contactDetails']],
    ['Call 1300 555 123', ['contactDetails']],
    ['What a crook', ['insult']],
    ['Sold for $1,460,000 after 12 opens, 3 < 4 and 5 > 4', []],
    ['At 45 Rose St on 12 November 2026, 10.30 am.', []],
    ['Scunthorpe and a thief-proof lock', ['insult']],
    ['Honest, patient, and quick.', []],
  ])('of %j: %j', (text, reasons) => expect(textHolds(text)).toEqual(reasons))

  const usual: HoldCircumstances = {
    title: 'Fine',
    content: 'All went well.',
    name: '',
    rating: 5,
    isRequested: false,
    isFirstOfAuthor: true,
    accountAge: 30 * 24 * 60 * 60 * 1000,
    recentReviews: 0,
  }
  it('is the first of a new account with one star or five, and the tenth within an hour', () => {
    expect(reviewHolds(usual)).toEqual([])
    expect(reviewHolds({ ...usual, accountAge: 1000 })).toEqual(['newAccount'])
    expect(reviewHolds({ ...usual, accountAge: 1000, rating: 3 })).toEqual([])
    expect(reviewHolds({ ...usual, accountAge: 1000, isFirstOfAuthor: false })).toEqual([])
    expect(reviewHolds({ ...usual, accountAge: 1000, isRequested: true })).toEqual([])
    expect(reviewHolds({ ...usual, recentReviews: 10 })).toEqual(['flood'])
    expect(reviewHolds({ ...usual, name: 'www.example.com' })).toEqual(['link'])
  })
})

describe('what can be sent', () => {
  const draft = {
    title: 'Fine',
    content: 'All went very well, thank you.',
    rating: 4,
    statistics: [],
    serviceProvidedType: 'sale',
    propertyAddress: '',
  } as const
  const fieldsOf = (changes: object) => checkReview({ ...draft, ...changes }).map(({ field }) => field)

  it('counts characters as people do', () => {
    expect(fieldsOf({})).toEqual([])
    expect(fieldsOf({ content: '🏡'.repeat(19) })).toEqual(['content'])
    expect(fieldsOf({ content: '🏡'.repeat(20) })).toEqual([])
    expect(fieldsOf({ content: '🏡'.repeat(4000) })).toEqual([])
    expect(fieldsOf({ content: 'x'.repeat(10_000) })).toEqual(['content'])
    expect(fieldsOf({ content: `${'x'.repeat(30)}\u0007` })).toEqual(['content'])
  })

  it('names every field that is at fault', () => {
    expect(fieldsOf({ title: '', rating: 0, content: '', propertyAddress: 'here' })).toEqual([
      'rating',
      'title',
      'content',
      'propertyAddress',
    ])
    expect(fieldsOf({ rating: 4.5 })).toEqual(['rating'])
  })

  it('an answer has no link and no markup', () => {
    expect(answerOf(' Thank you.\r\n\r\n\r\nCome again. ')).toBe('Thank you.\n\nCome again.')
    for (const text of ['', 'See www.example.com', '<b>No</b>', 'x'.repeat(2001)]) expect(answerOf(text)).toBeNull()
  })
})

describe('the URL of a view', () => {
  it('is read as it was written', () => {
    const view = {
      sortBy: 'lowestRating',
      rating: 2,
      serviceProvidedType: 'tenancy',
      isVerifiedOnly: true,
      isImported: false,
      page: 3,
    } as const
    const url = formatReviewsUrl('mia-chen', view)
    expect(url).toBe('/agent/mia-chen/reviews?page=3&rating=2&service=tenancy&sort=lowestRating&verified=true')
    expect(readReviewsSearch(url.split('?')[1] ?? '')).toEqual(view)
    expect(formatReviewsUrl('mia-chen', readReviewsSearch('sort=odd&rating=9&page=0&service=none'))).toBe(
      '/agent/mia-chen/reviews',
    )
    expect(writeReviewPath('mia-chen', 7)).toBe('/agent/mia-chen/write-a-review?listing=7')
  })
})
