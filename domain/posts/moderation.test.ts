import { expect, it } from 'vitest'
import { decisionsFor, kindsToRead, mayCloseWriting } from './moderated-kinds.ts'
import { canAppeal, revisionOf, waitsForStaff } from './moderation.ts'

it('is appealed against once, unless it was published or decided on an appeal', () => {
  expect(canAppeal('rejected', [])).toBe(false)
  expect(canAppeal('rejected', ['reject'])).toBe(true)
  expect(canAppeal('rejected', ['publish', 'merge'])).toBe(true)
  expect(canAppeal('published', ['reject', 'publish'])).toBe(false)
  expect(canAppeal('published', ['edit'])).toBe(true)
  expect(canAppeal('rejected', ['reject', 'appeal'])).toBe(false)
  expect(canAppeal('rejected', ['reject', 'appeal', 'reject'])).toBe(false)
  expect(canAppeal('held', ['reject'])).toBe(false)
  expect(canAppeal('withdrawn', ['edit'])).toBe(false)
})

it('waits for staff while it is held, reported or appealed against, and not once it was taken back', () => {
  const post = { status: 'published', reportCount: 0, isAppealed: false } as const
  expect(waitsForStaff(post)).toBe(false)
  expect(waitsForStaff({ ...post, reportCount: 1 })).toBe(true)
  expect(waitsForStaff({ ...post, status: 'held' })).toBe(true)
  expect(waitsForStaff({ ...post, status: 'rejected', reportCount: 1 })).toBe(false)
  expect(waitsForStaff({ ...post, status: 'rejected', isAppealed: true })).toBe(true)
  expect(waitsForStaff({ ...post, status: 'withdrawn', isAppealed: true })).toBe(false)
})

it('has another revision after each step and each change', () => {
  const editedAt = new Date(5)
  const all = [
    { steps: [], editedAt: null },
    { steps: [], editedAt },
    { steps: [{ id: 7 }], editedAt },
    { steps: [{ id: 7 }, { id: 9 }], editedAt },
  ]
  expect(new Set(all.map(revisionOf)).size).toBe(4)
})

it('is read and decided by the staff of its kind', () => {
  const viewer = { ugc_permission: ['CanViewAny'] }
  const manager = { ugc_permission: ['CanManageAny'] }
  const ofReviews = { agents_permission: ['CanManageAnyAgentReview'] }
  expect(kindsToRead(null, null)).toEqual([])
  expect(kindsToRead({}, null)).toEqual([])
  expect(kindsToRead(viewer, null)).toEqual(['locationReview', 'question', 'discussion', 'answer', 'comment'])
  expect(kindsToRead(manager, ['agentReview', 'answer'])).toEqual(['answer'])
  expect(kindsToRead(ofReviews, null)).toEqual(['agentReview'])
  expect(decisionsFor(viewer, 'question')).toEqual([])
  expect(decisionsFor(manager, 'question')).toContain('merge')
  expect(decisionsFor(manager, 'locationReview')).toEqual(['publish', 'reject', 'edit'])
  expect(decisionsFor(manager, 'comment')).not.toContain('merge')
  expect(decisionsFor(ofReviews, 'agentReview')).toEqual(['publish', 'reject'])
  expect([null, viewer, manager, ofReviews].map(mayCloseWriting)).toEqual([false, false, true, false])
})
