import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { insertRows } from '#tests/support/insert-rows.ts'
import { staffActionsDuring } from '#tests/support/staff-actions.ts'
import {
  everyClaim,
  type StaffListingsUnderTest,
  staffListingsUnderTest,
} from '#tests/support/staff-listings-under-test.ts'

let test: StaffListingsUnderTest
beforeAll(async () => {
  test = await staffListingsUnderTest()
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.exec('truncate event_dead_letter restart identity')
  for (const id of [1, 2, 3])
    await insertRows(test.database, 'event_dead_letter', {
      id,
      consumer: id === 3 ? 'agents' : 'alerts',
      event_id: id,
      kind: 'listing.published',
      subject_id: 1,
      details: '{}',
      occurred_at: '2026-11-01',
      error: 'No mailbox for mia@homely.example',
      created_at: `2026-11-0${id}`,
    })
})

const REASON = 'The cause is mended.'
const act = (who: string | null, name: string, ids: readonly number[], reason = REASON) =>
  test.ask(who, `mutation Act($input: ActOnDeadLettersInput!) { actOnDeadLetters(input: $input) { done settled } }`, {
    input: { ids, act: name, reason },
  })
const letters = async (who: string | null = 'manager', consumer: string | null = null) =>
  test.ask(
    who,
    'query Letters($consumer: String) { deadLetters(consumer: $consumer) { total results { id error isRetrying } } }',
    { consumer },
  )
type Answer = Awaited<ReturnType<typeof letters>>
const codeOf = ({ errors }: Answer): string => errors?.[0]?.extensions.code ?? 'done'
const outcome = ({ data }: Answer) => data.actOnDeadLetters
const standing = async () =>
  (await letters()).data.deadLetters.results.map(({ id, isRetrying }: { id: number; isRetrying: boolean }) => [
    id,
    isRetrying,
  ])

it('whoever manages listings looks after jobs, and nobody with any other claim', async () => {
  const asked = {
    report: (who: string | null) => test.ask(who, '{ workReport { queues { name } consumers { name } } }'),
    letters,
    retry: (who: string | null) => act(who, 'retry', [1]),
    discard: (who: string | null) => act(who, 'discard', [2]),
  }
  for (const [name, ask] of Object.entries(asked)) {
    for (const claim of everyClaim) {
      const expected = claim === 'listings_permission CanManageAny' ? 'done' : 'FORBIDDEN'
      expect([name, claim, codeOf(await ask(claim))]).toEqual([name, claim, expected])
    }
    expect([codeOf(await ask(null)), codeOf(await ask('mia'))]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN'])
  }
})

it('says how far each consumer is, and how many dead letters it has', async () => {
  await test.database.exec(`
    truncate domain_event restart identity;
    insert into domain_event (kind, subject_id, details, occurred_at)
    select 'listing.published', number, '{}', '2026-11-01' from generate_series(1, 5) as number;
    truncate event_cursor;
    insert into event_cursor (consumer, last_event_id, failures) values ('agents', 5, 0), ('alerts', 3, 2)`)
  const { data } = await test.ask(
    'manager',
    '{ workReport { queues { name } consumers { name behind failures deadLetters } } }',
  )
  expect(data.workReport).toEqual({
    queues: [],
    consumers: [
      { name: 'agents', behind: 0, failures: 0, deadLetters: 1 },
      { name: 'alerts', behind: 2, failures: 2, deadLetters: 2 },
    ],
  })
})

it('shows the dead letters of all or of one consumer, the latest first, without contact details', async () => {
  expect((await letters()).data.deadLetters).toMatchObject({ total: 3, results: [{ id: 3 }, { id: 2 }, { id: 1 }] })
  expect((await letters('manager', 'agents')).data.deadLetters).toEqual({
    total: 1,
    results: [{ id: 3, error: 'No mailbox for [left out]', isRetrying: false }],
  })
})

it('asks for another try once, with a row in the log; who comes second is told', async () => {
  const actions = await staffActionsDuring(test.database, async () => {
    expect(outcome(await act('manager', 'retry', [1, 2, 2]))).toEqual({ done: 2, settled: 0 })
    expect(outcome(await act('manager', 'retry', [1, 3]))).toEqual({ done: 1, settled: 1 })
    expect(outcome(await act('manager', 'discard', [1]))).toEqual({ done: 0, settled: 1 })
  })
  expect(actions.map(({ kind, thing, reason }) => [kind, thing, reason])).toEqual([
    ['retryDeadLetter', 'deadLetter 1', REASON],
    ['retryDeadLetter', 'deadLetter 2', REASON],
    ['retryDeadLetter', 'deadLetter 3', REASON],
  ])
  expect(await standing()).toEqual([
    [3, true],
    [2, true],
    [1, true],
  ])
})

it('discards what nobody tries again', async () => {
  expect(outcome(await act('manager', 'discard', [1, 99]))).toEqual({ done: 1, settled: 1 })
  expect(await standing()).toEqual([
    [3, false],
    [2, false],
  ])
})

it('changes nothing without a reason or a recent sign-in', async () => {
  expect(codeOf(await act('manager', 'discard', [1], 'no'))).toBe('BAD_INPUT')
  expect(codeOf(await act('early', 'discard', [1]))).toBe('SIGN_IN_AGAIN')
  expect(await standing()).toHaveLength(3)
})
