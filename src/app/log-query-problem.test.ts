import { expect, it, vi } from 'vitest'
import documents from '#src/api/generated/persisted-documents.json'
import { logQueryProblem } from './log-query-problem.ts'

it('a query that failed is written down with the name of its operation', () => {
  const warn = vi.spyOn(globalThis.console, 'warn').mockImplementation(() => {})
  const [hash = ''] = Object.entries(documents).find(([, text]) => text.includes('query ListingsHomepage')) ?? []
  logQueryProblem({ hash, variables: { page: 1 }, answer: '{"errors":[]}' })
  logQueryProblem({ hash: 'unknown', variables: {}, answer: '' })
  expect(warn.mock.calls).toEqual([
    ['A query failed', { operation: 'ListingsHomepage', variables: { page: 1 }, answer: '{"errors":[]}' }],
    ['A query failed', { operation: 'unknown', variables: {}, answer: '' }],
  ])
})
