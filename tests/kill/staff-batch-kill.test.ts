import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { migratedFolder, silentLog } from '#tests/support/database.ts'
import { projectRoot } from '../../tools/project-root.ts'

const CROWD = 400
/** The members on whom each server works before it is killed. */
const points = [1, 37, 60, 20, 19, 83]

let folder: string
beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'portal-batch-kill-')), 'database')
  await rename(await migratedFolder(), folder)
  await withDatabase((database) =>
    database.exec(`
      insert into member (id, username, name, email, email_confirmed_at, created_at)
        select n, 'crowd-' || n, 'Crowd ' || n, 'crowd-' || n || '@homely.example', now(), now() from generate_series(0, ${CROWD}) as n;
      insert into member_claim (member_id, area, claim) values (0, 'users_permission', 'CanManageAny');
      insert into staff_batch (id, staff_id, idempotency_key, kind, reason, total, started_at)
        values (1, 0, 'key-of-the-first-batch', 'closeAccount', 'A list of passwords.', ${CROWD}, now());
      insert into staff_batch_member (batch_id, member_id) select 1, n from generate_series(1, ${CROWD}) as n`),
  )
}, 120_000)
afterAll(() => rm(path.dirname(folder), { recursive: true, force: true }))

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ folder, log: silentLog })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function workUntil(killAfter: number): Promise<void> {
  const child = spawn(process.execPath, ['tests/kill/staff-batch-worker.ts', folder], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let count = 0
  for await (const _line of createInterface({ input: child.stdout })) if (++count === killAfter) child.kill('SIGKILL')
  await ended
}

/** How many were done, how many accounts are closed, and how many rows of the log name each of them once. */
const state = () =>
  withDatabase(async (database) => {
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
    await workUntil(killAfter)
    const { done, closed, logged, twice } = await state()
    expect([closed, logged, twice]).toEqual([done, done, 0])
    expect(done).toBeGreaterThanOrEqual(before)
    before = done
  }
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(CROWD)
  await workUntil(Infinity)
  expect(await state()).toEqual({ done: CROWD, closed: CROWD, logged: CROWD, twice: 0 })
}, 120_000)
