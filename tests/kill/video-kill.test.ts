import { chmod, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { askForVideo, findVideo } from '#server/modules/listing-videos/listing-videos.queries.ts'
import { fillSmallWorld } from '#tests/support/small-world.ts'
import { type KilledWorkers, killedWorkers } from './killed-workers.ts'

const LISTING = 1
/** Longer than whoever makes a video is waited for. */
const MINUTES = 4

let workers: KilledWorkers
beforeAll(async () => {
  workers = await killedWorkers('tests/kill/video-worker.ts')
  await workers.withDatabase(fillSmallWorld)
}, 120_000)
afterAll(() => workers.close())
beforeEach(() =>
  workers.withDatabase(async (database) => {
    await database.exec('delete from listing_video')
    await askForVideo(database, { listingId: LISTING, identifier: crypto.randomUUID(), now: new Date() })
  }),
)

/** In place of ffmpeg: kills the server that began it in the middle of its work, the first times that it runs, and goes on alone. */
async function deadly(times: number) {
  const [program, log] = ['program.cjs', 'runs'].map((name) =>
    path.join(workers.folder, `${crypto.randomUUID()}-${name}`),
  )
  const script = `
    const { appendFileSync, readFileSync, writeFileSync } = require('node:fs')
    const [log, output] = [${JSON.stringify(log)}, process.argv.at(-1)]
    appendFileSync(log, 'x')
    writeFileSync(output, 'half a video')
    if (readFileSync(log, 'utf8').length <= ${times}) process.kill(process.ppid, 'SIGKILL')
    writeFileSync(output, 'a whole video')`
  await writeFile(program ?? '', `#!${process.execPath}\n${script}`)
  await chmod(program ?? '', 0o755)
  const runs = async () => (await readFile(log ?? '', 'utf8')).length
  return { program: program ?? '', runs }
}

const video = () => workers.withDatabase((database) => findVideo(database, LISTING))
const filesIn = (name: string) =>
  readdir(path.join(workers.folder, name), { recursive: true, withFileTypes: true }).then((entries) =>
    entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  )

it('makes a video once whose server was killed while ffmpeg ran, and again when the file was stored', async () => {
  const { program, runs } = await deadly(1)
  await workers.run({ given: [program] })
  expect([await video(), await runs()]).toMatchObject([{ state: 'running', file: null }, 1])
  // It may still be made.
  await workers.run({ given: [program] })
  expect(await runs()).toBe(1)
  await workers.run({ given: [program, String(MINUTES)], killAfter: 1 })
  expect([await video(), await runs()]).toMatchObject([{ state: 'running', file: null }, 2])
  await workers.run({ given: [program, String(2 * MINUTES)] })
  const made = await video()
  expect([made, await runs()]).toMatchObject([{ state: 'done', file: { bytes: 'a whole video'.length } }, 3])
  const files = await filesIn('objects')
  expect(files.map((file) => path.basename(file))).toEqual([made?.file?.identifier])
  expect(await readFile(files[0] ?? '', 'utf8')).toBe('a whole video')
  expect(await filesIn('work')).toEqual([])
  await workers.run({ given: [program, String(3 * MINUTES)] })
  expect(await runs()).toBe(3)
})

it('gives up a video that was begun three times, and says why', async () => {
  const { program, runs } = await deadly(Infinity)
  for (let round = 0; round < 4; round += 1) await workers.run({ given: [program, String(round * MINUTES)] })
  expect([await video(), await runs()]).toMatchObject([{ state: 'failed', failure: 'programFailed', file: null }, 3])
})
