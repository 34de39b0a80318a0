import { cacheNameOf, isOfBuild, savedCacheNames, type OfflineWorker, type WaitUntil } from './kept-build.ts'
import { offlineNote } from './offline-note.ts'
import { photoOf } from './offline-photos.ts'

/** The frames that stand for all pages that open without a connection; the server renders each the same for everyone. */
const frames = {
  collections: '/collections',
  inspections: '/collections/inspections',
  /** Of a collection that there is none of: what is in it comes from the page. */
  collection: '/collections/000000000000/saved',
} as const

/** The frame for a path; null where the page needs a connection. */
export function frameOf(path: string): string | null {
  if (path === '/collections') return frames.collections
  if (/^\/collections\/inspections(?:\/\d{4}-\d\d-\d\d)?$/.test(path)) return frames.inspections
  return /^\/collections\/[a-z\d]{12}(?:\/[^/]+)?$/i.test(path) ? frames.collection : null
}

/**
 * Keeps the frames and what they are made of. They are asked for as nobody, so that nothing in them is anyone's; rejects where
 * the server has another build by now.
 */
export async function savePages({ files, caches, fetch }: OfflineWorker): Promise<void> {
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
  if (!page.ok || !isOfBuild(await page.clone().text(), files)) throw new Error(`${path} is not of this build.`)
  return [path, page]
}

/** Lets go of what other builds kept. */
export async function dropOtherBuilds(worker: OfflineWorker): Promise<void> {
  const others = (await savedCacheNames(worker)).filter((name) => name !== cacheNameOf(worker.files))
  await Promise.all(others.map((name) => worker.caches.delete(name)))
}

/** The answer to a request of this origin; null where the browser asks by itself. The network comes first for every page. */
export function answerOf(
  request: Request,
  worker: OfflineWorker,
  waitUntil: WaitUntil = () => {},
): Promise<Response> | null {
  if (request.method !== 'GET') return null
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate') {
    return pageOrKept(request, frameOf(pathname) ?? pathname, worker)
  }
  const isSeenAtHome = request.destination === 'image' && /^\/(?:homes|collections)\b/.test(pathOf(request.referrer))
  if (isSeenAtHome && pathname.startsWith('/images/')) return photoOf(request, worker, waitUntil)
  return worker.files.includes(pathname) ? fileOrFetched(request, pathname, worker) : null
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '')

async function pageOrKept(request: Request, path: string, worker: OfflineWorker): Promise<Response> {
  try {
    return await worker.fetch(request)
  } catch {
    const kept = await storedAnswer(path, worker).catch(() => undefined)
    if (kept !== undefined) return kept
    const savedListings = await storedAnswer(frames.collections, worker).catch(() => undefined)
    return offlineNote({ isOnline: worker.isOnline(), arePagesKept: savedListings !== undefined })
  }
}

/** What stands in a file is told by its name: a kept one is never out of date. */
const fileOrFetched = async (request: Request, path: string, worker: OfflineWorker): Promise<Response> =>
  (await storedAnswer(path, worker)) ?? worker.fetch(request)

/** To open a cache that was cleared meanwhile would make it anew. */
const storedAnswer = (path: string, { caches, files }: OfflineWorker): Promise<Response | undefined> =>
  caches.match(path, { cacheName: cacheNameOf(files) })
