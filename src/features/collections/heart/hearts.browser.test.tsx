import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { AddCollectionsDocument } from '#src/api/generated/documents/add-collections.ts'
import { SavedListingsDocument } from '#src/api/generated/documents/saved-listings.ts'
import { UpdateListingInCollectionsDocument } from '#src/api/generated/documents/update-listing-in-collections.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { Member } from '#src/api/session/member.ts'
import { readPending } from '#src/shared/member-list/collections/pending-collection.ts'
import { Heart } from '#src/shared/listing/heart.tsx'
import { on } from '#src/shared/runtime/app-events.ts'
import { publishSession } from '#src/shared/session/session-view.ts'
import startCollections from '../collections.island.ts'
// So that the first press waits for no compiler.
import '../picker/show-collection-picker.tsx'
import './follow-saved.ts'
import './press-heart.ts'

const member = (id: number, username: string): Member => ({
  id,
  username,
  name: username,
  type: 1,
  isAgent: false,
  displayDescription: '',
  avatar: null,
  claims: {},
  communications: [],
})

type Made = { id: string; name: string; listingIds: number[] }

/** A portal of one member's collections; what is `failure` meets every change until it is taken away. */
const portal = {
  made: [] as Made[],
  failure: null as Error | null,
  lastUsedId: null as string | null,
  reads: 0,
}
const whole = ({ id, name, listingIds }: Made) => ({
  id,
  name,
  uri: `uri${id}`,
  canonicalUri: `/collections/uri${id}`,
  listingCount: listingIds.length,
})

type Variables = {
  items: { name: string; listingIds: number[] }[]
  listingId: number
  addToCollectionIds: string[]
  removeFromCollectionIds: string[]
}

const execute = (async (document: unknown, variables: Variables) => {
  if (document === SavedListingsDocument) {
    portal.reads += 1
    const ids = [...new Set(portal.made.flatMap(({ listingIds }) => listingIds))]
    return {
      savedListings: ids.map((listingId) => ({
        listingId,
        collectionIds: portal.made.filter((each) => each.listingIds.includes(listingId)).map(({ id }) => id),
      })),
      collections: { results: portal.made.map(whole), shared: [], lastUsedId: portal.lastUsedId },
    }
  }
  if (portal.failure) throw portal.failure
  if (document === AddCollectionsDocument) {
    const items = variables.items.map((item) => ({ id: String(portal.made.length + 1), ...item }))
    portal.made.push(...items)
    portal.lastUsedId = items[0]?.id ?? null
    return { addCollections: { items: items.map(whole) } }
  }
  if (document !== UpdateListingInCollectionsDocument) throw new Error('Nothing else is asked for here.')
  const { listingId, addToCollectionIds, removeFromCollectionIds } = variables
  for (const each of portal.made) {
    if (removeFromCollectionIds.includes(each.id)) each.listingIds = each.listingIds.filter((id) => id !== listingId)
    if (addToCollectionIds.includes(each.id)) each.listingIds = [listingId, ...each.listingIds]
  }
  return { updateListingInCollections: { collections: [] } }
  // Each document is answered with data of its own shape.
}) as unknown as ExecuteDocument

const heart = (name: string) => screen.getByRole('button', { name })
const notice = () => within(document.querySelector<HTMLElement>('[data-page-notice]') ?? document.body)
const saved = vi.fn<(listingId: number) => void>()
const chosen = vi.fn<(listingId: number) => void>()

beforeAll(() => {
  startCollections({
    queryClient: new QueryClient(),
    execute,
    version: '1',
    firstSearch: '',
    hasPage: () => true,
    prepareAddress: async () => {},
  })
  on('listing.saved', ({ listingId }) => saved(listingId))
  on('collections.requested', ({ listingId }) => chosen(listingId))
})

beforeEach(() => {
  document.cookie = 'accessToken=token; path=/'
  render(
    [12, 14].map((id) => (
      <article key={id} data-listing-id={id}>
        <Heart listing={`${id} Gore Street, Fitzroy`} />
      </article>
    )),
  )
})

afterEach(() => {
  cleanup()
  document.cookie = 'accessToken=; path=/; max-age=0'
  publishSession({ status: 'loggedOut' })
  for (const key of Object.keys(localStorage)) localStorage.removeItem(key)
  Object.assign(portal, { made: [], failure: null, lastUsedId: null })
  saved.mockClear()
  chosen.mockClear()
})

