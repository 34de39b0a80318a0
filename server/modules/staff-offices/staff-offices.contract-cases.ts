import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { DocumentCases, MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll, refusedInAll } from '#tests/contract/support/document-outcomes.ts'

const managing: Claim = ['listings_permission', 'CanManageAny']

export const queries: QueryCases = {
  staffOffices: { variables: { filter: { name: 'tallow' } }, as: 'stella' },
  staffOffice: { variables: { id: 1 }, as: 'stella' },
  staffCompanies: { variables: { filter: { name: 'tallow' } }, as: 'stella' },
  staffCompany: { variables: { id: 1 }, as: 'stella' },
}

const OFFICE = `{ name: "Harrow", address: "1 Old Street", suburbUri: "fitzroy-vic-3065", phone: "", email: "", website: "" }`
const WHY = 'revision: 0, reason: "For a reason."'
const row = (field: string, operation: string, secret?: string): MemberRow => ({
  field,
  operation,
  // -------- nobody owner other agent other-agent with without
  outcomes: 'who NO NO NO NO yes NO',
  claim: managing,
  ...(secret !== undefined && { secret }),
})

export const memberFields: readonly MemberRow[] = [
  row('staffOffices', '{ staffOffices { results { email } } }', 'fitzroy@tallowreed.example'),
  row('staffOffice', '{ staffOffice(id: 1) { email } }', 'fitzroy@tallowreed.example'),
  row('staffCompanies', '{ staffCompanies { results { revision } } }'),
  row('staffCompany', '{ staffCompany(id: 1) { revision } }'),
  row('saveOffice', `mutation { saveOffice(input: { office: ${OFFICE}, ${WHY} }) { office { id } } }`),
  row(
    'actOnOffice',
    `mutation { actOnOffice(input: { officeId: 8, act: merge, intoId: 7, ${WHY} }) { office { standing } } }`,
  ),
  row(
    'actOnOfficeAgent',
    'mutation { actOnOfficeAgent(input: { agentId: 5, officeId: 2, act: appoint, reason: "For a reason." }) { office { id } } }',
  ),
  row('mergeCompany', `mutation { mergeCompany(input: { companyId: 8, intoId: 7, ${WHY} }) { company { id } } }`),
  row(
    'saveCompany',
    `mutation { saveCompany(input: { company: { name: "Harrow", stateCode: VIC }, ${WHY} }) { company { id } } }`,
  ),
]

const listed = (filter: object = {}, rest: object = {}) => ({
  filter: { name: '', suburb: '', company: '', ...filter },
  order: 'name',
  paging: { skip: 0, take: 25 },
  ...rest,
})
const companies = (filter: object = {}) => ({ filter: { name: '', ...filter }, paging: { skip: 0, take: 25 } })
const details = {
  name: 'Harrow North',
  address: '12 Old Street, Fitzroy, VIC 3065',
  suburbUri: 'fitzroy-vic-3065',
  phone: '',
  email: '',
  website: '',
}
const office = (input: object = {}, changed: object = {}) => ({
  input: { revision: 0, isMeant: false, reason: 'For a reason.', ...input, office: { ...details, ...changed } },
})
const company = (input: object = {}, changed: object = {}) => ({
  input: {
    revision: 0,
    isMeant: false,
    reason: 'For a reason.',
    ...input,
    company: { name: 'Harrow', stateCode: 'VIC', ...changed },
  },
})

const acting = (input: object) => ({
  input: { officeId: 4, act: 'merge', revision: 0, reason: 'For a reason.', ...input },
})
const ofAgent = (input: object = {}) => ({
  input: { agentId: 1, officeId: 1, act: 'appoint', reason: 'For a reason.', ...input },
})
const merging = (input: object = {}) => ({
  input: { companyId: 4, intoId: 5, revision: 0, reason: 'For a reason.', ...input },
})

