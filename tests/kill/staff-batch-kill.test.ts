import { afterAll, beforeAll, expect, it } from 'vitest'
import { type KilledWorkers, killedWorkers } from './killed-workers.ts'

const CROWD = 400
/** The members on whom each server works before it is killed. */
const points = [1, 37, 60, 20, 19, 83]

let workers: KilledWorkers
beforeAll(async () => {
  workers = await killedWorkers('tests/kill/staff-batch-worker.ts')
  await workers.withDatabase((database) =>
    database.exec(`
      insert into member (id, username, name, email, email_confirmed_at, created_at)
        select n, 'crowd-' || n, 'Crowd ' || n, 'crowd-' || n || '@homely.example', now(), now() from generate_series(0, ${CROWD}) as n;
      insert into member_claim (member_id, area, claim) values (0, 'users_permission', 'CanManageAny');
      insert into staff_batch (id, staff_id, idempotency_key, kind, reason, total, started_at)
        values (1, 0, 'key-of-the-first-batch', 'closeAccount', 'A list of passwords.', ${CROWD}, now());
      insert into staff_batch_member (batch_id, member_id) select 1, n from generate_series(1, ${CROWD}) as n`),
  )
}, 120_000)
afterAll(() => workers.close())

/** How many were done, how many accounts are closed, and how many rows of the log name each of them once. */
const state = () =>
  workers.withDatabase(async (database) => {
    const [row] = await database.query<{ done: number; closed: number; logged: number; twice: number }>(
      `select (select count(*) from staff_batch_member where outcome = 'done') as done,
         (select count(*) from member where closed_at is not null) as closed,
         (select count(distinct thing_id) from staff_action) as logged,
         (select count(*) from staff_action) - (select count(distinct thing_id) from staff_action) as twice`,
    )
    return row ?? { done: 0, closed: 0, logged: 0, twice: 0 }
  })

it('does each member of a batch once, however often the server is killed in the middle', async () => {
  let before = 0
  for (const killAfter of points) {
    await workers.run({ killAfter })
    const { done, closed, logged, twice } = await state()
    expect([closed, logged, twice]).toEqual([done, done, 0])
    expect(done).toBeGreaterThanOrEqual(before)
    before = done
  }
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(CROWD)
  await workers.run()
  expect(await state()).toEqual({ done: CROWD, closed: CROWD, logged: CROWD, twice: 0 })
}, 120_000)
