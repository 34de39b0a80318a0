import { fromCallback, fromPromise } from 'xstate'
import { noFeedCounts } from '#domain/feeds/feed-upload.ts'
import {
  type ChosenFile,
  feedUploadMachine,
  type ImportProgress,
  type ReadProgressOutput,
} from '#machines/feed-upload/feed-upload.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const chosenFile: ChosenFile = { name: 'friday.xml', byteCount: 2000, idempotencyKey: 'key-of-friday-0001' }

export const importedTo = (bytesRead: number, state: ImportProgress['state'] = 'importing'): ImportProgress => ({
  state,
  byteCount: 2000,
  bytesRead,
  listingCount: bytesRead / 1000,
  counts: { ...noFeedCounts, accepted: bytesRead / 1000 },
})

/** Everything that can happen to a file that is sent by hand, what the portal answers included. */
const feedUploadEvents = [
  { type: 'file.chosen', file: chosenFile },
  { type: 'file.chosen', file: { ...chosenFile, name: 'friday.csv' } },
  { type: 'file.removed' },
  { type: 'upload.submitted' },
  { type: 'upload.cancelled' },
  { type: 'progress.asked' },
  { type: 'bytes.sent', byteCount: 1000 },
  { type: 'file.sent', uploadId: 'upload-1' },
  { type: 'file.refused', message: 'The file is empty.' },
  { type: 'connection.lost' },
  ...[importedTo(1000), importedTo(2000, 'done'), importedTo(1000, 'failed'), null].map((output) => ({
    type: 'xstate.done.actor.readProgress',
    output,
  })),
  { type: 'xstate.error.actor.readProgress' },
  { type: 'xstate.after.answerTimeout.feedUpload.following.reading' },
  { type: 'xstate.after.untilNextLook.feedUpload.following.waiting' },
  { type: 'xstate.after.untilNextLook.feedUpload.following.away' },
]

/** The machine without surroundings: nothing that is sent arrives, and nobody answers. */
export const stillFeedUpload = feedUploadMachine.provide({
  actors: {
    sendFile: fromCallback<{ type: string }, ChosenFile>(() => {}),
    readProgress: fromPromise<ReadProgressOutput, { uploadId: string }>(() => new Promise<never>(() => {})),
  },
  actions: { showUploads: () => {} },
})

export const feedUploadPaths = transitionPaths(stillFeedUpload, feedUploadEvents)