/** The page of offices. */
export const documents: DocumentCases = {
  ListedOffices: {
    variables: listed(),
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['by name and state', listed({ name: 'tallow', stateCode: 'VIC' }, { order: 'nameDescending' }), 'FOUND'],
      ['by suburb', listed({ suburb: 'fitz', standing: 'open' }, { order: 'newest' }), 'FOUND'],
      ['merged ones', listed({ standing: 'merged' }, { order: 'oldest' }), 'FOUND'],
      ['by company', listed({ company: 'tallow', companyId: 1 }), 'FOUND'],
      ['one letter', listed({ company: 't' }), 'BAD_INPUT'],
      ['by the agent', listed(), 'FORBIDDEN', 'agnes'],
      ['by nobody', listed(), 'UNAUTHENTICATED', null],
    ],
  },
  ManagedOffice: {
    variables: { id: 1 },
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['one that was merged', { id: 9 }, 'FOUND'],
      ['one that is not there', { id: 7777 }, 'NULL'],
      ['by a member', { id: 1 }, 'FORBIDDEN', 'lena'],
      ['by nobody', { id: 1 }, 'UNAUTHENTICATED', null],
    ],
  },
  ListedCompanies: {
    variables: companies(),
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['by name and state', companies({ name: 'tallow', stateCode: 'VIC' }), 'FOUND'],
      ['one letter', companies({ name: 't' }), 'BAD_INPUT'],
      ['by a member', companies(), 'FORBIDDEN', 'lena'],
      ['by nobody', companies(), 'UNAUTHENTICATED', null],
    ],
  },
  ManagedCompany: {
    variables: { id: 1 },
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['one that is not there', { id: 7777 }, 'NULL'],
      ['by a member', { id: 1 }, 'FORBIDDEN', 'lena'],
      ['by nobody', { id: 1 }, 'UNAUTHENTICATED', null],
    ],
  },
  SaveOffice: {
    // A suburb has one of this name.
    variables: office({}, { name: 'Tallow & Reed Fitzroy' }),
    as: 'stella',
    outcomes: { ...foundInAll, 'unknown-location': 'BAD_INPUT' },
    more: [
      ['a new one', office({ idempotencyKey: 'harrow-north-1' }), 'FOUND'],
      ['the same again', office({ idempotencyKey: 'harrow-north-1' }), 'FOUND'],
      ['over what is not', office({ officeId: 4, revision: 7 }), 'CONFLICT'],
      ['one that was merged', office({ officeId: 9 }), 'CONFLICT'],
      ['one that is not there', office({ officeId: 7777 }), 'NOT_FOUND'],
      ['of no company', office({}, { companyId: 7777 }), 'BAD_INPUT'],
      ['in no suburb', office({}, { suburbUri: 'nowhere' }), 'BAD_INPUT'],
      ['without a reason', office({ reason: 'no' }), 'BAD_INPUT'],
      ['by the agent', office(), 'FORBIDDEN', 'agnes'],
      ['by nobody', office(), 'UNAUTHENTICATED', null],
    ],
  },
  ActOnOffice: {
    variables: acting({ intoId: 4 }),
    as: 'stella',
    outcomes: refusedInAll('BAD_INPUT'),
    more: [
      ['into one that is not there', acting({ intoId: 7777 }), 'BAD_INPUT'],
      ['into one that was merged', acting({ intoId: 9 }), 'CONFLICT'],
      ['over what is not', acting({ intoId: 5, revision: 7 }), 'CONFLICT'],
      ['closing one that has agents', acting({ act: 'close' }), 'CONFLICT'],
      ['opening one that is open', acting({ act: 'open' }), 'FOUND'],
      ['one that is not there', acting({ officeId: 7777, act: 'open' }), 'NOT_FOUND'],
      ['without a reason', acting({ act: 'open', reason: 'no' }), 'BAD_INPUT'],
      ['by the agent', acting({ act: 'open' }), 'FORBIDDEN', 'agnes'],
      ['by nobody', acting({ act: 'open' }), 'UNAUTHENTICATED', null],
    ],
  },
  ActOnOfficeAgent: {
    variables: ofAgent({ agentId: 7777 }),
    as: 'stella',
    outcomes: refusedInAll('NOT_FOUND'),
    more: [
      ['of another office', ofAgent({ officeId: 7 }), 'CONFLICT'],
      ['moved to their own office', ofAgent({ act: 'move', toId: 1 }), 'BAD_INPUT'],
      ['moved to none', ofAgent({ act: 'move', toId: 7777 }), 'BAD_INPUT'],
      ['moved to one that was merged', ofAgent({ act: 'move', toId: 9 }), 'CONFLICT'],
      ['of one that is not there', ofAgent({ officeId: 7777 }), 'CONFLICT'],
      ['without a reason', ofAgent({ reason: 'no' }), 'BAD_INPUT'],
      ['by the agent', ofAgent(), 'FORBIDDEN', 'agnes'],
      ['by nobody', ofAgent(), 'UNAUTHENTICATED', null],
    ],
  },
  MergeCompany: {
    variables: { input: { companyId: 1, intoId: 1, revision: 0, reason: 'For a reason.' } },
    as: 'stella',
    outcomes: refusedInAll('BAD_INPUT'),
    more: [
      ['over what is not', merging({ revision: 7 }), 'CONFLICT'],
      ['into one that is not there', merging({ intoId: 7777 }), 'BAD_INPUT'],
      ['one that is not there', merging({ companyId: 7777 }), 'NOT_FOUND'],
      ['without a reason', merging({ reason: 'no' }), 'BAD_INPUT'],
      ['by the agent', merging(), 'FORBIDDEN', 'agnes'],
      ['by nobody', merging(), 'UNAUTHENTICATED', null],
    ],
  },
  SaveCompany: {
    variables: company({}, { name: 'Tallow & Reed' }),
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['a new one', company({ idempotencyKey: 'harrow-company-1' }), 'FOUND'],
      ['the same again', company({ idempotencyKey: 'harrow-company-1' }), 'FOUND'],
      ['over what is not', company({ companyId: 4, revision: 7 }), 'CONFLICT'],
      ['one that is not there', company({ companyId: 7777 }), 'NOT_FOUND'],
      ['without a name', company({}, { name: '' }), 'BAD_INPUT'],
      ['by the agent', company(), 'FORBIDDEN', 'agnes'],
      ['by nobody', company(), 'UNAUTHENTICATED', null],
    ],
  },
}
