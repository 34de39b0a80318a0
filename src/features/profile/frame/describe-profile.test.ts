import { expect, it } from 'vitest'
import { structuredDataText } from '#src/shared/seo/structured-data/thing.ts'
import type { ProfileFrame_ProfileFragment } from '#src/api/generated/graphql.ts'
import { describeProfile } from './describe-profile.ts'

const profile = (rest: Partial<ProfileFrame_ProfileFragment> = {}): ProfileFrame_ProfileFragment => ({
  username: 'mia-chen',
  name: 'Mia Chen',
  isAgent: true,
  avatar: { identifier: 'portrait-7', version: 1, isDefault: false },
  phone: '0491 570 156',
  website: null,
  listingCount: 3,
  reviewCount: 0,
  questionCount: 0,
  discussionCount: 0,
  answerCount: 0,
  followerCount: 2,
  followingCount: 0,
  agent: {
    id: 7,
    username: 'mia-chen',
    name: 'Mia Chen',
    phone: '0491 570 156',
    jobTitle: 'Sales agent',
    hasLeft: false,
    isPremier: false,
    office: { uri: 'hill-and-co', name: 'Hill & Co', address: '1 Hill Street', phone: null },
    reviewSummary: { count: 0, rating: null },
  },
  ...rest,
})
const told = (of: ProfileFrame_ProfileFragment) =>
  JSON.parse(structuredDataText(describeProfile('https://homely.example', of)))['@graph']

it('tells of an agent, where they work and how they look', () => {
  expect(told(profile())).toEqual([
    {
      '@type': 'RealEstateAgent',
      '@id': 'https://homely.example/agent/mia-chen#agent',
      name: 'Mia Chen',
      url: 'https://homely.example/agent/mia-chen',
      image: expect.stringContaining('https://homely.example/images/portrait-7/1'),
      jobTitle: 'Sales agent',
      telephone: '0491 570 156',
      address: '1 Hill Street',
      worksFor: { '@id': 'https://homely.example/real-estate-agency/hill-and-co#office' },
    },
  ])
})

it('tells of a rating where clients gave one, and of nobody who is no agent', () => {
  const { agent } = profile()
  if (agent === null) throw new Error('The example is an agent')
  const [rated] = told(profile({ agent: { ...agent, reviewSummary: { count: 18, rating: 4.6 } } }))
  expect(rated.aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.6,
    reviewCount: 18,
    bestRating: 5,
    worstRating: 1,
  })
  expect(told(profile({ isAgent: false, agent: null }))).toEqual([])
})
