import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyDraft } from '#domain/listing-drafts/listing-draft.ts'
import { publishSession } from '#src/shared/session/session-view.ts'
import { clearPostDrafts } from '#src/shared/storage/post-drafts.ts'
import { answeredDraft, EDITED_ID, renderEditor } from '#tests/support/editor-under-test.tsx'
import { member } from '#tests/support/settings-of-member.ts'
import { DeletedChoice } from './deleted-choice.tsx'
import { ConflictChoice } from './conflict-choice.tsx'
import { MarketSection } from './market-section.tsx'
import { persistedDraft, persistedDrafts } from './persisted-draft.ts'
import { SaveBar } from './save-bar.tsx'

beforeEach(() => {
  localStorage.clear()
  publishSession({ status: 'member', member })
})
afterEach(cleanup)

const photo = { identifier: 'listing-picture-1', caption: 'The front', width: 3, height: 2 }
const typed = { ...emptyDraft('sale'), title: 'A quince tree', photos: [photo] }
const persist = (content = typed, revision = 1) =>
  persistedDraft(EDITED_ID).save({ content, revision, unanswered: null })

it('what one tab typed is not cleared by another that saved something else', () => {
  const here = persistedDraft(EDITED_ID)
  here.save({ content: typed, revision: 1, unanswered: null })
  const elsewhere = { ...typed, title: 'A medlar' }
  persist(elsewhere)
  here.clear()
  expect(persistedDraft(EDITED_ID).read()).toMatchObject({ content: elsewhere, revision: 1, unanswered: null })
  const reopened = persistedDraft(EDITED_ID)
  reopened.read()
  reopened.clear()
  expect(persistedDraft(EDITED_ID).read()).toBeNull()
})

it('what was typed waits for its member when they sign out, and is shown to no other', () => {
  persist()
  clearPostDrafts()
  publishSession({ status: 'member', member: { ...member, id: 8 } })
  expect(persistedDraft(EDITED_ID).read()).toBeNull()
  publishSession({ status: 'member', member })
  expect(persistedDraft(EDITED_ID).read()?.content).toEqual(typed)
})

it('what was typed of a draft that a colleague deleted becomes a new listing, without the files that went with it', async () => {
  persist()
  renderEditor(null, <DeletedChoice id={EDITED_ID} officeId={4} />)
  expect(await screen.findByText(/photos and documents were deleted with it/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Keep as a new listing' }))
  const [left, ...more] = persistedDrafts()
  expect([left?.content, left?.revision, more]).toEqual([{ ...typed, photos: [] }, 0, []])
  expect(left?.id).not.toBe(EDITED_ID)
  expect(location.pathname + location.search).toContain(`${left?.id}?`)
})

it('what was typed of a draft that a colleague deleted can be discarded', async () => {
  persist()
  renderEditor(null, <DeletedChoice id={EDITED_ID} officeId={4} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await vi.waitFor(() => expect(persistedDrafts()).toEqual([]))
})

it('a sold home has its changes published, and the day and the price corrected from what was told', async () => {
  const sold = { state: 'completed', completedOn: '2026-11-18', completedPrice: '$1,300,000', revision: 6 }
  const asked = renderEditor(answeredDraft(typed, sold), [<MarketSection key="market" />, <SaveBar key="bar" />])
  fireEvent.click(await screen.findByRole('button', { name: 'Correct the sale…' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByDisplayValue('2026-11-18')).toBeDefined()
  fireEvent.change(dialog.getByDisplayValue('$1,300,000'), { target: { value: '1.31m' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save the correction' }))
  const input = {
    id: EDITED_ID,
    baseRevision: 6,
    state: 'completed',
    completedOn: '2026-11-18',
    completedPrice: '1.31m',
  }
  await vi.waitFor(() => expect(asked).toEqual([{ input }]))
  for (const name of ['Publish changes', 'Publish and put back on the market', 'Withdraw…'])
    expect(screen.getByRole('button', { name })).toBeDefined()
})

it('what is wrong of a sale is told where it was typed, and nothing is done', async () => {
  const asked = renderEditor(answeredDraft(typed, { state: 'published' }), <MarketSection />)
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as sold…' }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/^Sold for/), { target: { value: '1.5' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as sold' }))
  expect(dialog.getByText('Give the price in whole dollars, or leave it empty.')).toBeDefined()
  fireEvent.change(dialog.getByLabelText(/^Day it was sold/), { target: { value: '2999-01-01' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as sold' }))
  expect(dialog.getByText('Give the day it was sold. It cannot be in the future.')).toBeDefined()
  expect(dialog.getByLabelText(/^Sold for/)).toHaveProperty('value', '1.5')
  expect(asked).toEqual([])
})

it('a sold home is put back on the market once that is confirmed, a withdrawn one at once', async () => {
  const asked = renderEditor(
    answeredDraft(typed, { state: 'completed', hasUnpublishedChanges: false }),
    <MarketSection />,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Put back on the market' }))
  expect(asked).toEqual([])
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Put back on the market' }))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  cleanup()
  const askedOfWithdrawn = renderEditor(
    answeredDraft(typed, { state: 'withdrawn', hasUnpublishedChanges: false }),
    <MarketSection />,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Put back on the market' }))
  await vi.waitFor(() => expect(askedOfWithdrawn).toHaveLength(1))
})

it('nothing is published while two versions of a draft wait for a choice, to which the bar leads', async () => {
  persist(typed, 1)
  renderEditor(answeredDraft({ title: 'A medlar' }, { revision: 2 }), [
    <ConflictChoice key="choice" />,
    <SaveBar key="bar" />,
  ])
  expect(await screen.findByText('Not saved: choose which version to keep.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }))
  expect(document.activeElement?.textContent).toContain('This listing was changed somewhere else meanwhile')
})

it('a withdrawn home has its changes published, and can be marked as sold', async () => {
  renderEditor(answeredDraft(typed, { state: 'withdrawn' }), [<MarketSection key="market" />, <SaveBar key="bar" />])
  expect(await screen.findByRole('button', { name: 'Mark as sold…' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Publish changes' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Withdraw…' })).toBeNull()
})
