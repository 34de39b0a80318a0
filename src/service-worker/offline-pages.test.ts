import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answerOf,
  cacheNameOf,
  dropOtherBuilds,
  frameOf,
  isKeeping,
  keepPages,
  type OfflineWorker,
} from './offline-pages.ts'

const origin = 'https://portal.example'
const files = ['/assets/entry-1.js', '/assets/list-1.css']
const frame = '<script type="application/json" id="page-modules">["/assets/entry-1.js"]</script>'

let stores: Map<string, Map<string, Response>>
let isOnline: boolean
let served: Record<string, string>
const asked = vi.fn<(path: string, init?: RequestInit) => void>()

const pathOf = (request: RequestInfo | URL) =>
  typeof request === 'string' ? request : new URL(request instanceof Request ? request.url : request).pathname

function cacheOf(store: Map<string, Response>): Cache {
  const cache: Partial<Cache> = {
    match: async (request) => store.get(pathOf(request))?.clone(),
    put: async (request, response) => void store.set(pathOf(request), response),
    addAll: async (requests) => {
      for (const request of requests) store.set(pathOf(request), await worker.fetch(pathOf(request)))
    },
  }
  // The worker uses no more of it.
  return cache as Cache
}

const worker: OfflineWorker = {
  files,
  caches: {
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
    match: async (request, { cacheName = '' } = {}) => stores.get(cacheName)?.get(pathOf(request))?.clone(),
    open: async (name) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return cacheOf(store)
    },
  },
  fetch: async (request, init) => {
    const path = pathOf(request)
    asked(path, init)
    if (!isOnline) throw new TypeError('Failed to fetch')
    return new Response(served[path] ?? frame)
  },
}

/** Only the browser itself makes requests that navigate. */
const navigation = (path: string): Request =>
  Object.defineProperty(new Request(origin + path), 'mode', { value: 'navigate' })
const textOf = async (answer: Promise<Response> | null) => (await (await answer)?.text()) ?? null

beforeEach(() => {
  stores = new Map()
  isOnline = true
  served = {}
  asked.mockClear()
})

describe('pages that open without a connection', () => {
  it.each([
    ['/collections', '/collections'],
    ['/collections/inspections', '/collections/inspections'],
    ['/collections/inspections/2026-11-28', '/collections/inspections'],
    ['/collections/abcdefghij12/by-the-river', '/collections/000000000000/saved'],
    ['/collections/abcdefghij12/by-the-river/compare', null],
    ['/collections/hidden', null],
    ['/alerts', null],
    ['/', null],
  ])('%s is framed by %s', (path, expected) => expect(frameOf(path)).toBe(expected))

  it('are asked for as nobody, and kept with their files', async () => {
    expect(await isKeeping(worker)).toBe(false)
    await keepPages(worker)
    expect(await isKeeping(worker)).toBe(true)
    expect([...(stores.get(cacheNameOf(files)) ?? new Map()).keys()].toSorted()).toEqual([
      '/assets/entry-1.js',
      '/assets/list-1.css',
      '/collections',
      '/collections/000000000000/saved',
      '/collections/inspections',
    ])
    const inits = asked.mock.calls.filter(([path]) => path.startsWith('/collections')).map(([, init]) => init)
    expect(inits).toEqual(Array.from({ length: 3 }, () => ({ credentials: 'omit', cache: 'no-store' })))
    asked.mockClear()
    await keepPages(worker)
    expect(asked).not.toHaveBeenCalled()
  })

  it('are not kept of another build, nor where nothing was built', async () => {
    served['/collections'] = '["/assets/entry-2.js"]'
    await expect(keepPages(worker)).rejects.toThrow('/collections is not of this build.')
    expect(await textOf(answerOf(navigation('/collections/inspections'), worker))).toBe(frame)
    isOnline = false
    await expect(answerOf(navigation('/collections/inspections'), worker)).rejects.toThrow('Failed to fetch')
    stores.clear()
    await keepPages({ ...worker, files: [] })
    expect(stores.size).toBe(0)
  })

  it('of other builds are let go of, and nothing else is', async () => {
    stores.set('offline-pages-former', new Map()).set('saved-homes-5', new Map())
    await keepPages(worker)
    await dropOtherBuilds(worker)
    expect([...stores.keys()].toSorted()).toEqual([cacheNameOf(files), 'saved-homes-5'].toSorted())
  })
})

describe('an answer', () => {
  it('comes from the portal while it can be reached, whatever is kept', async () => {
    await keepPages(worker)
    served['/collections'] = 'as it is now'
    expect(await textOf(answerOf(navigation('/collections'), worker))).toBe('as it is now')
  })

  it('is the frame where it cannot, and for no other page', async () => {
    await keepPages(worker)
    isOnline = false
    expect(await textOf(answerOf(navigation('/collections/abcdefghij12/x'), worker))).toBe(frame)
    expect(answerOf(navigation('/alerts'), worker)).toBeNull()
  })

  it('brings no cache back that was cleared', async () => {
    await textOf(answerOf(new Request(`${origin}/assets/entry-1.js`), worker))
    expect(stores.size).toBe(0)
  })

  it('is a kept file where it is one of this build, and no data ever', async () => {
    await keepPages(worker)
    isOnline = false
    expect(await textOf(answerOf(new Request(`${origin}/assets/entry-1.js`), worker))).toBe(frame)
    expect(answerOf(new Request(`${origin}/assets/other.js`), worker)).toBeNull()
    expect(answerOf(new Request(`${origin}/graphql`), worker)).toBeNull()
    expect(answerOf(new Request(`${origin}/collections`, { method: 'POST' }), worker)).toBeNull()
  })
})
