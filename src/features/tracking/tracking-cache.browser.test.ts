import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TrackedRecord } from '#machines/record-tracking/record-tracking.ts'
import { abandonedCaches, ownCache } from './tab-caches.ts'
import { trackingCache } from './tracking-cache.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const WORD = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
const KEY = `tracking:listings:${WORD}`

let now = 0
beforeEach(() => {
  now = 1_800_000_000_000
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const record = (id: number, type = 27, pageType = 'home'): TrackedRecord => ({ type, pageType, id })
const cache = () => trackingCache(KEY, Date.now)

it('records are held by event type and page type', () => {
  cache().add([record(1), record(2, 1), record(3), record(3)])
  cache().add([record(4, 27, 'searchResults'), record(5, 1)])
  expect(cache().freeze()?.groups).toEqual([
    { type: 27, pageType: 'home', ids: [1, 3, 3] },
    { type: 1, pageType: 'home', ids: [2, 5] },
    { type: 27, pageType: 'searchResults', ids: [4] },
  ])
})

describe('what is not yet posted', () => {
  it('outlives the page, and leaves under the same number until it has arrived', () => {
    cache().add([record(1)])
    const batch = cache().freeze()
    expect(batch).toEqual({ batchId: `${WORD}-000001`, groups: [{ type: 27, pageType: 'home', ids: [1] }] })
    cache().add([record(2)])
    expect(cache().freeze()).toEqual(batch)
    expect(cache().drop(`${WORD}-000001`)).toBe(true)
    expect(cache().freeze()).toEqual({ batchId: `${WORD}-000002`, groups: [{ type: 27, pageType: 'home', ids: [2] }] })
    expect(cache().drop(`${WORD}-000002`)).toBe(false)
    expect(cache().freeze()).toBeNull()
  })

  it('is not dropped for an answer that another tab has heard already', () => {
    cache().add([record(1)])
    cache().freeze()
    cache().drop(`${WORD}-000001`)
    cache().add([record(2)])
    const next = cache().freeze()
    cache().add([record(3)])
    expect(cache().drop(`${WORD}-000001`)).toBe(true)
    expect(cache().freeze()).toEqual(next)
  })

  it('leaves in portions of 200', () => {
    cache().add(Array.from({ length: 450 }, (_, at) => record(at + 1)))
    const portions = [1, 2, 3].map(() => {
      const batch = cache().freeze()
      cache().drop(batch?.batchId ?? '')
      return batch?.groups.flatMap(({ ids }) => ids) ?? []
    })
    expect(portions.map(({ length }) => length)).toEqual([200, 200, 50])
    expect(new Set(portions.flat()).size).toBe(450)
  })

  it('is posted once and whole, whatever comes when, 200 records at most at once', () => {
    const step = fc.oneof(fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 300 }), fc.constant('post'))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        localStorage.clear()
        const posted = new Map<string, number[]>()
        const added: number[] = []
        const post = () => {
          const batch = cache().freeze()
          if (batch === null) return
          const ids = batch.groups.flatMap((group) => group.ids)
          expect(ids.length).toBeLessThanOrEqual(200)
          posted.set(batch.batchId, ids)
          cache().drop(batch.batchId)
        }
        for (const next of [...steps, ...Array.from({ length: 30 }, () => 'post' as const)]) {
          if (typeof next === 'string') post()
          else {
            cache().add(next.map((id) => record(id)))
            added.push(...next)
          }
        }
        expect([...posted.values()].flat().toSorted()).toEqual(added.toSorted())
      }),
      { numRuns: 30 },
    )
  })

  it('is forgotten with the consent, and its number is used no second time', () => {
    cache().add([record(1)])
    cache().freeze()
    cache().drop(`${WORD}-000001`)
    cache().add([record(2)])
    cache().forget()
    expect(cache().freeze()).toBeNull()
    cache().add([record(3)])
    expect(cache().freeze()?.batchId).toBe(`${WORD}-000002`)
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"sequence":0,"frozen":[],"pending":[]}',
    '{"sequence":1,"frozen":[{}],"pending":[]}',
  ])('begins anew where storage holds %j', (text) => {
    localStorage.setItem(KEY, text)
    expect(cache().freeze()).toBeNull()
    cache().add([record(1)])
    expect(cache().freeze()?.batchId).toBe(`${WORD}-000001`)
  })

  it('lives as long as the page where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const own = cache()
    own.add([record(1)])
    expect(own.freeze()?.groups).toEqual([{ type: 27, pageType: 'home', ids: [1] }])
  })
})

describe('the caches of tabs', () => {
  it('are the same after a reload', () => {
    ownCache('listings').add([record(1)])
    expect(ownCache('listings').freeze()?.groups).toEqual([{ type: 27, pageType: 'home', ids: [1] }])
    expect(ownCache('agents').freeze()).toBeNull()
  })

  it('are adopted from a tab that closed a minute ago, not from one that is open', () => {
    cache().add([record(1)])
    ownCache('listings').add([record(2)])
    now += MINUTE
    expect(abandonedCaches('listings')).toEqual([])
    now += 1
    const [left, ...others] = abandonedCaches('listings')
    expect([left?.cache.freeze()?.batchId, others]).toEqual([`${WORD}-000001`, []])
    left?.remove()
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('are removed after a week, also where the clock was off by then', () => {
    for (const days of [8, -8]) {
      cache().add([record(1)])
      now += days * DAY
      expect([abandonedCaches('listings'), localStorage.getItem(KEY)]).toEqual([[], null])
    }
  })
})
