import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type StaffUnderTest, staffUnderTest } from '#tests/support/staff-under-test.ts'

const REASON = 'Their passwords were found on a list.'
const KEY = 'key-of-the-first-batch'
const START = `mutation ($input: StartStaffBatchInput!) { startStaffBatch(input: $input) {
  batch { id kind total done unchanged refused isFinished } } }`
const BATCH = 'query ($id: Int!) { staffBatch(id: $id) { total done unchanged refused isFinished } }'
const CROWD = 45

let portal: StaffUnderTest
beforeAll(async () => {
  portal = await staffUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const start = async (input: object, who = 'sam') =>
  portal.ask(who, START, { input: { kind: 'closeAccount', expected: 1, reason: REASON, ...input } })
const batchOf = (answer: Awaited<ReturnType<typeof start>>) => answer.data.startStaffBatch.batch
const progress = async (id: number) => (await portal.ask('sam', BATCH, { id })).data.staffBatch
const work = (id: number) => portal.runJob('staff.batch', { id })
const logged = () => portal.query(`select thing_id as "memberId", reason from staff_action where kind = 'closeAccount'`)
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? null
const crowd = () =>
  portal.query(
    `insert into member (username, name, email, email_confirmed_at, created_at)
     select 'crowd-' || n, 'Crowd ' || n, 'crowd-' || n || '@homely.example', now(), now() from generate_series(1, ${CROWD}) as n`,
  )

it('does to each member of a search what it would do to them alone, and says how far it is', async () => {
  await crowd()
  const batch = batchOf(await start({ filter: { text: 'crowd' }, expected: CROWD }))
  expect(batch).toMatchObject({ total: CROWD, done: 0, isFinished: false })
  await work(batch.id)
  expect(await progress(batch.id)).toEqual({ total: CROWD, done: CROWD, unchanged: 0, refused: 0, isFinished: true })
  expect(await portal.query(`select 1 from member where closed_at is not null`)).toHaveLength(CROWD)
  expect((await logged()).filter(({ reason }) => reason === REASON)).toHaveLength(CROWD)
})

it('goes on where it ended, and does nobody twice', async () => {
  await crowd()
  const { id } = batchOf(await start({ filter: { text: 'crowd' }, expected: CROWD }))
  // The database fails in the third transaction, as when the server ends there.
  await portal.query(`create function fail_once() returns trigger language plpgsql as $$
    begin if new.username = 'crowd-44' then raise exception 'the end'; end if; return new; end $$`)
  await portal.query('create trigger fail_once before update on member for each row execute function fail_once()')
  await expect(work(id)).rejects.toThrow('the end')
  expect(await progress(id)).toMatchObject({ done: 40, isFinished: false })
  expect(await logged()).toHaveLength(40)
  await portal.query('drop trigger fail_once on member')
  await portal.query('drop function fail_once')
  await Promise.all([work(id), portal.runJob('staff.unfinishedBatches')])
  expect(await progress(id)).toMatchObject({ done: CROWD, isFinished: true })
  expect(new Set((await logged()).map(({ memberId }) => memberId)).size).toBe(CROWD)
  expect(await logged()).toHaveLength(CROWD)
})

it('leaves alone whom its staff may not change, who is closed already, and who has left', async () => {
  const names = ['mia-chen', 'noah-reid', 'sam-staff', 'una-new', 'vic-viewer']
  await portal.query(`insert into member_claim select id, 'ugc_permission', 'CanViewAny' from member where id = $1`, [
    portal.idOf('vic-viewer'),
  ])
  await portal.query('update member set closed_at = now() where id = $1', [portal.idOf('noah-reid')])
  const { id } = batchOf(await start({ memberIds: names.map((name) => portal.idOf(name)), expected: 5 }))
  await portal.query(`update member set deleted_at = now() where id = $1`, [portal.idOf('una-new')])
  await work(id)
  expect(await progress(id)).toEqual({ total: 5, done: 1, unchanged: 2, refused: 2, isFinished: true })
  expect(await logged()).toEqual([{ memberId: portal.idOf('mia-chen'), reason: REASON }])
})

it('refuses everyone from the moment in which its staff may not do it any more', async () => {
  const { id } = batchOf(await start({ memberIds: [portal.idOf('mia-chen')] }))
  await portal.query(`delete from member_claim where member_id = $1`, [portal.idOf('sam-staff')])
  await work(id)
  expect(await portal.query('select outcome from staff_batch_member')).toEqual([{ outcome: 'refused' }])
})

it('refuses everyone from the moment in which the account of its staff is closed', async () => {
  const { id } = batchOf(await start({ memberIds: [portal.idOf('mia-chen')] }))
  await portal.query(`update member set closed_at = now() where id = $1`, [portal.idOf('sam-staff')])
  await work(id)
  expect(await portal.query('select outcome from staff_batch_member')).toEqual([{ outcome: 'refused' }])
  expect(await logged()).toEqual([])
})

it('ends the sessions of many', async () => {
  const memberIds = [portal.idOf('mia-chen'), portal.idOf('noah-reid')]
  const { id } = batchOf(await start({ kind: 'endMemberSessions', memberIds, expected: 2 }))
  await work(id)
  expect(await progress(id)).toMatchObject({ done: 2 })
  expect([await portal.refreshes('mia'), await portal.refreshes('noah'), await portal.refreshes('vic')]).toEqual([
    401, 401, 200,
  ])
})

it('begins once under a key, and never with other members than were seen', async () => {
  const memberIds = [portal.idOf('mia-chen')]
  const first = batchOf(await start({ memberIds, idempotencyKey: KEY }))
  expect(batchOf(await start({ memberIds, idempotencyKey: KEY })).id).toBe(first.id)
  expect(codeOf(await start({ memberIds, kind: 'endMemberSessions', idempotencyKey: KEY }))).toBe('BAD_INPUT')
  expect(codeOf(await start({ filter: { text: 'homely' }, expected: 3 }))).toBe('BAD_INPUT')
  expect(codeOf(await start({ filter: { text: 'mia' }, expected: 2 }))).toBe('CONFLICT')
  expect(codeOf(await start({}))).toBe('BAD_INPUT')
  expect(codeOf(await start({ memberIds, filter: {} }))).toBe('BAD_INPUT')
  expect(codeOf(await start({ memberIds }, 'vic'))).toBe('FORBIDDEN')
  expect(await portal.query('select 1 from staff_batch')).toHaveLength(1)
})
