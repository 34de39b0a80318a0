import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { ProfileFrame_ProfileFragment } from '#src/api/generated/graphql.ts'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { ProfileHead } from './profile-head.tsx'

const profile = (hasLeft: boolean): ProfileFrame_ProfileFragment => ({
  username: 'otto-reed',
  name: 'Otto Reed',
  isAgent: true,
  avatar: null,
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
    username: 'otto-reed',
    name: 'Otto Reed',
    phone: '0491 570 156',
    jobTitle: 'Sales agent',
    hasLeft,
    isPremier: !hasLeft,
    office: { uri: 'hill-and-co', name: 'Hill & Co', address: '1 Hill Street', phone: null },
    reviewSummary: { count: 18, rating: 4.6 },
  },
})

const nothingIsRead = () => Promise.reject(new Error('Nothing is read here.'))
const markupOf = (hasLeft: boolean): string =>
  plainMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ExecuteProvider value={nothingIsRead}>
        <ProfileHead profile={profile(hasLeft)} />
      </ExecuteProvider>
    </QueryClientProvider>,
  )

it('tells where an agent works, how to call them and what clients say', () => {
  const markup = markupOf(false)
  expect(markup).toContain('href="/real-estate-agency/hill-and-co/properties-for-sale"')
  expect(markup).toContain('href="tel:0491570156"')
  expect(markup).toContain('4.6')
  expect(markup).toContain('18 reviews')
  expect(markup).not.toContain('no longer with')
})

it('says that an agent has left, and sends nobody to the office or the number', () => {
  const markup = markupOf(true)
  expect(markup).toContain('Otto Reed is no longer with Hill &amp; Co.')
  expect(markup).not.toContain('properties-for-sale')
  expect(markup).not.toContain('tel:')
})
