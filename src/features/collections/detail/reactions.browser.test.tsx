import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SaveCollectionReactionDocument } from '#src/api/generated/documents/save-collection-reaction.ts'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { Member } from '#src/api/session/member.ts'
import { on } from '#src/shared/runtime/app-events.ts'
import { publishSession } from '#src/shared/session/session-view.ts'
import { PresentMemberProvider } from './present-member.ts'
import { Reactions } from './reactions.tsx'

type Props = Parameters<typeof Reactions>[0]
type Said = { listingId: number; input: { comment: string; reactionType: string | null; baseVersion: number } }

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
const sent: Said[] = []
/** The portal of this file: the outbox of a page asks the one that it was started with. */
const execute = (async (document: unknown, variables: Said) => {
  if (document !== SaveCollectionReactionDocument) throw new Error('Nothing else is asked for here.')
  sent.push(variables)
  const { listingId, input } = variables
  return {
    saveCollectionReaction: { listing: { listingId, reactions: [{ userId: 1, version: input.baseVersion + 1 }] } },
  }
  // The document is answered with what the outbox reads of it.
}) as unknown as ExecuteDocument

let listingId = 0

/** A home of its own for each test, for what the portal took is known for the life of the page. */
function open(changes: Partial<Props['listing']> = {}, role: Props['collection']['role'] = 'owner') {
  const person = (memberId: number, name: string) => ({ memberId, username: name, name, isNamed: true, avatar: null })
  // The view reads no more of a home and a collection than this.
  const props = {
    listing: { listingId, reactions: [], isLikedByAll: false, ...changes },
    collection: { id: '7', role, contributors: { owner: person(1, 'Lena'), collaborators: [person(2, 'Sam')] } },
  } as unknown as Props
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExecuteProvider value={execute}>
        <PresentMemberProvider value={member.id}>
          <Reactions {...props} />
        </PresentMemberProvider>
      </ExecuteProvider>
    </QueryClientProvider>,
  )
}

const said = (userId: number, reactionType: 'like' | 'dislike' | null, comment = '', version = 1) => ({
  userId,
  reactionType,
  comment,
  version,
  modifiedAt: '2026-11-23T00:00:00Z',
})
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

beforeEach(() => {
  listingId += 1
  sent.length = 0
  publishSession({ status: 'member', member })
})
afterEach(() => {
  cleanup()
  publishSession({ status: 'unknown' })
})

describe('what is said of a home', () => {
  it('names who says it, and somebody who has left', () => {
    open({ reactions: [said(2, 'dislike', 'Too far'), said(9, 'like')] })
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Sam doesn’t like it: Too far',
      'Somebody who has left likes it',
    ])
  })

  it('says that both like it', () => {
    open({ isLikedByAll: true })
    expect(screen.getByText('You both like it')).toBeTruthy()
  })

  it('is said by those who take part alone', () => {
    open({ isLikedByAll: true }, 'manager')
    expect([screen.queryByRole('button'), screen.queryByText('Everyone likes it') === null]).toEqual([null, false])
  })

  it('is taken at once, sent from the version that was read, and taken back by a second press', async () => {
    open({ reactions: [said(1, 'dislike', 'Hm', 3)] })
    expect([isPressed('Like'), isPressed('Dislike')]).toEqual(['false', 'true'])
    fireEvent.click(screen.getByRole('button', { name: 'Like' }))
    expect([isPressed('Like'), isPressed('Dislike')]).toEqual(['true', 'false'])
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]?.input).toEqual({ comment: 'Hm', reactionType: 'like', baseVersion: 3 })

    await expect.poll(() => screen.queryByText('Saving…')).toBeNull()
    expect(isPressed('Like')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Like' }))
    await expect.poll(() => sent).toHaveLength(2)
    // Not read again yet, and still no conflict with oneself.
    expect(sent[1]?.input).toEqual({ comment: 'Hm', reactionType: null, baseVersion: 4 })
  })

  it('keeps a comment that is too long where it was typed', () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Comment' }))
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' })
    expect(document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: 'x'.repeat(2001) } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect([field.value.length, field.getAttribute('aria-invalid'), sent]).toEqual([2001, 'true', []])
  })

  it('keeps the like when a comment is added', async () => {
    open({ reactions: [said(1, 'like')] })
    fireEvent.click(screen.getByRole('button', { name: 'Comment' }))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' The garden! ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]?.input).toEqual({ comment: 'The garden!', reactionType: 'like', baseVersion: 1 })
    expect(screen.getByText('The garden!', { exact: false })).toBeTruthy()
  })

  it('is counted when it is given, and not when it is taken back', async () => {
    const counted: string[] = []
    const stops = (['listing.rated', 'listing.commented'] as const).map((name) =>
      on(name, (event) => void counted.push(`${name} ${event.listingId - listingId}`)),
    )
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Like' }))
    fireEvent.click(screen.getByRole('button', { name: 'Like' }))
    fireEvent.click(screen.getByRole('button', { name: 'Comment' }))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'The garden!' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    fireEvent.click(screen.getByRole('button', { name: 'Change comment' }))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    for (const stop of stops) stop()
    expect(counted).toEqual(['listing.rated 0', 'listing.commented 0'])
  })
})
