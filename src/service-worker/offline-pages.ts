/** The frames that stand for all pages that open without a connection; the server renders each the same for everyone. */
const frames = {
  collections: '/collections',
  inspections: '/collections/inspections',
  /** Of a collection that there is none of: what is in it comes from the page. */
  collection: '/collections/000000000000/saved',
} as const
const PREFIX = 'offline-pages-'

/** What a service worker needs of its surroundings to answer without a connection. */
export type OfflineWorker = {
  /** The files of this build that the pages are made of; none where nothing was built. */
  files: readonly string[]
  caches: Pick<CacheStorage, 'keys' | 'open' | 'delete' | 'match'>
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
}

/** The frame for a path; null where the page needs a connection. */
export function frameOf(path: string): string | null {
  if (path === '/collections') return frames.collections
  if (/^\/collections\/inspections(?:\/\d{4}-\d\d-\d\d)?$/.test(path)) return frames.inspections
  return /^\/collections\/[a-z\d]{12}(?:\/[^/]+)?$/i.test(path) ? frames.collection : null
}

/** The names of files change with what is in them, so a list of names is a build. */
export function cacheNameOf(files: readonly string[]): string {
  let hash = 0
  for (const character of files.join()) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0
  return PREFIX + hash.toString(36)
}

const keptNames = async ({ caches }: OfflineWorker): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX))

/** Whether this browser wants pages kept: a member who saves homes is there. */
export const isKeeping = async (worker: OfflineWorker): Promise<boolean> => (await keptNames(worker)).length > 0

/**
 * Keeps the frames and what they are made of. They are asked for as nobody, so that nothing in them is anyone's; rejects where
 * the server has another build by now.
 */
export async function keepPages({ files, caches, fetch }: OfflineWorker): Promise<void> {
  if (files.length === 0) return
  const cache = await caches.open(cacheNameOf(files))
  if ((await cache.match(frames.collection)) !== undefined) return
  const pages = await Promise.all(Object.values(frames).map((path) => fetchFrame(path, { files, fetch })))
  await cache.addAll([...files])
  for (const [path, page] of pages) await cache.put(path, page)
}

async function fetchFrame(
  path: string,
  { files, fetch }: Pick<OfflineWorker, 'files' | 'fetch'>,
): Promise<[string, Response]> {
  const page = await fetch(path, { credentials: 'omit', cache: 'no-store' })
  const text = await page.clone().text()
  const modules = text.match(/\/assets\/[\w.-]+\.js/g) ?? []
  if (!page.ok || modules.length === 0 || modules.some((file) => !files.includes(file))) {
    throw new Error(`${path} is not of this build.`)
  }
  return [path, page]
}

/** Lets go of what other builds kept. */
export async function dropOtherBuilds(worker: OfflineWorker): Promise<void> {
  const others = (await keptNames(worker)).filter((name) => name !== cacheNameOf(worker.files))
  await Promise.all(others.map((name) => worker.caches.delete(name)))
}

/** The answer to a request of this origin; null where the browser asks by itself. The network comes first for every page. */
export function answerOf(request: Request, worker: OfflineWorker): Promise<Response> | null {
  if (request.method !== 'GET') return null
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate') {
    const frame = frameOf(pathname)
    return frame === null ? null : pageOrFrame(request, frame, worker)
  }
  return worker.files.includes(pathname) ? fileOrFetched(request, pathname, worker) : null
}

async function pageOrFrame(request: Request, frame: string, worker: OfflineWorker): Promise<Response> {
  try {
    return await worker.fetch(request)
  } catch (error) {
    const kept = await keptAnswer(frame, worker)
    if (kept === undefined) throw error
    return kept
  }
}

/** What stands in a file is told by its name: a kept one is never out of date. */
const fileOrFetched = async (request: Request, path: string, worker: OfflineWorker): Promise<Response> =>
  (await keptAnswer(path, worker)) ?? worker.fetch(request)

/** To open a cache that was cleared meanwhile would make it anew. */
const keptAnswer = (path: string, { caches, files }: OfflineWorker): Promise<Response | undefined> =>
  caches.match(path, { cacheName: cacheNameOf(files) })
