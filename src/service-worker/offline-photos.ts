import { isKeeping, type OfflineWorker, type WaitUntil } from './kept-build.ts'

/** Cleared with the rest of the saved homes (`kept-answers.ts`). */
export const PHOTO_CACHE = 'saved-homes-photos'
/** Photos of saved homes that are kept once they were seen, so at most 100 MB; those that were seen longest ago go first. */
export const MOST_PHOTOS = 250
export const LARGEST_PHOTO_BYTES = 400_000
const SIZE = 'x-size'

/** A photo on the page of a home or collection: as it was seen, in whichever width, where it does not come. */
export async function photoOf(request: Request, worker: OfflineWorker, waitUntil: WaitUntil): Promise<Response> {
  const isHome = new URL(request.referrer).pathname.startsWith('/homes/')
  try {
    const photo = await worker.fetch(request)
    if (photo.ok && isHome) waitUntil(savePhoto(request, photo.clone(), worker).catch(() => {}))
    return photo
  } catch (error) {
    const seen = await seenPhoto(request.url, worker)
    if (seen === undefined) throw error
    return seen
  }
}

const seenPhoto = (url: string, { caches }: OfflineWorker): Promise<Response | undefined> =>
  caches.match(new URL(url).pathname, { cacheName: PHOTO_CACHE })

/** One size of each photo of a saved home. */
async function savePhoto({ url, referrer }: Request, photo: Response, worker: OfflineWorker): Promise<void> {
  const { caches } = worker
  if (!(await isKeeping(worker)) || (await caches.match(new URL(referrer).pathname)) === undefined) return
  const body = await photo.blob()
  if (body.size > LARGEST_PHOTO_BYTES) return
  const cache = await caches.open(PHOTO_CACHE)
  const path = new URL(url).pathname
  const headers = { 'content-type': photo.headers.get('content-type') ?? '', [SIZE]: String(body.size) }
  const former = await cache.match(path)
  // A smaller one that is seen later does not take the place of a larger one.
  const isLarger = former === undefined || body.size >= Number(former.headers.get(SIZE))
  await cache.delete(path)
  await cache.put(path, isLarger ? new Response(body, { headers }) : former)
  const photos = await cache.keys()
  await Promise.all(photos.slice(0, Math.max(0, photos.length - MOST_PHOTOS)).map((key) => cache.delete(key)))
  // Whoever has left meanwhile leaves nothing.
  if (!(await isKeeping(worker))) await caches.delete(PHOTO_CACHE)
}
