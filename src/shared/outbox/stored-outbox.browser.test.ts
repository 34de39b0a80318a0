import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OutboxEntry } from '#machines/outbox/outbox-entries.ts'
import { hasUnsentChanges } from './has-unsent-changes.ts'
import { isUnsent, persistOutbox, removeStored, takeOutbox } from './stored-outbox.ts'

const entry = (id: string, at: number): OutboxEntry => ({
  id,
  memberId: 5,
  at,
  change: { kind: 'note', listingId: 12, note: `note of ${id}`, stage: null, baseVersion: 0 },
  state: 'waiting',
  current: null,
  message: '',
})
const first = entry('first-entry', 1)
const second = entry('second-entry', 2)
/** As another tab writes it. */
const write = (each: OutboxEntry) => localStorage.setItem(`outbox:${each.id}`, JSON.stringify(each))
const keys = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('outbox:'))
    .toSorted()

beforeEach(() => {
  for (const key of keys()) localStorage.removeItem(key)
  takeOutbox()
})
afterEach(() => vi.restoreAllMocks())

describe('the outbox in storage', () => {
  it('keeps each change by itself and gives them in order', () => {
    persistOutbox([second, first])
    expect([keys(), hasUnsentChanges()]).toEqual([['outbox:first-entry', 'outbox:second-entry'], true])
    expect(takeOutbox()).toEqual([first, second])
    persistOutbox([second])
    expect([keys(), isUnsent('first-entry')]).toEqual([['outbox:second-entry'], false])
  })

  it('removes nothing that another tab has added meanwhile, and brings nothing back that it has sent', () => {
    persistOutbox([first])
    write(second)
    localStorage.removeItem('outbox:first-entry')
    persistOutbox([first])
    expect(keys()).toEqual(['outbox:second-entry'])
    persistOutbox([])
    expect(keys()).toEqual(['outbox:second-entry'])
  })

  it('forgets what was sent', () => {
    persistOutbox([first])
    removeStored('first-entry')
    expect([keys(), hasUnsentChanges()]).toEqual([[], false])
  })

  it('lives as long as the page where storage takes nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    persistOutbox([first])
    expect([takeOutbox(), isUnsent('first-entry')]).toEqual([[first], true])
    removeStored('first-entry')
    expect(takeOutbox()).toEqual([])
  })

  it('is what storage holds, as far as that can be one', () => {
    localStorage.setItem('outbox:broken', '{')
    localStorage.setItem('outbox:other-name', JSON.stringify(first))
    const loose = {
      id: 'loose-entry',
      memberId: 5,
      change: { kind: 'react', listingId: 12, collectionId: '1', comment: 7 },
      state: 'conflict',
    }
    localStorage.setItem('outbox:loose-entry', JSON.stringify(loose))
    const vote = { kind: 'vote', postId: 7, isGiven: false, of: 'post' } as const
    write({ ...first, id: 'later-vote', change: vote })
    localStorage.setItem(
      'outbox:half-vote',
      JSON.stringify({ ...loose, id: 'half-vote', change: { kind: 'vote', postId: 7 } }),
    )
    expect(takeOutbox()).toEqual([
      {
        id: 'loose-entry',
        memberId: 5,
        at: 0,
        change: { kind: 'react', listingId: 12, collectionId: '1', baseVersion: 0, reactionType: null, comment: '' },
        state: 'waiting',
        current: null,
        message: '',
      },
      { ...first, id: 'later-vote', change: vote },
    ])
  })
})
