import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UpdateCollectionDocument } from '#src/api/generated/documents/update-collection.ts'
import type { CollectionView_CollectionFragment } from '#src/api/generated/graphql.ts'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { Member } from '#src/api/session/member.ts'
import { on } from '#src/shared/runtime/app-events.ts'
import { publishSession } from '#src/shared/session/session-view.ts'
import { CollectionChangesProvider } from '../changes/collection-changes.provider.tsx'
import { PrivateShare } from './private-share.tsx'

const member: Member = {
  id: 1,
  username: 'lena',
  name: 'Lena',
  type: 1,
  isAgent: false,
  displayDescription: '',
  avatar: null,
  claims: {},
  communications: [],
}
const person = (memberId: number, name: string) => ({ memberId, username: name, name, isNamed: true, avatar: null })
const collection: CollectionView_CollectionFragment = {
  id: '7',
  uri: 'abcdefghij12',
  name: 'By the river',
  canonicalUri: '/collections/abcdefghij12/by-the-river',
  isPublic: false,
  role: 'owner',
  listingCount: 0,
  listingIds: [],
  coverListingId: null,
  isTellingByEmail: true,
  isTellingByPush: false,
  contributors: { owner: person(1, 'Lena'), collaborators: [] },
  pendingInvites: [],
}
const invite = { email: 'sam@homely.example', invitedAt: '', expiresAt: '', isExpired: false }

const sent = vi.fn<(variables: unknown) => void>()
const shared = vi.fn<(path: string) => void>()
const closed = vi.fn<() => void>()
const invited = vi.fn<() => void>()
/** The portal of this file takes changes alone. */
const execute = (async (document: unknown, variables: unknown) => {
  if (document !== UpdateCollectionDocument) throw new Error('Nothing else is asked for here.')
  sent(variables)
  return { updateCollection: { collection: { id: '7' } } }
  // The document is answered with what is read of it.
}) as unknown as ExecuteDocument

const dialog = (changes: Partial<CollectionView_CollectionFragment>) => (
  <QueryClientProvider client={new QueryClient()}>
    <ExecuteProvider value={execute}>
      <CollectionChangesProvider read={async () => {}}>
        <PrivateShare collection={{ ...collection, ...changes }} isOpen onClose={closed} onInvite={invited} />
      </CollectionChangesProvider>
    </ExecuteProvider>
  </QueryClientProvider>
)

let stop = () => {}
beforeEach(() => {
  publishSession({ status: 'member', member })
  stop = on('share.requested', ({ path }) => shared(path))
})
afterEach(() => {
  cleanup()
  stop()
  publishSession({ status: 'unknown' })
  vi.clearAllMocks()
})

const collaborators = [person(2, 'Sam'), person(3, 'Kim')]
it.each([
  ['its owner alone', {}, 'Only you can open this.'],
  [
    'its owner with others',
    { contributors: { owner: person(1, 'Lena'), collaborators } },
    'Only you and the 2 people you invited can open this.',
  ],
  [
    'one whom its owner invited',
    { role: 'collaborator' as const, contributors: { owner: person(2, 'Sam'), collaborators: [person(1, 'Lena')] } },
    'Only you and Sam can open this.',
  ],
  [
    'one of several',
    {
      role: 'collaborator' as const,
      contributors: { owner: person(4, 'Jo'), collaborators: [person(1, 'Lena'), ...collaborators] },
    },
    'Only you and the 3 others in it can open this.',
  ],
])('says to %s who can open a private collection', (_who, changes, text) => {
  render(dialog(changes))
  expect(screen.getByText(text)).toBeTruthy()
})

it('says that those who were invited have to accept first', () => {
  render(dialog({ pendingInvites: [invite, { ...invite, email: 'kim@homely.example', isExpired: true }] }))
  expect(screen.getByText('One more person can once they accept their invitation.')).toBeTruthy()
})

it('leads to the invitations without the link', () => {
  render(dialog({}))
  expect(screen.queryByRole('button', { name: 'Share the link with those people' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Invite people' }))
  expect([closed.mock.calls.length, invited.mock.calls.length, shared.mock.calls.length]).toEqual([1, 1, 0])
})

it('shares the link once everybody can read it, and not before', async () => {
  const { rerender } = render(dialog({}))
  fireEvent.click(screen.getByRole('button', { name: 'Let anyone with the link read it' }))
  await expect.poll(() => sent.mock.calls).toEqual([[{ collectionId: '7', input: { isPublic: true } }]])
  expect(shared).not.toHaveBeenCalled()
  rerender(dialog({ isPublic: true }))
  await expect.poll(() => shared.mock.calls).toEqual([[collection.canonicalUri]])
  expect(closed).toHaveBeenCalledTimes(1)
})

it('lets no one but its owner invite or publish', () => {
  render(
    dialog({ role: 'collaborator', contributors: { owner: person(2, 'Sam'), collaborators: [person(1, 'Lena')] } }),
  )
  expect(screen.getByText('To let someone else in, ask Sam to invite them.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(?:Invite|Let)/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Share the link with those people' }))
  expect(shared).toHaveBeenCalledWith(collection.canonicalUri)
})
