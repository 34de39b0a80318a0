import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkPastSale } from '#domain/transactions/past-sale.ts'
import { chosenSale, draftOf, emptyDraft, savedDraft, typedSale } from './past-sale-draft.ts'

const texts = new Map<string, string>()

beforeEach(() => {
  texts.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

const sale = {
  id: 2,
  status: 'available' as const,
  type: 'rental' as const,
  streetAddress: '27 Drummond Street',
  suburb: { uri: 'carlton-vic-3053', label: 'Carlton, VIC 3053' },
  price: 520,
  completedOn: '2013-02-01',
  propertyType: 'House' as const,
  bedrooms: null,
  check: { proofKind: 'tenancyAgreement' as const, proofReference: 'Bond 1029384', reason: '', version: 3 },
}

describe('a past sale as it is typed', () => {
  it('is sent as it was, where nothing was changed', () => {
    const draft = draftOf(sale)
    expect(draft.baseVersion).toBe(3)
    expect(chosenSale(typedSale(draft))).toEqual({
      type: 'rental',
      streetAddress: '27 Drummond Street',
      suburbUri: 'carlton-vic-3053',
      price: 520,
      completedOn: '2013-02-01',
      propertyType: 'House',
      bedrooms: null,
      proofKind: 'tenancyAgreement',
      proofReference: 'Bond 1029384',
    })
  })

  it('lacks everything but its type at first, and is nothing that could be sent', () => {
    const typed = typedSale(emptyDraft())
    expect(checkPastSale(typed, '2026-11-21').map(({ field }) => field)).toEqual([
      'streetAddress',
      'suburbUri',
      'price',
      'completedOn',
      'propertyType',
      'proofKind',
      'proofReference',
    ])
    expect(chosenSale(typed)).toBeNull()
  })

  it('takes dollars as people write them, and letters for no number', () => {
    expect(typedSale({ ...emptyDraft(), price: '$1,250,000', bedrooms: ' 4 ' })).toMatchObject({
      price: 1_250_000,
      bedrooms: 4,
    })
    expect(typedSale({ ...emptyDraft(), price: 'much', bedrooms: 'four' })).toMatchObject({
      price: Number.NaN,
      bedrooms: Number.NaN,
    })
  })

  it('is found again with its key, each by itself, and is a good draft or nothing, whatever stands in storage', () => {
    const draft = draftOf(sale)
    savedDraft('tom-ryan', 2).write(draft)
    expect(savedDraft('tom-ryan', 2).read()).toEqual(draft)
    expect(savedDraft('tom-ryan', 'new').read()).toBeNull()
    expect(savedDraft('eva-rossi', 2).read()).toBeNull()
    const holds = (text: string) => {
      texts.set('pastSale:tom-ryan:new', text)
      const found = savedDraft('tom-ryan', 'new').read()
      expect(found === null || found.idempotencyKey.length >= 16).toBe(true)
      expect(found === null || Array.isArray(checkPastSale(typedSale(found), '2026-11-21'))).toBe(true)
    }
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), holds))
    texts.set('pastSale:tom-ryan:new', '{"price":7,"suburb":{"uri":3},"type":"gift","idempotencyKey":"short"}')
    expect(savedDraft('tom-ryan', 'new').read()).toMatchObject({ price: '', suburb: null, type: 'sale' })
  })
})
