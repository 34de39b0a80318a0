import { describe, expect, it } from 'vitest'
import { answerOf, checkReview, checkReviewerName, decisionReasonOf, tidyReview } from './check-review.ts'
import { type HoldCircumstances, holdsAfterChange, reviewHolds } from './review-holds.ts'
import { withoutContacts } from '../posts/contacts-in-text.ts'
import { formatReviewsUrl, readReviewsSearch, writeReviewPath } from './review-url.ts'

describe('what staff read first', () => {
  const usual: HoldCircumstances = {
    title: 'Fine',
    content: 'All went well.',
    name: '',
    rating: 5,
    accountAge: 30 * 24 * 60 * 60 * 1000,
    isOnRecord: false,
    isKnownNetwork: false,
    isKnownMailbox: false,
    recentReviews: 0,
  }
  it('is of a new account with one star or five, whatever sale on record its address fits', () => {
    expect(reviewHolds(usual)).toEqual([])
    expect(reviewHolds({ ...usual, accountAge: 1000 })).toEqual(['newAccount'])
    expect(reviewHolds({ ...usual, accountAge: 1000, isOnRecord: true })).toEqual(['newAccount'])
    expect(reviewHolds({ ...usual, accountAge: 1000, rating: 3 })).toEqual([])
  })

  it('is of a client who was asked about a sale that is not on record, with one star or five', () => {
    expect(reviewHolds({ ...usual, accountAge: null, isOnRecord: true })).toEqual([])
    expect(reviewHolds({ ...usual, accountAge: null })).toEqual(['unproven'])
    expect(reviewHolds({ ...usual, accountAge: null, rating: 2 })).toEqual([])
  })

  it('comes from a network or mailbox that the agent is known by, or is the tenth within an hour', () => {
    expect(reviewHolds({ ...usual, isKnownNetwork: true, rating: 4 })).toEqual(['sameNetwork'])
    expect(reviewHolds({ ...usual, isKnownMailbox: true, rating: 4 })).toEqual(['sameMailbox'])
    expect(reviewHolds({ ...usual, recentReviews: 10 })).toEqual(['flood'])
    expect(reviewHolds({ ...usual, name: 'www.example.com' })).toEqual(['link'])
  })

  it('is changed to one star or five by a new account, and not by rewriting it', () => {
    const published = { isPublished: true, rating: 3, holdReasons: [] }
    const draft = { title: 'Fine', content: 'All went well.', rating: 1, accountAge: 1000 }
    expect(holdsAfterChange(published, draft)).toEqual(['newAccount'])
    expect(holdsAfterChange(published, { ...draft, accountAge: usual.accountAge ?? 0 })).toEqual([])
    expect(holdsAfterChange({ ...published, rating: 1 }, draft)).toEqual([])
    const held = { isPublished: false, rating: 4, holdReasons: ['link', 'sameNetwork'] as const }
    expect(holdsAfterChange(held, { ...draft, rating: 4 })).toEqual(['sameNetwork'])
  })
})

describe('a text without contacts', () => {
  it.each([
    ['May I see it at 10.30 on 12 November?', 'May I see it at 10.30 on 12 November?'],
    ['See evil.example/pay, call 0400 000 000 now', 'See [left out] call [left out] now'],
    ['Win at www.prize.example\nor me@mail.example', 'Win at [left out]\nor [left out]'],
    ['Hello\nCall ０４９１ ５７０ １５６', 'Hello\n[left out]'],
    ['Call 0491\n٥٧٠ ١٥٦', '[left out]'],
  ])('of %j is %j', (text, expected) => expect(withoutContacts(text)).toBe(expected))
})

describe('what can be sent', () => {
  const draft = {
    title: 'Fine',
    content: 'All went very well, thank you.',
    rating: 4,
    statistics: [],
    serviceProvidedType: 'sale',
    propertyAddress: '',
    evidence: '',
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
    expect(fieldsOf({ evidence: `Call 0400 000 000${'!'.repeat(483)}` })).toEqual([])
    expect(fieldsOf({ evidence: '!'.repeat(501) })).toEqual(['evidence'])
  })

  it('no name is the portal’s or its staff’s', () => {
    const messageOf = (name: string) => checkReviewerName(name).map(({ message }) => message)
    expect(messageOf('Carol M.')).toEqual([])
    expect(messageOf(' Homely Support ')).toEqual(['This name belongs to the portal. Please enter your own.'])
    expect(messageOf(' ')).toEqual(['A name has 1 to 60 characters.'])
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

it('is kept without the space around and within what was typed', () => {
  const draft = {
    title: ' Well done ',
    content: 'One\r\n\n\n\ntwo ',
    rating: 5,
    statistics: [],
    serviceProvidedType: 'sale',
    propertyAddress: ' 12  Smith Street,  Fitzroy VIC 3065',
    evidence: ' ',
  } as const
  expect(tidyReview(draft)).toMatchObject({
    title: 'Well done',
    content: 'One\n\ntwo',
    propertyAddress: '12 Smith Street, Fitzroy VIC 3065',
    evidence: '',
  })
})

it('staff decide for a reason of at least five characters', () => {
  expect(decisionReasonOf(' Spam ')).toBeNull()
  expect(decisionReasonOf(' Spam. ')).toBe('Spam.')
})
