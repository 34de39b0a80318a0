import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AddCollectionsDocument } from '#src/api/generated/documents/add-collections.ts'
import { SavedListingsDocument } from '#src/api/generated/documents/saved-listings.ts'
import { UpdateListingInCollectionsDocument } from '#src/api/generated/documents/update-listing-in-collections.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { Member } from '#src/api/session/member.ts'
import { claimSaved } from '#src/shared/member-list/collections/saved-listings.ts'
import { publishSession } from '#src/shared/session/session-view.ts'
import { CollectionPicker } from './collection-picker.tsx'
import { pickerActor } from './picker-actor.ts'

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
const whole = (id: string, name: string) => ({
  id,
  name,
  uri: `uri${id}`,
  canonicalUri: `/collections/uri${id}`,
  listingCount: Number(id),
})

let listingId = 100

/** The picker of a home that is in the first of two collections; each change fails as it is told to. */
function open(...failures: (Error | null)[]) {
  const asked: object[] = []
  listingId += 1
  const own = listingId
  const execute = (async (document: unknown, variables: { items?: { name: string }[] }) => {
    if (document === SavedListingsDocument) {
      return {
        savedListings: [{ listingId: own, collectionIds: ['1'] }],
        collections: { results: [whole('1', 'By the sea')], shared: [whole('2', 'Flats')], lastUsedId: '1' },
      }
    }
    const failure = failures[asked.length]
    asked.push(variables)
    if (failure) throw failure
    if (document === AddCollectionsDocument) {
      return { addCollections: { items: [whole('3', variables.items?.[0]?.name ?? '')] } }
    }
    if (document !== UpdateListingInCollectionsDocument) throw new Error('Nothing else is asked for here.')
    return { updateListingInCollections: { collections: [] } }
    // Each document is answered with data of its own shape.
  }) as unknown as ExecuteDocument
  const opener = document.createElement('button')
  document.body.append(opener)
  opener.focus()
  let times = 0
  const show = () => {
    times += 1
    render(<CollectionPicker key={times} actor={pickerActor(own, { execute })} returnTo={opener} />)
  }
  show()
  return { asked, opener, show, listingId: own }
}

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New collection' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  publishSession({ status: 'member', member })
  claimSaved(member.id)
})
afterEach(() => {
  cleanup()
  publishSession({ status: 'unknown' })
  claimSaved(null)
})

describe('the picker of collections', () => {
  it('shows where the home is, and saves all that is chosen at once', async () => {
    const { asked, opener, listingId: id } = open()
    expect([(await box(/^By the sea/)).checked, (await box(/^Flats/)).checked]).toEqual([true, false])
    expect((await box(/^Flats/)).closest('label')?.textContent).toContain('2 homes, shared with you')
    fireEvent.click(await box(/^By the sea/))
    fireEvent.click(await box(/^Flats/))
    press('Save')
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
    expect(asked).toEqual([
      { username: 'lena', listingId: id, addToCollectionIds: ['2'], removeFromCollectionIds: ['1'] },
    ])
    expect(document.activeElement).toBe(opener)
  })

  it('makes a collection that is typed in place, and keeps what is typed when that fails', async () => {
    const { asked } = open(new ApiProblem('UNREACHABLE', 'away'))
    await box(/^Flats/)
    press('Add')
    expect(await screen.findByText('Please give the collection a name.')).toBeTruthy()
    expect(document.activeElement).toBe(field())
    fireEvent.change(field(), { target: { value: 'Terraces' } })
    press('Add')
    await screen.findByText(/We couldn’t reach Homely/)
    expect(field().value).toBe('Terraces')
    press('Add')
    expect((await box(/^Terraces/)).checked).toBe(true)
    expect(field().value).toBe('')
    expect(asked[0]).toEqual(asked[1])
  })

  it('keeps what was chosen and typed when it is closed', async () => {
    const { show } = open()
    fireEvent.click(await box(/^Flats/))
    fireEvent.change(field(), { target: { value: 'Terr' } })
    press('Close')
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
    cleanup()
    show()
    expect((await box(/^Flats/)).checked).toBe(true)
    expect(field().value).toBe('Terr')
  })

  it('waits for its member after the end of a session', async () => {
    const { asked } = open(new ApiProblem('SESSION_ENDED', 'Over.'))
    fireEvent.click(await box(/^Flats/))
    press('Save')
    await screen.findByText(/Your session has ended/)
    publishSession({ status: 'loggedOut' })
    publishSession({ status: 'member', member })
    await expect.poll(() => screen.queryByText(/Your session has ended/)).toBeNull()
    press('Save')
    await expect.poll(() => asked.length).toBe(2)
  })
})
