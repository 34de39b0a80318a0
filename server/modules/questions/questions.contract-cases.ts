import type {
  DocumentCases,
  MemberRow,
  OperationCases,
  PublicFields,
  QueryCases,
} from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'
import { badNumber } from '#tests/contract/support/rest-calls.ts'

const shown = '{ post { status } }'

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
  questionIndex: { variables: { type: 1, sortOrder: 'popular', page: 1 } },
  locationQuestionIndex: { variables: { locationUniqueUri: 'inner-melbourne-vic' } },
  question: { variables: { uri: 'is-it-hard-to-find-a-park-on-the-street-after-work-1' } },
  pendingPosts: { variables: {}, as: 'omar' },
  ownThread: { variables: { postId: 1 }, as: 'lena' },
  postHistory: { variables: { postId: 103 } },
  similarQuestions: { variables: { locationUniqueUri: 'fitzroy-vic-3065', title: 'Parking on the street' } },
}

export const publicFields: PublicFields = {
  topics: '{ topics(listingId: 1001) { title } }',
  questionIndex: '{ questionIndex { total results { title } } }',
  locationQuestionIndex: '{ locationQuestionIndex(locationUniqueUri: "fitzroy-vic-3065") { total } }',
  question: '{ question(uri: "words-1") { title replies { content votes } } }',
  postHistory: '{ postHistory(postId: 103) { title versions { content } } }',
  similarQuestions: '{ similarQuestions(locationUniqueUri: "fitzroy-vic-3065", title: "parking") { title } }',
}

/** What is asked, answered and said of it; Lena asked 1 and began 13, Omar wrote the answer 2. */
export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------- nobody owner other agent other-agent with without
  {
    field: 'ownThread',
    operation: '{ ownThread(postId: 1) { posts { title } } }',
    outcomes: 'who yes part part part part part',
    secret: 'Is it hard to find',
  },
  {
    field: 'pendingPosts',
    operation: '{ pendingPosts { title } }',
    outcomes: 'who yes yes yes yes yes yes',
  },
  {
    field: 'askQuestion',
    operation: `mutation { askQuestion(input: { locationUniqueUri: "fitzroy-vic-3065", title: "Is the pool heated in winter?" }) ${shown} }`,
    outcomes: 'who yes yes yes yes yes yes',
  },
  {
    field: 'answerQuestion',
    operation: `mutation { answerQuestion(input: { postId: 1, content: "Most nights." }) ${shown} }`,
    outcomes: 'who yes yes yes yes yes yes',
  },
  {
    field: 'commentOnAnswer',
    operation: `mutation { commentOnAnswer(input: { postId: 2, content: "Thank you." }) ${shown} }`,
    outcomes: 'who yes yes yes yes yes yes',
  },
  {
    field: 'updatePost',
    operation: `mutation { updatePost(input: { postId: 1, title: "Is parking hard to find?", content: "" }) ${shown} }`,
    outcomes: 'who yes NO NO NO NO NO',
  },
  {
    field: 'withdrawPost',
    operation: `mutation { withdrawPost(postId: 13) ${shown} }`,
    outcomes: 'who yes NO NO NO NO NO',
  },
  {
    field: 'voteForAnswer',
    operation: 'mutation { voteForAnswer(postId: 2, isGiven: true) { votes } }',
    outcomes: 'who yes NO yes yes yes yes',
  },
  {
    field: 'followQuestion',
    operation: 'mutation { followQuestion(postId: 1, isFollowed: true) { followers } }',
    outcomes: 'who yes yes yes yes yes yes',
  },
  {
    field: 'acceptAnswer',
    operation: 'mutation { acceptAnswer(postId: 2, isAccepted: true) { isAccepted } }',
    outcomes: 'who yes NO NO NO NO NO',
  },
  {
    field: 'reportPost',
    operation: 'mutation { reportPost(postId: 1, reason: offTopic) { postId } }',
    outcomes: 'who NO yes yes yes yes yes',
  },
]

/** The lists of questions and one question. */
export const documents: DocumentCases = {
  PostHistory: {
    variables: { postId: 103 },
    outcomes: foundInAll,
    more: [
      ['what staff edited', { postId: 8 }, 'NULL'],
      ['what was never changed', { postId: 101 }, 'NULL'],
      ['an answer', { postId: 2 }, 'NULL'],
      ['a review of an agent', { postId: 9001 }, 'NULL'],
      ['none', { postId: 999 }, 'NULL'],
      ['no number', { postId: 0 }, 'BAD_INPUT'],
    ],
  },
  QuestionIndex: {
    variables: { type: 1, sortOrder: 'newest', words: '', page: 1 },
    outcomes: foundInAll,
    more: [
      ['the most answered', { type: 1, sortOrder: 'popular', words: '', page: 1 }, 'FOUND'],
      ['the unanswered', { type: 1, sortOrder: 'unanswered', words: '', page: 1 }, 'FOUND'],
      ['a page past the last', { type: 1, sortOrder: 'newest', words: '', page: 9 }, 'FOUND'],
      ['no page', { type: 1, sortOrder: 'newest', words: '', page: 0 }, 'BAD_INPUT'],
      ['discussions alone', { type: 3, sortOrder: 'newest', words: '', page: 1 }, 'FOUND'],
      ['a type that is none', { type: 4, sortOrder: 'newest', words: '', page: 1 }, 'BAD_INPUT'],
      ['those with a word', { type: 1, sortOrder: 'newest', words: 'Dogs', page: 1 }, 'FOUND'],
      ['words that nobody wrote', { type: 1, sortOrder: 'newest', words: 'xylophone', page: 1 }, 'EMPTY'],
      ['words that every text has', { type: 1, sortOrder: 'newest', words: 'is it', page: 1 }, 'EMPTY'],
      ['too many words', { type: 1, sortOrder: 'newest', words: 'x'.repeat(101), page: 1 }, 'BAD_INPUT'],
      ['an order that is none', { type: 1, sortOrder: 'loudest', words: '', page: 1 }, 'BAD_INPUT'],
    ],
  },
  LocationQuestionIndex: {
    variables: { locationUniqueUri: 'fitzroy-vic-3065', type: 1, sortOrder: 'newest', words: '', page: 1 },
    outcomes: { ...foundInAll, 'unknown-location': 'NULL' },
    more: [
      [
        'a region',
        { locationUniqueUri: 'inner-melbourne-vic', type: 1, sortOrder: 'popular', words: '', page: 1 },
        'FOUND',
      ],
      [
        'its questions alone',
        { locationUniqueUri: 'fitzroy-vic-3065', type: 2, sortOrder: 'newest', words: '', page: 1 },
        'FOUND',
      ],
      [
        'a street',
        { locationUniqueUri: 'gore-street-fitzroy-vic-3065', type: 1, sortOrder: 'newest', words: '', page: 1 },
        'FOUND',
      ],
      [
        'a place without questions',
        { locationUniqueUri: 'richmond-vic-3121', type: 1, sortOrder: 'newest', words: '', page: 1 },
        'EMPTY',
      ],
      [
        'those about it with words',
        { locationUniqueUri: 'fitzroy-vic-3065', type: 1, sortOrder: 'newest', words: 'park street', page: 1 },
        'FOUND',
      ],
      [
        'a place that does not exist',
        { locationUniqueUri: 'atlantis-vic-9999', type: 1, sortOrder: 'newest', words: '', page: 1 },
        'NULL',
      ],
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
