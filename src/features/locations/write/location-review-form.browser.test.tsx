import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UpdateLocationReviewDocument } from '#src/api/generated/documents/update-location-review.ts'
import { WriteLocationReviewDocument } from '#src/api/generated/documents/write-location-review.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { RequestContextProvider } from '#src/shared/page/request-context.tsx'
import { publishSession } from '#src/shared/session/session-view.ts'
import { member } from '#tests/support/settings-of-member.ts'
import { LocationReviewForm } from './location-review-form.tsx'

const REFUSAL = 'You have reviewed this place. You can change your review.'
const photo = { identifier: 'review-photo-00000000-0000-4000-8000-000000000001', caption: '', width: 40, height: 30 }
const own: NonNullable<ComponentProps<typeof LocationReviewForm>['own']> = {
  rating: 3,
  statistics: [],
  authorRelation: 'livesHere',
  sinceYear: 2019,
  pros: [],
  cons: [],
  photos: [photo],
  post: {
    postId: 12,
    title: 'The published title',
    content: 'What was published two years ago, in a line or two.',
    status: 'published',
    holdReasons: [],
    decisionReason: null,
    revision: '0',
  },
}
const changes: unknown[] = []
const execute = ((document: unknown, variables: { input: unknown }) => {
  if (document === WriteLocationReviewDocument) return Promise.reject(new ApiProblem('BAD_INPUT', REFUSAL))
  if (document !== UpdateLocationReviewDocument) return Promise.resolve({ ownLocationReview: null })
  changes.push(variables.input)
  return Promise.resolve({ updateLocationReview: { post: { status: 'published', path: null } } })
  // Only what the form asks is answered.
}) as unknown as ExecuteDocument
const context = { madeAt: Date.UTC(2026, 4, 1), origin: '', version: '', supportPhone: '', helpEmail: '' }

const open = (review: typeof own | null) => {
  cleanup()
  render(
    <RequestContextProvider value={{ ...context, mapStyleUrl: null }}>
      <QueryClientProvider client={new QueryClient()}>
        <ExecuteProvider value={execute}>
          <LocationReviewForm location={{ uri: 'fitzroy', name: 'Fitzroy' }} own={review} onClose={() => {}} />
        </ExecuteProvider>
      </QueryClientProvider>
    </RequestContextProvider>,
  )
}
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const title = () => Reflect.get(field(/^Title/), 'value')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  changes.length = 0
  publishSession({ status: 'loggedOut' })
})
afterEach(() => {
  cleanup()
  publishSession({ status: 'loggedOut' })
})

it('offers a review that was refused, for there is one already, as its change with the photos of that one, once', async () => {
  open(null)
  fireEvent.click(screen.getByRole('radio', { name: /^4/ }))
  type(/^Title/, 'Louder than it was')
  type(/^Your review/, 'Since the new bar has opened nobody sleeps before two.')
  press('Publish review')
  act(() => publishSession({ status: 'member', member }))
  await screen.findByText(REFUSAL)
  open(own)
  expect(title()).toBe('Louder than it was')
  press('Save changes')
  await vi.waitFor(() => expect(changes).toHaveLength(1))
  const { identifier, caption } = photo
  expect(changes).toMatchObject([
    { postId: 12, review: { title: 'Louder than it was', rating: 4, photos: [{ identifier, caption }] } },
  ])
  await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull())
  open(own)
  expect(title()).toBe('The published title')
})
