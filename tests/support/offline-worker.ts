import type { OfflineWorker } from '#src/service-worker/kept-build.ts'

export const origin = 'https://portal.example'

/** The surroundings of a service worker in memory, with a portal that says for each path what the test wants. */
export type OfflineWorld = {
  worker: OfflineWorker
  stores: Map<string, Map<string, Response>>
  isOnline: boolean
  saysOnline: boolean
  now: number
  served: Record<string, string | Response>
  asked: { path: string; init: RequestInit | undefined }[]
}

export const pathOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, origin).pathname

export function offlineWorld(files: readonly string[], page: string): OfflineWorld {
  const cacheOf = (store: Map<string, Response>): Cache => {
    const cache: Partial<Cache> = {
      match: async (request) => store.get(pathOf(request))?.clone(),
      put: async (request, response) => void store.set(pathOf(request), response),
      delete: async (request) => store.delete(pathOf(request)),
      keys: async () => [...store.keys()].map((path) => new Request(origin + path)),
      addAll: async (requests) => {
        for (const request of requests) store.set(pathOf(request), await world.worker.fetch(pathOf(request)))
      },
    }
    // The worker uses no more of it.
    return cache as Cache
  }
  const world: OfflineWorld = {
    stores: new Map(),
    isOnline: true,
    saysOnline: false,
    now: 1_000_000_000_000,
    served: {},
    asked: [],
    worker: {
      files,
      caches: {
        keys: async () => [...world.stores.keys()],
        delete: async (name) => world.stores.delete(name),
        match: async (request, { cacheName } = {}) =>
          [...world.stores]
            .filter(([name]) => cacheName === undefined || name === cacheName)
            .flatMap(([, store]) => store.get(pathOf(request)) ?? [])[0]
            ?.clone(),
        open: async (name) => {
          const store = world.stores.get(name) ?? new Map<string, Response>()
          world.stores.set(name, store)
          return cacheOf(store)
        },
      },
      fetch: async (request, init) => {
        const path = pathOf(request)
        world.asked.push({ path, init })
        if (!world.isOnline) throw new TypeError('Failed to fetch')
        const served = world.served[path] ?? page
        return served instanceof Response ? served.clone() : new Response(served)
      },
      isOnline: () => world.saysOnline,
      now: () => world.now,
    },
  }
  return world
}

/** Only the browser itself makes requests that navigate. */
export const navigation = (path: string): Request =>
  Object.defineProperty(new Request(origin + path), 'mode', { value: 'navigate' })

/** One for a photo of a page. */
export const photoRequest = (path: string, page: string): Request => {
  const request = new Request(origin + path)
  Object.defineProperty(request, 'destination', { value: 'image' })
  return Object.defineProperty(request, 'referrer', { value: origin + page })
}

export const textOf = async (answer: Promise<Response> | null): Promise<string | null> =>
  (await (await answer)?.text()) ?? null
