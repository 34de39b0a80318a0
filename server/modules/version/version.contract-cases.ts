import type { OperationCases, PublicFields, QueryCases } from '#tests/contract/support/contract-cases.ts'

export const operations: OperationCases = {
  headVersion: [{ about: 'the header', method: 'HEAD', path: '/api/version', status: 200 }],
  getVersion: [{ about: 'the version', path: '/api/version', status: 200 }],
}

export const queries: QueryCases = {
  version: { variables: {} },
}

export const publicFields: PublicFields = {
  version: '{ version }',
}
