import type { PublicFields, QueryCases } from '#tests/contract/support/contract-cases.ts'

export const queries: QueryCases = { posts: { variables: { section: 'news' } } }

export const publicFields: PublicFields = { posts: '{ posts(take: 3) { total results { canonicalUri title } } }' }
