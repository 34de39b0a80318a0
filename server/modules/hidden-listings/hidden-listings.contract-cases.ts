import type { DocumentCases, MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const own = (field: string, operation: string): MemberRow => ({
  field,
  operation: `mutation { ${field}${operation} }`,
  outcomes: 'who yes yes yes yes yes yes',
})

export const queries: QueryCases = {
  hiddenListings: { variables: { paging: { skip: 0, take: 10 } } },
  hiddenListingIds: { variables: {} },
}

export const documents: DocumentCases = {
  HiddenListingIds: {
    variables: {},
    as: 'lena',
    outcomes: { ...foundInAll, 'empty-result': 'EMPTY' },
    more: [
      ['of a member without any', {}, 'EMPTY', 'stella'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
  },
  HideListings: {
    variables: { listingIds: [1002] },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['two, one of which is hidden', { listingIds: [1005, 1002] }, 'FOUND'],
      ['one that does not exist', { listingIds: [7, -1] }, 'FOUND'],
      ['none', { listingIds: [] }, 'FOUND'],
      ['too many', { listingIds: Array.from({ length: 1001 }, (_, at) => at) }, 'BAD_INPUT'],
      ['by nobody', { listingIds: [1002] }, 'UNAUTHENTICATED', null],
    ],
  },
  ShowListings: {
    variables: { listingIds: [1005] },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['one', { listingIds: [1005] }, 'FOUND'],
      ['the same again', { listingIds: [1005] }, 'FOUND'],
      ['too many', { listingIds: Array.from({ length: 1001 }, (_, at) => at) }, 'BAD_INPUT'],
      ['by nobody', { listingIds: [1005] }, 'UNAUTHENTICATED', null],
    ],
  },
}

export const memberFields: readonly MemberRow[] = [
  own('hideListings', '(listingIds: [1002]) { hiddenListingIds }'),
  own('showListings', '(listingIds: [1005]) { hiddenListingIds }'),
  {
    field: 'hiddenListings',
    operation: '{ hiddenListings { results { listing { id } } } }',
    outcomes: '                                                               who yes part part part part part',
    secret: '1012',
  },
  {
    field: 'hiddenListingIds',
    operation: '{ hiddenListingIds }',
    outcomes: '                                                               who yes part part part part part',
    secret: '1026',
  },
]
