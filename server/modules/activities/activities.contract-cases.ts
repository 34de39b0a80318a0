import type {
  DocumentCases,
  MemberRow,
  OperationCases,
  PublicFields,
  QueryCases,
} from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const part = { skip: 0, take: 20 }

export const operations: OperationCases = {
  getAgentActivities: [
    { about: 'one', path: '/rest/agents/activities?ids=1', status: 200 },
    { about: 'several', path: '/rest/agents/activities?ids=1,2,9&take=5', status: 200 },
    { about: 'nobody', path: '/rest/agents/activities?ids=999999', status: 200 },
    { about: 'none', path: '/rest/agents/activities', status: 400, code: 'BAD_INPUT' },
    { about: 'too many', path: '/rest/agents/activities?ids=1&take=101', status: 400, code: 'BAD_INPUT' },
  ],
}

export const queries: QueryCases = {
  agentActivities: { variables: { username: 'agnes' } },
  followingActivities: { variables: { take: 5 } },
}

export const publicFields: PublicFields = {
  agentActivities: '{ agentActivities(username: "agnes") { results { type person { name } } } }',
}

export const documents: DocumentCases = {
  FollowingActivities: {
    variables: part,
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['of a member who follows one', part, 'FOUND', 'omar'],
      ['past the end', { skip: 900, take: 20 }, 'FOUND'],
      ['too many', { skip: 0, take: 51 }, 'BAD_INPUT'],
      ['by nobody', part, 'UNAUTHENTICATED', null],
    ],
  },
}

export const memberFields: readonly MemberRow[] = [
  {
    field: 'followingActivities',
    operation: '{ followingActivities { results { person { username } } } }',
    // Of agents alone: in this world nobody has written anything. Omar follows Agnes, as Lena does.
    outcomes: '                                            who    yes   yes   part  part        part part',
    secret: 'imogen-achterberg',
  },
]
