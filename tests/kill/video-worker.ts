import path from 'node:path'
import { ffmpegEncoder } from '#server/modules/listing-videos/ffmpeg.ts'
import { VideoNotMade } from '#server/modules/listing-videos/listing-video-record.ts'
import { videoMaker } from '#server/modules/listing-videos/video-maker.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { folderStore } from '#server/platform/storage/folder-store.ts'
import { silentLog } from '#tests/support/database.ts'

/** Makes the videos of a folder that wait, so many minutes from now, with a program in place of ffmpeg; says when a file is stored, before that is recorded. */
const [, , folder = '', program = '', minutes = '0'] = process.argv
const database = await openDatabase({ folder, log: silentLog })
const store = folderStore({ folder: path.join(folder, '../objects') })
const maker = videoMaker({
  database,
  clock: () => new Date(Date.now() + Number(minutes) * 60_000),
  objects: {
    ...store,
    async write(key, bytes) {
      await store.write(key, bytes)
      process.stdout.write(`${key}\n`)
    },
  },
  // Of listings it reads the photos, and nothing else.
  listings: {
    byIds: async () => [{ row: { photos: ['a', 'b', 'c'].map((identifier) => ({ identifier, version: 1 })) } }],
  } as unknown as Parameters<typeof videoMaker>[0]['listings'],
  encoder: ffmpegEncoder({ program, folder: path.join(folder, '../work') }),
  pictureOf: async ({ identifier }) => Buffer.from(identifier),
})
try {
  await maker.makeWaiting()
} catch (error) {
  // It is recorded why.
  if (!(error instanceof VideoNotMade)) throw error
}
await database.close()
