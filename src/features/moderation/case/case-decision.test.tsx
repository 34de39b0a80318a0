import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { CaseDecision_CaseFragment } from '#src/api/generated/graphql.ts'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { CaseDecision } from './case-decision.tsx'

const nothing = () => {}
const markupOf = (decisions: CaseDecision_CaseFragment['decisions']): string => {
  const found: CaseDecision_CaseFragment = {
    postId: 9,
    kind: 'answer',
    status: 'held',
    title: '',
    content: 'In January.',
    pros: [],
    cons: [],
    evidence: null,
    isVerified: null,
    decisions,
    revision: '0.0',
  }
  return plainMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ExecuteProvider value={() => Promise.reject(new Error('Nothing is asked here.'))}>
        <CaseDecision found={found} onDecided={nothing} onStale={nothing} />
      </ExecuteProvider>
    </QueryClientProvider>,
  )
}

it('has nothing to press for staff who may only read', () => {
  expect(markupOf([])).toBe('<p>You can read this, but not decide about it.</p>')
})

it('is a form for those who decide', () => {
  expect(markupOf(['publish', 'reject'])).toMatch(/^<form.*<option.*>Publish<.*>Don’t publish<.*<button/)
})
