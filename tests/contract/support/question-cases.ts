import type { DocumentCase } from './document-cases.ts'
import { foundEverywhere } from './document-outcomes.ts'

const everywhere = {
  ...foundEverywhere,
  'empty-result': 'FOUND',
  withdrawn: 'FOUND',
  'unknown-location': 'FOUND',
} as const

/** The lists of questions and one question. */
export const questionCases: Record<string, DocumentCase> = {
  QuestionIndex: {
    variables: { sortOrder: 'newest', page: 1 },
    outcomes: everywhere,
    more: [
      ['the most answered', { sortOrder: 'popular', page: 1 }, 'FOUND'],
      ['the unanswered', { sortOrder: 'unanswered', page: 1 }, 'FOUND'],
      ['a page past the last', { sortOrder: 'newest', page: 9 }, 'FOUND'],
      ['no page', { sortOrder: 'newest', page: 0 }, 'BAD_INPUT'],
      ['an order that is none', { sortOrder: 'loudest', page: 1 }, 'BAD_INPUT'],
    ],
  },
  LocationQuestionIndex: {
    variables: { locationUniqueUri: 'fitzroy-vic-3065', sortOrder: 'newest', page: 1 },
    outcomes: { ...everywhere, 'unknown-location': 'NULL' },
    more: [
      ['a region', { locationUniqueUri: 'inner-melbourne-vic', sortOrder: 'popular', page: 1 }, 'FOUND'],
      ['a street', { locationUniqueUri: 'gore-street-fitzroy-vic-3065', sortOrder: 'newest', page: 1 }, 'FOUND'],
      ['a place without questions', { locationUniqueUri: 'richmond-vic-3121', sortOrder: 'newest', page: 1 }, 'EMPTY'],
      ['a place that does not exist', { locationUniqueUri: 'atlantis-vic-9999', sortOrder: 'newest', page: 1 }, 'NULL'],
    ],
  },
  QuestionItem: {
    variables: { uri: 'is-it-hard-to-find-a-park-on-the-street-after-work-1' },
    outcomes: everywhere,
    more: [
      ['other words', { uri: 'other-words-5' }, 'FOUND'],
      ['one without an answer', { uri: 'can-i-keep-a-dog-in-a-tower-10' }, 'FOUND'],
      ['an answer', { uri: 'an-answer-2' }, 'NULL'],
      ['no number', { uri: 'words' }, 'NULL'],
      ['too long an address', { uri: 'x'.repeat(201) }, 'BAD_INPUT'],
    ],
  },
}
