import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { profileCopy } from '../profile/profile.copy.ts'
import { PlaceReviews } from '../reviews/place-reviews.tsx'
import { PlaceQuestions } from './place-questions.tsx'

const noReviews = {
  score: null,
  rating: null,
  reviewCount: 0,
  ranking: null,
  topicScores: [],
  reviewPros: [],
  cons: [],
  reviews: [],
  bestLocations: [],
}
const noQuestions = { questionCount: 0, popularQuestions: [], unansweredQuestions: [] }
const street = { uri: 'napier-street-fitzroy-vic-3065', name: 'Napier Street', type: 'street' } as const
const suburb = { uri: 'fitzroy-vic-3065', name: 'Fitzroy', type: 'suburb' } as const

it('leads from a street that nobody has reviewed to the form for a review of it', () => {
  const markup = plainMarkup(<PlaceReviews overview={{ ...noReviews, location: street }} />)
  expect(markup).toContain('Nobody has reviewed Napier Street yet.')
  expect(markup).toContain('href="/suburb-profile/napier-street-fitzroy-vic-3065#review"')
})

it('leads from a suburb that nobody has asked about to the form for a question about it', () => {
  const location = { ...suburb, suburb: null }
  const markup = plainMarkup(<PlaceQuestions overview={{ ...noQuestions, location }} />)
  expect(markup).toContain('Nobody has asked about Fitzroy yet.')
  expect(markup).toContain('href="/fitzroy-vic-3065/questions#ask"')
})

it('asks about the suburb of a street, with how many questions and discussions that has', () => {
  const location = { ...street, suburb }
  const markup = plainMarkup(<PlaceQuestions overview={{ ...noQuestions, questionCount: 1204, location }} />)
  expect(markup).toContain('All questions and discussions (1,204)')
  expect(markup).toContain('href="/fitzroy-vic-3065/questions#ask"')
})

it('says nothing of a region, which is neither reviewed nor asked about', () => {
  const location = { uri: 'inner-melbourne-vic', name: 'Inner Melbourne', type: 'region' } as const
  expect(plainMarkup(<PlaceReviews overview={{ ...noReviews, location }} />)).toBe('')
  expect(plainMarkup(<PlaceQuestions overview={{ ...noQuestions, location: { ...location, suburb: null } }} />)).toBe(
    '',
  )
})

it('tells search engines of one review in the singular', () => {
  expect(profileCopy.description('Napier Street, Fitzroy', 65, 1)).toMatch(
    /^Napier Street, Fitzroy scores 65 out of 100 from 1 review by /,
  )
  expect(profileCopy.description('Fitzroy', 75, 1204)).toContain('from 1,204 reviews by people who know it')
})
