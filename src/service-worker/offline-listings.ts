import { cacheNameOf, isKeeping, isOfBuild, savedCacheNames, type OfflineWorker } from './kept-build.ts'

/** Homes that open without a connection; those that were saved last. */
export const MOST_HOMES = 50
const FRESH_FOR_MS = 6 * 3_600_000
const SAVED_AT = 'x-saved-at'

export type ListingsMessage = {
  kind: 'keep-homes'
  /** The paths of saved homes, the one that was saved last first. */
  paths: readonly string[]
  /** Whether there are no others. */
  isAll: boolean
}

export function isListingsMessage(data: unknown): data is ListingsMessage {
  // Each part is looked at before it is taken.
  const { kind, paths, isAll } = Object(data) as Record<keyof ListingsMessage, unknown>
  return kind === 'keep-homes' && typeof isAll === 'boolean' && Array.isArray(paths) && paths.every(isHomePath)
}

const isHomePath = (path: unknown): path is string => typeof path === 'string' && /^\/homes\/[^?#]+$/.test(path)

/**
 * Keeps the pages of saved homes as the portal renders them for everybody, read anew after some hours; of a home that is none any
 * more, none. Only where the frames are kept, which are cleared with the sign-out.
 */
export async function saveListings({ paths, isAll }: ListingsMessage, worker: OfflineWorker): Promise<void> {
  if (!(await isKeeping(worker))) return
  const wanted = paths.slice(0, MOST_HOMES)
  const cache = await worker.caches.open(cacheNameOf(worker.files))
  for (const path of wanted) {
    const kept = await cache.match(path)
    if (worker.now() - Number(kept?.headers.get(SAVED_AT) ?? 0) < FRESH_FOR_MS) continue
    // oxlint-disable-next-line no-await-in-loop -- in the background nothing is asked for in a burst
    const page = await savedPage(path, worker).catch(() => undefined)
    if (page === null) await cache.delete(path)
    if (!page) continue
    // At the end, for the first ones make room.
    await cache.delete(path)
    await cache.put(path, page)
  }
  const listings = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter(isHomePath)
  const others = listings.filter((path) => !wanted.includes(path))
  const surplus = isAll ? others : others.slice(0, Math.max(0, listings.length - MOST_HOMES))
  for (const path of surplus) await cache.delete(path)
}

/** The homes that another build kept, with this one. */
export async function saveListingsAgain(worker: OfflineWorker): Promise<void> {
  const caches = await Promise.all((await savedCacheNames(worker)).map((name) => worker.caches.open(name)))
  const requests = await Promise.all(caches.map((cache) => cache.keys()))
  const paths = requests.flat().map(({ url }) => new URL(url).pathname)
  await saveListings({ kind: 'keep-homes', paths: [...new Set(paths)].filter(isHomePath), isAll: false }, worker)
}

/** Null for a home that is gone; rejects where the portal has another build by now. */
async function savedPage(path: string, worker: OfflineWorker): Promise<Response | null> {
  const page = await worker.fetch(path, { credentials: 'omit', cache: 'no-cache' })
  if (page.status === 404 || page.status === 410) return null
  const text = await page.text()
  if (!page.ok || page.redirected || !isOfBuild(text, worker.files)) throw new Error(`${path} is not of this build.`)
  const headers = new Headers(page.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(SAVED_AT, String(worker.now()))
  const saved = text.replace('<html', `<html data-saved-at="${worker.now()}" data-saved-path="${encodeURI(path)}"`)
  return new Response(saved, { headers })
}
