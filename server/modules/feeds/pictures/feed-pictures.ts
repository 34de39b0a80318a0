import type { FeedPicture } from '#domain/feeds/feed-media.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import {
  failuresOfListings,
  lockListing,
  type PictureFailure,
  type PictureKind,
  type StatedPicture,
  upsertStated,
} from './feed-pictures.queries.ts'
import { nameFetched, type NamingParts } from './name-fetched.ts'
import { uploadFileKey } from './upload-file-key.ts'

export const FETCH_PICTURES = 'feeds.fetchPictures'

/** Where files that a feed names beside it are: in an upload, or nowhere. */
type PicturesFrom = { uploadId: string } | 'addresses'

export type FeedPictures = {
  /** Within the transaction of its caller: what a feed states of the pictures of one kind. The others of that kind stay. */
  state(listingId: number, kind: PictureKind, pictures: readonly FeedPicture[], from: PicturesFrom): Promise<void>
  /** Pictures that listings are without, and why, in words for their agency. */
  failures(listingIds: readonly number[]): Promise<PictureFailure[]>
}

export type FeedPicturesParts = NamingParts & Pick<PlatformServices, 'jobs'>

/** The pictures that feeds name. They are fetched by a job, and what was fetched once under an address is not fetched again. */
export function feedPictures(parts: FeedPicturesParts): FeedPictures {
  const { database, clock, jobs } = parts
  return {
    async state(listingId, kind, pictures, from) {
      if (pictures.length === 0 || !(await lockListing(database, listingId))) return
      const stated = pictures.map((picture) => statedPicture(picture, from))
      await upsertStated(database, { listingId, kind, pictures: stated }, clock())
      // At once where nothing is to be fetched.
      await nameFetched(parts, listingId)
      // One job fetches what is due of all listings; it is also sent every minute.
      await jobs.send(FETCH_PICTURES, {}, { singletonKey: 'due' })
    },
    failures: (listingIds) => failuresOfListings(database, listingIds),
  }
}

/** Of files: those of one store are as near as one host. */
const NO_HOST = ''

function statedPicture({ id, source }: FeedPicture, from: PicturesFrom): StatedPicture {
  if (source === null) return { id, stated: '', source: null, host: NO_HOST, failure: null }
  if ('url' in source) {
    const { url } = source
    return { id, stated: url, source: url, host: URL.parse(url)?.hostname ?? NO_HOST, failure: null }
  }
  const { file } = source
  if (from !== 'addresses')
    return { id, stated: file, source: uploadFileKey(from.uploadId, file), host: NO_HOST, failure: null }
  return { id, stated: file, source: null, host: NO_HOST, failure: 'The feed names a file, but came without files.' }
}
