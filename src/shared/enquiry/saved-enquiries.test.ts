import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enquiredListings } from '#src/shared/storage/enquired-listings.ts'
import { emptyEnquiryDraft } from '#domain/enquiries/enquiry-draft.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'
import { savedEnquiry } from './saved-enquiries.ts'

const texts = new Map<string, string>()

beforeEach(() => {
  texts.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('what was typed about a home', () => {
  const enquiry = {
    draft: { ...emptyEnquiryDraft, name: 'Mia', topics: ['contract'] as const, wantsCopy: true },
    idempotencyKey: 'a-key-of-16-chars',
  }

  it('is found again with its key, apart for each home', () => {
    savedEnquiry({ kind: 'listing', listingId: 7 }).write(enquiry)
    expect(savedEnquiry({ kind: 'listing', listingId: 7 }).read()).toEqual(enquiry)
    expect(savedEnquiry({ kind: 'listing', listingId: 8 }).read()).toBeNull()
  })

  it('is a good draft or nothing, whatever stands in storage', () => {
    const holds = (text: string) => {
      texts.set('enquiry:7', text)
      const found = savedEnquiry({ kind: 'listing', listingId: 7 }).read()
      expect(found === null || typeof found.draft.message === 'string').toBe(true)
    }
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), holds))
    texts.set('enquiry:7', '{"idempotencyKey":"a-key-of-16-chars","draft":{"name":3,"topics":["ghosts","pets"]}}')
    expect(savedEnquiry({ kind: 'listing', listingId: 7 }).read()?.draft).toEqual({
      ...emptyEnquiryDraft,
      topics: ['pets'],
    })
    texts.set('enquiry:7', '{"idempotencyKey":"short","draft":{"name":"Mia"}}')
    expect(savedEnquiry({ kind: 'listing', listingId: 7 }).read()).toBeNull()
  })

  it('goes out under a key that the contract takes and nobody else has', () => {
    const keys = Array.from({ length: 1000 }, newIdempotencyKey)
    expect(new Set(keys).size).toBe(1000)
    expect(keys.every((key) => /^[A-Za-z0-9_-]{16,100}$/.test(key))).toBe(true)
  })
})

describe('what was typed to an agent', () => {
  it('is found again with the home that it is about, and nothing that is none', () => {
    const suburb = { uri: 'fitzroy-vic-3065', label: 'Fitzroy, VIC 3065' }
    const draft = { ...emptyEnquiryDraft, reason: 'letting' as const, streetAddress: '12 Smith Street', suburb }
    const subject = { kind: 'seller', agentId: 4 } as const
    savedEnquiry(subject).write({ draft, idempotencyKey: 'a-key-of-16-chars' })
    expect(savedEnquiry(subject).read()?.draft).toEqual(draft)
    expect(savedEnquiry({ kind: 'agent', agentId: 4 }).read()).toBeNull()
    texts.set(
      'enquiry:seller:4',
      '{"idempotencyKey":"a-key-of-16-chars","draft":{"reason":"love","buyerKind":3,"suburb":{"uri":"x"}}}',
    )
    expect(savedEnquiry(subject).read()?.draft).toEqual(emptyEnquiryDraft)
  })
})

describe('the homes that were enquired about', () => {
  it('are at most 100, the most recent first, each once with its last time', () => {
    const history = enquiredListings()
    for (let id = 1; id <= 120; id += 1) history.add({ listingId: id, enquiredAt: '2026-11-20T02:00:00.000Z' })
    history.add({ listingId: 60, enquiredAt: '2026-11-21T02:00:00.000Z' })
    const found = history.read()
    expect([found.length, found[0], found[1]?.listingId]).toEqual([
      100,
      { listingId: 60, enquiredAt: '2026-11-21T02:00:00.000Z' },
      120,
    ])
    expect(found.filter(({ listingId }) => listingId === 60)).toHaveLength(1)
  })

  it('are taken from storage only as far as they are right', () => {
    texts.set('enquiredListings:5', '[{"listingId":1,"enquiredAt":"soon"},{"listingId":"2"},null,7]')
    expect(enquiredListings(5).read()).toEqual([])
  })
})
