import type { Database } from '#server/platform/database/database.ts'
import type { DemoState } from '#demo/data/demo-state.ts'
import { loadPosts } from '#demo/data/posts/load-posts.ts'
import { preparePosts } from '#demo/data/posts/prepare-posts.ts'
import { writeQuestions } from './write-questions.ts'

/**
 * Adds what people ask and answer to a demonstration that has no question yet; answers how many questions were added. The
 * demonstration's accounts come before.
 */
export async function ensureDemoQuestions(database: Database, state: DemoState, now: Date): Promise<number> {
  const [known] = await database.query(`select 1 from post where kind in ('question', 'discussion') limit 1`)
  if (known) return 0
  return database.transaction(
    async () => {
      const world = await preparePosts(database, state, now)
      const questions = world.places.flatMap((place) => writeQuestions(place, world))
      return (await loadPosts(database, questions)).length
    },
    { isLong: true },
  )
}
