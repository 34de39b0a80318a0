import type { DocumentCases, OperationCases, PublicFields, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'
import { badNumber } from '#tests/contract/support/rest-calls.ts'

export const operations: OperationCases = {
  getLocationTopics: [
    { about: 'a suburb', path: '/rest/questions/location/11', status: 200 },
    { about: 'its discussions', path: '/rest/questions/location/11?type=3', status: 200 },
    { about: 'the second question of a region', path: '/rest/questions/location/1?type=2&skip=1&take=1', status: 200 },
    { about: 'a street', path: '/rest/questions/location/100', status: 200 },
    { about: 'a suburb without questions', path: '/rest/questions/location/16', status: 200 },
    { about: 'an unknown type', path: '/rest/questions/location/11?type=4', status: 400, code: 'BAD_INPUT' },
    ...badNumber((id) => `/rest/questions/location/${id}`),
  ],
}

export const queries: QueryCases = {
  topics: { variables: { listingId: 1001 } },
  questionIndex: { variables: { sortOrder: 'popular', page: 1 } },
  locationQuestionIndex: { variables: { locationUniqueUri: 'inner-melbourne-vic' } },
  question: { variables: { uri: 'is-it-hard-to-find-a-park-on-the-street-after-work-1' } },
}

export const publicFields: PublicFields = {
  topics: '{ topics(listingId: 1001) { title } }',
  questionIndex: '{ questionIndex { total results { title } } }',
  locationQuestionIndex: '{ locationQuestionIndex(locationUniqueUri: "fitzroy-vic-3065") { total } }',
  question: '{ question(uri: "words-1") { title replies { content votes } } }',
}

/** The lists of questions and one question. */
export const documents: DocumentCases = {
  QuestionIndex: {
    variables: { sortOrder: 'newest', page: 1 },
    outcomes: foundInAll,
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
    outcomes: { ...foundInAll, 'unknown-location': 'NULL' },
    more: [
      ['a region', { locationUniqueUri: 'inner-melbourne-vic', sortOrder: 'popular', page: 1 }, 'FOUND'],
      ['a street', { locationUniqueUri: 'gore-street-fitzroy-vic-3065', sortOrder: 'newest', page: 1 }, 'FOUND'],
      ['a place without questions', { locationUniqueUri: 'richmond-vic-3121', sortOrder: 'newest', page: 1 }, 'EMPTY'],
      ['a place that does not exist', { locationUniqueUri: 'atlantis-vic-9999', sortOrder: 'newest', page: 1 }, 'NULL'],
    ],
  },
  QuestionItem: {
    variables: { uri: 'is-it-hard-to-find-a-park-on-the-street-after-work-1' },
    outcomes: foundInAll,
    more: [
      ['other words', { uri: 'other-words-5' }, 'FOUND'],
      ['one without an answer', { uri: 'can-i-keep-a-dog-in-a-tower-10' }, 'FOUND'],
      ['an answer', { uri: 'an-answer-2' }, 'NULL'],
      ['no number', { uri: 'words' }, 'NULL'],
      ['too long an address', { uri: 'x'.repeat(201) }, 'BAD_INPUT'],
    ],
  },
}
