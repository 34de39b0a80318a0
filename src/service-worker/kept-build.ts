const PREFIX = 'offline-pages-'

/** What a service worker needs of its surroundings to answer without a connection. */
export type OfflineWorker = {
  /** The files of this build that the pages are made of; none where nothing was built. */
  files: readonly string[]
  caches: Pick<CacheStorage, 'keys' | 'open' | 'delete' | 'match'>
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  /** Whether the browser has a connection, as far as it knows. */
  isOnline: () => boolean
  /** In milliseconds since 1970. */
  now: () => number
}

/** Has the browser keep the worker until work is done. */
export type WaitUntil = (work: Promise<unknown>) => void

/** The names of files change with what is in them, so a list of names is a build. */
export function cacheNameOf(files: readonly string[]): string {
  let hash = 0
  for (const character of files.join()) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0
  return PREFIX + hash.toString(36)
}

/** The caches of all builds. */
export const savedCacheNames = async ({ caches }: OfflineWorker): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX))

/** Whether this browser wants pages kept: a member who saves homes is there. */
export const isKeeping = async (worker: OfflineWorker): Promise<boolean> => (await savedCacheNames(worker)).length > 0

/** Whether all scripts that a page begins with are of this build. */
export function isOfBuild(page: string, files: readonly string[]): boolean {
  const modules = page.match(/\/assets\/[\w.-]+\.js/g) ?? []
  return modules.length > 0 && modules.every((file) => files.includes(file))
}
