import { expect, it } from 'vitest'
import { mockDraftId } from '../world/listing-drafts.ts'
import { find, update } from '../world/table.ts'
import { createWorld } from '../world/world.ts'
import { changeDraftState, publishedDraft } from './listing-draft-changes.ts'

const world = createWorld(new Date('2026-11-20T00:30:00Z'))
const draft = () => {
  const found = find(world.listingDrafts, { id: mockDraftId(1) })
  if (found === undefined) throw new Error('The draft is not there')
  return found
}
const listing = () => find(world.listings, { id: draft().listingId ?? 0 })
const become = (typed: Parameters<typeof changeDraftState>[2]) =>
  changeDraftState(world, draft(), typed).map(({ field }) => field)

it('a home that comes back on the market asks what its draft asks, once that is without problems', () => {
  expect(publishedDraft(world, { draft: draft(), isCompleted: false })).toEqual([])
  expect(become({ state: 'completed', completedPrice: '1.3m' })).toEqual([])
  expect(listing()).toMatchObject({ statusType: 'completed', priceText: '$1,300,000' })
  const { content } = draft()
  update(world.listingDrafts, { id: draft().id }, { content: { ...content, price: 'a lot' } })
  expect([become({ state: 'published' }), listing()?.statusType]).toEqual([['price'], 'completed'])
  expect(publishedDraft(world, { draft: draft(), isCompleted: true })).toEqual([])
  update(world.listingDrafts, { id: draft().id }, { content: { ...content, price: '1,200,000' } })
  expect(become({ state: 'published' })).toEqual([])
  expect(listing()).toMatchObject({ statusType: 'available', priceText: '$1,200,000', completedOn: null })
})
