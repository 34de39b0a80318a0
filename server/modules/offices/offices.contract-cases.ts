import type { DocumentCases, PublicFields, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

export const queries: QueryCases = {
  office: { variables: { uri: 'tallow-and-reed-fitzroy' } },
}

export const publicFields: PublicFields = {
  office: '{ office(uri: "harbour-north-sydney") { name } }',
}

export const documents: DocumentCases = {
  PinnedOffice: {
    variables: { uri: 'harbour-north-sydney' },
    outcomes: foundInAll,
    more: [
      ['one that was merged', { uri: 'reed-brothers-fitzroy' }, 'FOUND'],
      ['one that does not exist', { uri: 'nobody' }, 'NULL'],
    ],
  },
  OfficeHead: {
    variables: { uri: 'harbour-north-sydney' },
    outcomes: foundInAll,
    more: [
      ['an office that does not exist', { uri: 'nobody' }, 'NULL'],
      ['an office in capitals', { uri: 'HARBOUR-NORTH-SYDNEY' }, 'FOUND'],
    ],
  },
}
