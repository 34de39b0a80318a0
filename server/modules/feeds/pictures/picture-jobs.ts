import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import { fetchDuePictures, type PictureWorkParts, removeUnnamedPictures } from './fetch-due-pictures.ts'
import { FETCH_PICTURES } from './feed-pictures.ts'

/** Fetches pictures when a feed has named some, and every minute what is tried again; and removes what is old. */
export const pictureJobs = (parts: PictureWorkParts): readonly JobHandler[] => [
  {
    name: FETCH_PICTURES,
    handle: () => fetchDuePictures(parts),
    isForAll: true,
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
  },
  {
    name: 'feeds.removePictures',
    handle: () => removeUnnamedPictures(parts),
    isForAll: true,
    schedule: { cron: '35 * * * *', timeZone: 'UTC' },
  },
]
