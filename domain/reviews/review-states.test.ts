import { expect, it } from 'vitest'
import { requestStatusOf, statusAfterChange } from './review-states.ts'

const draft = { title: 'Well done', content: 'Everything went as it was said to go.', rating: 4, accountAge: 1e12 }

it.each([
  ['published', [], draft, 'published'],
  ['published', [], { ...draft, content: 'See www.example.com for more of it.' }, 'held'],
  ['held', ['sameNetwork'], draft, 'held'],
  ['held', ['link'], draft, 'published'],
  ['rejected', [], draft, 'held'],
  ['unconfirmed', [], draft, 'published'],
] as const)('a review that is %s, held by %j, is after the change %j %s', (status, holdReasons, changed, after) => {
  expect(statusAfterChange({ status, rating: 4, holdReasons }, changed, true).status).toBe(after)
})

it('a request is answered or withdrawn for good, and expires at its time', () => {
  const now = new Date('2026-11-20T00:30:00Z')
  const request = { answeredAt: null, withdrawnAt: null, expiresAt: now }
  expect(requestStatusOf(request, now)).toBe('expired')
  expect(requestStatusOf({ ...request, expiresAt: new Date(now.getTime() + 1) }, now)).toBe('waiting')
  expect(requestStatusOf({ ...request, withdrawnAt: now }, now)).toBe('withdrawn')
  expect(requestStatusOf({ ...request, withdrawnAt: now, answeredAt: now }, now)).toBe('answered')
})
