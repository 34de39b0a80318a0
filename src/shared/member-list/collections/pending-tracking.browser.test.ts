import { beforeEach, expect, it } from 'vitest'
import {
  dropPendingTracking,
  hasPendingTracking,
  savePendingTracking,
  nextPendingBatch,
  removePendingBatch,
} from './pending-tracking.ts'

beforeEach(() => localStorage.removeItem('pendingTracking'))

it('keeps each event of a home once, by what it is', () => {
  savePendingTracking('AddToCollection', 12, 'search')
  savePendingTracking('AddToCollection', 12, 'home')
  savePendingTracking('InspectionSave', 12, 'listingDetails')
  savePendingTracking('AuctionSave', 14, 'listingDetails')
  expect(nextPendingBatch()?.groups).toEqual([
    { type: 13, pageType: 'search', ids: [12] },
    { type: 12, pageType: 'listingDetails', ids: [12] },
    { type: 11, pageType: 'listingDetails', ids: [14] },
  ])
})

it('adds nothing to what may have been posted, and gives it again under its number until it is removed', () => {
  savePendingTracking('AddToCollection', 12, 'search')
  const first = nextPendingBatch()
  savePendingTracking('AddToCollection', 14, 'search')
  expect(nextPendingBatch()).toEqual(first)
  removePendingBatch(first?.batchId ?? '')
  const second = nextPendingBatch()
  expect(second?.groups).toEqual([{ type: 13, pageType: 'search', ids: [14] }])
  expect(second?.batchId).not.toBe(first?.batchId)
})

it('forgets a home that is let go of, and leaves nothing in storage', () => {
  savePendingTracking('AddToCollection', 12, 'search')
  dropPendingTracking(12)
  expect([hasPendingTracking(), localStorage.getItem('pendingTracking')]).toEqual([false, null])
})

it('is what storage holds, as far as that can be one', () => {
  localStorage.setItem(
    'pendingTracking',
    '[{"batchId":"abcdefgh-000001","records":[{"type":1,"pageType":"x","id":3}]},7]',
  )
  expect(nextPendingBatch()).toBeNull()
})
