import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { writeQuestions } from '#demo/data/questions/write-questions.ts'
import { prepareData } from '#server/start/prepare-data.ts'
import { demoPostWorld } from '#tests/support/demo-posts.ts'
import { chanceOf } from '#tests/support/search-oracle/oracle-world.ts'
import { addManyPosts, type PostText } from './support/many-posts.ts'
import { postLists } from './support/post-lists.ts'

/**
 * Milliseconds of every list of posts, with what its page reads beside it, among as many as POSTS says (100,000 by default, 1,000,000 for the figures of
 * record). Embedded, or on the empty database of DATABASE_URL. `TIMES` gives the slowest of their statements.
 */
const POSTS = Number(process.env.POSTS ?? 100_000)
const ROUNDS = Number(process.env.ROUNDS ?? 100)
const WARM_UP = 10
const now = new Date()

const url = process.env.DATABASE_URL
const folder = await mkdtemp(path.join(tmpdir(), 'posts-bench-'))
const log = { info() {}, warn: console.error, error: console.error }
const database = await openDatabase(url === undefined ? { folder, log } : { url, log })
try {
  await prepareData(database, { hasDemoData: false, now, say() {} })
  const began = performance.now()
  await addManyPosts(database, { posts: POSTS, texts: textsOfDemonstration() })
  // The embedded database does so itself every hour, a server by itself.
  if (database.dialect === 'postgres') await database.exec('vacuum analyze')
  else await database.maintain()
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${POSTS} posts in ${seconds} s, ${database.dialect}\n`)
  await measure(database)
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}

/** What people ask at length in the demonstration. */
function textsOfDemonstration(): PostText[] {
  const world = demoPostWorld()
  const asked = world.places.flatMap((place) => writeQuestions(place, world))
  return asked.flatMap(({ title, content }) => (content === '' ? [] : [{ title, content }]))
}

async function measure(target: Database): Promise<void> {
  console.log('| list | p50 ms | p95 ms | most ms | to the plain query |\n|---|---|---|---|---|')
  const plain = await timesOf(() => target.query('select id from post where id = $1', [1], { isPrepared: true }))
  for (const [name, run] of await postLists(target, { chance: chanceOf(53), now })) {
    const at = await timesOf(run)
    console.log(
      `| ${name} | ${at(0.5).toFixed(1)} | ${at(0.95).toFixed(1)} | ${at(1).toFixed(1)} | ${Math.round(at(0.5) / plain(0.5))} |`,
    )
  }
}

async function timesOf(run: () => Promise<unknown>): Promise<(share: number) => number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const start = performance.now()
    await run()
    if (round >= WARM_UP) times.push(performance.now() - start)
  }
  times.sort((left, right) => left - right)
  return (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}