describe('a heart of a member', () => {
  it('makes a first collection, says where the home is, and takes it back', async () => {
    publishSession({ status: 'member', member: member(1, 'lena') })
    fireEvent.click(heart('Save 12 Gore Street, Fitzroy'))
    await expect.poll(() => portal.made).toMatchObject([{ name: 'My homes', listingIds: [12] }])
    await notice().findByText('Saved to My homes.')
    expect(heart('Saved 12 Gore Street, Fitzroy').ariaPressed).toBe('true')
    fireEvent.click(notice().getByRole('button', { name: 'Undo' }))
    await notice().findByText('Removed from My homes.')
    await expect.poll(() => portal.made[0]?.listingIds).toEqual([])
    await expect.poll(() => heart('Save 12 Gore Street, Fitzroy').ariaPressed).toBe('false')
  })

  it('saves to the collection that was used last and, pressed again, asks which', async () => {
    portal.made = [
      { id: '1', name: 'Flats', listingIds: [] },
      { id: '2', name: 'By the sea', listingIds: [] },
    ]
    portal.lastUsedId = '2'
    publishSession({ status: 'member', member: member(2, 'mila') })
    fireEvent.click(heart('Save 12 Gore Street, Fitzroy'))
    await notice().findByText('Saved to By the sea.')
    expect(portal.made.map(({ listingIds }) => listingIds)).toEqual([[], [12]])
    expect([saved.mock.calls.flat(), document.activeElement?.tagName]).toEqual([[12], 'BODY'])
    fireEvent.click(heart('Saved 12 Gore Street, Fitzroy'))
    await expect.poll(() => chosen.mock.calls.flat()).toEqual([12])
    // What opens late would take away the message of another test.
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('shows on every card what the portal says, and what comes later', async () => {
    portal.made = [{ id: '1', name: 'Flats', listingIds: [14] }]
    publishSession({ status: 'member', member: member(3, 'nora') })
    await expect.poll(() => screen.queryByRole('button', { name: 'Saved 14 Gore Street, Fitzroy' })).not.toBeNull()
    portal.made = [{ id: '1', name: 'Flats', listingIds: [12] }]
    // As another tab does.
    new BroadcastChannel('collections').postMessage(1)
    await expect.poll(() => screen.queryByRole('button', { name: 'Saved 12 Gore Street, Fitzroy' })).not.toBeNull()
    render(
      <article data-listing-id={12}>
        <Heart listing="the same home on another card" />
      </article>,
    )
    await screen.findByRole('button', { name: 'Saved the same home on another card' })
    publishSession({ status: 'loggedOut' })
    await expect.poll(() => screen.queryAllByRole('button', { pressed: true })).toEqual([])
  })

  it('stays pressed while nobody answers, says so, and is sent when the connection is back', async () => {
    portal.made = [{ id: '1', name: 'Flats', listingIds: [] }]
    portal.lastUsedId = '1'
    portal.failure = new ApiProblem('UNREACHABLE', 'away')
    publishSession({ status: 'member', member: member(4, 'olga') })
    fireEvent.click(heart('Save 12 Gore Street, Fitzroy'))
    await notice().findByText(/It goes to Flats when the connection is back/)
    expect(heart('Saved 12 Gore Street, Fitzroy').ariaPressed).toBe('true')
    portal.failure = null
    window.dispatchEvent(new Event('online'))
    await notice().findByText('Saved to Flats.')
    expect(portal.made[0]?.listingIds).toEqual([12])
  })

  it('says why a home was refused, and is as it was', async () => {
    portal.made = [{ id: '1', name: 'Flats', listingIds: [] }]
    portal.lastUsedId = '1'
    portal.failure = new ApiProblem('BAD_INPUT', 'This collection has 10000 homes, which is the most.')
    publishSession({ status: 'member', member: member(5, 'pia') })
    fireEvent.click(heart('Save 12 Gore Street, Fitzroy'))
    await notice().findByText(/This collection has 10000 homes/)
    await expect.poll(() => heart('Save 12 Gore Street, Fitzroy').ariaPressed).toBe('false')
  })
})

describe('a heart of nobody', () => {
  it('keeps the home on the device, lets go of it, and hands it over to who logs in', async () => {
    publishSession({ status: 'loggedOut' })
    fireEvent.click(heart('Save 14 Gore Street, Fitzroy'))
    await notice().findByRole('button', { name: 'Sign up' })
    expect([readPending()?.listingIds, heart('Saved 14 Gore Street, Fitzroy').ariaPressed]).toEqual([[14], 'true'])
    fireEvent.click(heart('Saved 14 Gore Street, Fitzroy'))
    await notice().findByText('Removed from this device.')
    expect(readPending()).toBeNull()
    fireEvent.click(notice().getByRole('button', { name: 'Undo' }))
    fireEvent.click(heart('Save 12 Gore Street, Fitzroy'))
    await expect.poll(() => readPending()?.listingIds).toEqual([12, 14])
    publishSession({ status: 'member', member: member(6, 'rosa') })
    await notice().findByText('2 homes are saved to My homes.')
    expect(portal.made.map(({ listingIds }) => listingIds)).toEqual([[12, 14]])
    expect(readPending()).toBeNull()
    await expect.poll(() => screen.queryAllByRole('button', { pressed: true }).length).toBe(2)
  })
})
