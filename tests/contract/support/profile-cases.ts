import type { DocumentCase } from './document-cases.ts'
import { foundEverywhere } from './document-outcomes.ts'

const outcomes = {
  ...foundEverywhere,
  'empty-result': 'FOUND',
  withdrawn: 'FOUND',
  'unknown-location': 'FOUND',
} as const
const part = { skip: 0, take: 20 }

/** A tab of a profile: of agents with and without a member behind them, of members, and of nobody. */
const tab = (more: object = part, listed: object = {}): DocumentCase => ({
  variables: { username: 'imogen-achterberg', ...more },
  outcomes,
  more: [
    ['upper case', { username: 'Imogen-Achterberg', ...more }, 'FOUND'],
    ['an agent without portrait', { username: 'callum-osei', ...more }, 'FOUND'],
    ['a member who is an agent', { username: 'agnes', ...more }, 'FOUND'],
    ['an agent who left', { username: 'otto-reed', ...more }, 'FOUND'],
    ['a member', { username: 'lena', ...more }, 'FOUND'],
    ['another member', { username: 'omar', ...more }, 'FOUND'],
    ['a page past the last', { username: 'lena', ...more, ...listed }, 'FOUND'],
    ['nobody', { username: 'nobody-at-all', ...more }, 'NULL'],
    ['no username', { username: '', ...more }, 'NULL'],
    ['no username that could be', { username: '../etc', ...more }, 'NULL'],
    ['a username too long', { username: 'x'.repeat(201), ...more }, 'BAD_INPUT'],
  ],
})

/** The pages of members and agents. */
export const profileCases: Record<string, DocumentCase> = {
  ProfileOverview: tab({}),
  ProfileListings: {
    ...tab({ mode: null, ...part }, { skip: 500 }),
    more: [
      ['what is sold', { username: 'imogen-achterberg', mode: 'sold', ...part }, 'FOUND'],
      ['what is for rent', { username: 'callum-osei', mode: 'rent', ...part }, 'FOUND'],
      ['of a member', { username: 'lena', mode: null, ...part }, 'FOUND'],
      ['too many', { username: 'imogen-achterberg', mode: null, skip: 0, take: 25 }, 'BAD_INPUT'],
      ['a kind that is none', { username: 'imogen-achterberg', mode: 'stolen', ...part }, 'BAD_INPUT'],
      ['nobody', { username: 'nobody-at-all', mode: null, ...part }, 'NULL'],
    ],
  },
  ProfileOfAgent: tab({}),
  ProfileWrittenReviews: {
    ...tab({ reviewsPage: 1, reviewsPageSize: 10 }, { reviewsPage: 20 }),
    more: [
      ['of another member', { username: 'omar', reviewsPage: 1, reviewsPageSize: 10 }, 'FOUND'],
      ['who wrote none', { username: 'callum-osei', reviewsPage: 1, reviewsPageSize: 10 }, 'FOUND'],
      ['a page past the last', { username: 'lena', reviewsPage: 20, reviewsPageSize: 10 }, 'FOUND'],
      ['a page beyond all', { username: 'lena', reviewsPage: 21, reviewsPageSize: 10 }, 'BAD_INPUT'],
      ['nobody', { username: 'nobody-at-all', reviewsPage: 1, reviewsPageSize: 10 }, 'NULL'],
    ],
  },
  ProfileActivities: tab(part, { skip: 500 }),
  ProfileQuestions: tab({ isDiscussion: null, ...part }, { isDiscussion: true, skip: 500 }),
  ProfileAnswers: tab(part, { skip: 500 }),
  ProfileFollowers: tab(part, { skip: 500 }),
  ProfileFollowing: tab(part, { skip: 500 }),
  FollowingActivities: {
    variables: part,
    as: 'lena',
    outcomes,
    more: [
      ['of a member who follows one', part, 'FOUND', 'omar'],
      ['past the end', { skip: 900, take: 20 }, 'FOUND'],
      ['too many', { skip: 0, take: 51 }, 'BAD_INPUT'],
      ['by nobody', part, 'UNAUTHENTICATED', null],
    ],
  },
  FollowOfViewer: {
    variables: { username: 'imogen-achterberg' },
    as: 'lena',
    outcomes,
    more: [
      ['somebody who is not followed', { username: 'callum-osei' }, 'FOUND'],
      ['oneself', { username: 'lena' }, 'FOUND'],
      ['by nobody', { username: 'omar' }, 'FOUND', null],
      ['nobody', { username: 'nobody-at-all' }, 'NULL'],
    ],
  },
}
