import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storedList } from './stored-list.ts'
import { storedValue } from './stored-value.ts'
import type { RecentSearch } from './recent-searches.ts'

/** What a browser keeps for a site, as several tabs see it. */
function browserStorage() {
  const texts = new Map<string, string>()
  const refuses = { reading: false, writing: false }
  const refuse = (): never => {
    throw new DOMException('no', 'SecurityError')
  }
  return {
    texts,
    refuses,
    storage: {
      getItem: (key: string) => (refuses.reading ? refuse() : (texts.get(key) ?? null)),
      setItem: (key: string, text: string) => void (refuses.writing ? refuse() : texts.set(key, text)),
    },
  }
}

let browser = browserStorage()

const otherTabWrote = (key: string, text: string) => {
  browser.texts.set(key, text)
  window.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

beforeEach(() => {
  vi.resetModules()
  browser = browserStorage()
  vi.stubGlobal('localStorage', browser.storage)
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

const numbers = (limit = 3) =>
  storedList({ key: 'n', limit, isEntry: (found) => typeof found === 'number', identityOf: (entry: number) => entry })

describe('a history in the browser', () => {
  it('has the most recent first, each once, and no more than its limit', () => {
    const list = numbers()
    for (const entry of [1, 2, 3, 1, 4]) list.add(entry)
    expect(list.read()).toEqual([4, 1, 3])
    expect(numbers().read()).toEqual([4, 1, 3])
  })

  it('takes what it knows from whatever stands in storage', () => {
    const isTidy = (text: string) => {
      browser.texts.set('n', text)
      const entries = numbers().read()
      return entries.length <= 3 && entries.every((entry) => typeof entry === 'number')
    }
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), isTidy))
    browser.texts.set('n', '[2,"x",null,2,5,{"a":1}]')
    expect(numbers().read()).toEqual([2, 5])
  })

  it('lives as long as the page where storage is blocked or full', () => {
    browser.refuses.writing = true
    const list = numbers()
    list.add(7)
    expect(list.read()).toEqual([7])
    browser.refuses.reading = true
    expect(list.read()).toEqual([7])
    expect(numbers().read()).toEqual([])
  })

  it('adds to what another tab has added meanwhile, and hears of it', () => {
    const list = numbers()
    const heard = vi.fn<() => void>()
    const stop = list.onChange(heard)
    list.add(1)
    otherTabWrote('n', '[2,1]')
    expect(heard).toHaveBeenCalledTimes(2)
    list.add(3)
    expect(list.read()).toEqual([3, 2, 1])
    otherTabWrote('something else', '1')
    stop()
    otherTabWrote('n', '[]')
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('hears when another tab clears the storage', () => {
    const heard = vi.fn<() => void>()
    storedValue('v', Number).onChange(heard)
    window.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    expect(heard).toHaveBeenCalledOnce()
  })

  it('gives the same object until it changes', () => {
    const list = numbers()
    list.add(1)
    expect(list.read()).toBe(list.read())
  })
})

describe('the homes that were viewed', () => {
  it('are at most 100, apart for each owner', async () => {
    const { viewedListings } = await import('./viewed-listings.ts')
    for (let id = 1; id <= 130; id += 1) viewedListings().add(id)
    expect(viewedListings().read()).toHaveLength(100)
    expect(viewedListings().read().slice(0, 2)).toEqual([130, 129])
    viewedListings(7).add(5)
    expect(viewedListings(7).read()).toEqual([5])
  })

  it('are ids and nothing else', async () => {
    browser.texts.set('viewedListings:anonymous', '[1,-1,0,1.5,"2",9e99,3]')
    const { viewedListings } = await import('./viewed-listings.ts')
    expect(viewedListings().read()).toEqual([1, 3])
  })
})

describe('the recent searches', () => {
  const search = (address: string, at = 1): RecentSearch => ({ address, label: `At ${address}`, mode: 'buy', at })

  it('are ten, and one that is made again moves up', async () => {
    const { readRecentSearches, rememberSearch } = await import('./recent-searches.ts')
    for (let number = 1; number <= 12; number += 1) rememberSearch(search(`/for-sale/place-${number}`))
    rememberSearch(search('/for-sale/place-5', 9))
    expect(readRecentSearches()).toHaveLength(10)
    expect(readRecentSearches()[0]).toEqual(search('/for-sale/place-5', 9))
  })

  it('are one where they look the same, with the latest address', async () => {
    const { readRecentSearches, rememberSearch } = await import('./recent-searches.ts')
    const fitzroy = { ...search('/for-sale/fitzroy-vic-3065/real-estate'), label: 'Fitzroy, VIC 3065' }
    rememberSearch(fitzroy)
    rememberSearch({ ...fitzroy, address: `${fitzroy.address}?sort=newest`, at: 2 })
    rememberSearch({ ...fitzroy, label: `${fitzroy.label} · House`, address: '/for-sale/fitzroy-vic-3065/houses' })
    rememberSearch({ ...fitzroy, mode: 'rent', address: '/for-rent/fitzroy-vic-3065/real-estate' })
    expect(readRecentSearches().map(({ address }) => address)).toEqual([
      '/for-rent/fitzroy-vic-3065/real-estate',
      '/for-sale/fitzroy-vic-3065/houses',
      '/for-sale/fitzroy-vic-3065/real-estate?sort=newest',
    ])
  })

  it.each([
    ['an address elsewhere', { ...search('https://elsewhere.example/for-sale/x') }],
    ['an address of another host', { ...search('//elsewhere.example/for-sale/x') }],
    ['a script', { ...search('javascript:alert(1)') }],
    ['a mode that is none', { ...search('/for-sale/x'), mode: 'steal' }],
    ['no label', { ...search('/for-sale/x'), label: '' }],
    ['no time', { ...search('/for-sale/x'), at: null }],
  ])('never come from storage with %s', async (_, tampered) => {
    browser.texts.set('recentSearches', JSON.stringify([tampered]))
    const { readRecentSearches } = await import('./recent-searches.ts')
    expect(readRecentSearches()).toEqual([])
  })
})

describe('the visits', () => {
  const minutes = (count: number) => Date.parse('2026-11-20T00:00:00Z') + count * 60_000

  it('end after 30 minutes without activity, at the last thing that was done', async () => {
    const { recordActivity, previousVisitEndedAt } = await import('./last-visit.ts')
    recordActivity(minutes(0))
    expect(previousVisitEndedAt()).toBeNull()
    recordActivity(minutes(29))
    recordActivity(minutes(58))
    expect(previousVisitEndedAt()).toBeNull()
    recordActivity(minutes(88))
    expect(previousVisitEndedAt()).toBe(minutes(58))
    recordActivity(minutes(90))
    expect(previousVisitEndedAt()).toBe(minutes(58))
  })

  it('survive a clock that was ahead', async () => {
    const { recordActivity, previousVisitEndedAt } = await import('./last-visit.ts')
    browser.texts.set('visit', JSON.stringify({ previousEndedAt: minutes(500), lastActiveAt: minutes(900) }))
    recordActivity(minutes(0))
    expect(previousVisitEndedAt()).toBeNull()
    recordActivity(minutes(40))
    expect(previousVisitEndedAt()).toBe(minutes(0))
  })

  it('begin anew where storage holds nonsense', async () => {
    browser.texts.set('visit', '{"previousEndedAt":"yesterday","lastActiveAt":[]}')
    const { recordActivity, previousVisitEndedAt } = await import('./last-visit.ts')
    recordActivity(minutes(0))
    expect(previousVisitEndedAt()).toBeNull()
  })
})
