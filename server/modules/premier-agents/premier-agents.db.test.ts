import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { type PermissionArea, permissions } from '#domain/lookups/permissions.ts'
import { addCursor } from '#server/platform/events/domain-events.queries.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import { noJobs } from '#server/platform/jobs/no-jobs.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { insertRows } from '#tests/support/insert-rows.ts'
import { type Answer, testSupport } from '#tests/support/portal-under-test.ts'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from '#tests/support/small-world.ts'
import { staffActionsDuring } from '#tests/support/staff-actions.ts'

const RIGHT = 'agents_permission CanTriggerPremierAgentWorkflow'
const everyClaim = Object.entries(permissions).flatMap(([area, names]) => names.map((name) => `${area} ${name}`))
const claimed = (claim: string, agentId: number | null = null): CallingMember => {
  const [area, name] = claim.split(' ') as [PermissionArea, string]
  return { memberId: 100 + everyClaim.indexOf(claim), claims: { [area]: [name] }, agentId }
}
/** Mia manages the agent 1; Ivo is staff who manages the agent 2. */
const members: Readonly<Record<string, CallingMember>> = {
  mia: { memberId: 1, claims: {}, agentId: 1 },
  ivo: { ...claimed(RIGHT, 2), memberId: 2 },
  staff: claimed(RIGHT),
  ...Object.fromEntries(everyClaim.map((claim) => [claim, claimed(claim)])),
}

let world: SmallWorld
let app: Awaited<ReturnType<typeof buildApp>>
let hasSignedIn = true
let handlers: readonly JobHandler[] = []
let username = ''
beforeAll(async () => {
  world = await createSmallWorld()
  const { database } = world
  for (const { memberId, agentId } of Object.values(members))
    await database.query(
      `insert into member (id, username, name, email, created_at, agent_id, type)
       values ($1, $2, $3, $4, '2026-01-01', $5, $6) on conflict do nothing`,
      [
        memberId,
        `member-${memberId}`,
        `Member ${memberId}`,
        `m${memberId}@homely.example`,
        agentId,
        agentId === null ? 1 : 2,
      ],
    )
  const [agent] = await database.query<{ username: string }>('select username from agent where id = 1')
  username = agent?.username ?? ''
  app = await buildApp({
    ...world.parts,
    jobs: { ...noJobs, work: (all) => Promise.resolve(void (handlers = all)) },
    support: testSupport,
    publicOrigin: 'https://portal.example',
    async identify({ headers }) {
      const member = members[String(headers['x-member'])]
      return member === undefined ? null : { ...member, ...(hasSignedIn ? { signedInAt: SMALL_WORLD_NOW } : {}) }
    },
  })
  await app.ready()
  await addCursor(database, 'premier')
}, 60_000)
afterAll(async () => {
  await app.close()
  await world.close()
})
beforeEach(async () => {
  hasSignedIn = true
  await world.database.exec(`
    delete from premier_workflow; delete from premier_email_stop; delete from pending_notification; delete from mail;
    truncate domain_event restart identity; update event_cursor set last_event_id = 0 where consumer = 'premier';
    update member set email_confirmed_at = now() where id = 1;
    delete from agent_transaction; delete from enquiry; delete from agent_rating;
    update agent set portrait_identifier = null, bio = '', left_on = null where id = 1`)
})

const WORKFLOW = 'state revision acts steps { name isDone }'
async function ask(who: string | null, query: string, variables: object = {}): Promise<Answer> {
  const payload = { query, variables }
  return (
    await app.inject({ method: 'POST', url: '/graphql', payload, headers: { 'x-member': who ?? '' } })
  ).json<Answer>()
}
const act = (who: string | null, name: string, revision: number, more: object = {}) =>
  ask(
    who,
    `mutation Act($input: ActOnPremierInput!) { actOnPremierWorkflow(input: $input) { workflow { ${WORKFLOW} } } }`,
    { input: { username, act: name, reason: 'For a reason.', revision, ...more } },
  )
const read = (who: string | null) => ask(who, `{ premierWorkflow(username: "${username}") { ${WORKFLOW} } }`)
const workflow = async () => (await read('staff')).data.premierWorkflow
const openSteps = async () =>
  (await workflow()).steps.flatMap(({ name, isDone }: { name: string; isDone: boolean }) => (isDone ? [] : name))
const isPremier = async () =>
  (await ask(null, `{ profile(username: "${username}") { agent { isPremier } } }`)).data.profile.agent.isPremier
const codeOf = ({ errors }: Answer): string => errors?.[0]?.extensions.code ?? 'done'
/** What was mailed, once what waits is sent. */
const subjects = async () => {
  for (const [name, data] of [
    ['events.premier', {}],
    ['premier.mail', { memberId: 1 }],
  ] as const)
    await handlers.find((each) => each.name === name)?.handle(data)
  return (
    await world.database.query<{ subject: string; recipient: string }>(
      'select subject, recipient from mail order by id',
    )
  ).map(({ subject, recipient }) => [recipient, subject])
}

/** Brings the agent 1 to where every step is done but that of staff. */
async function doAll(): Promise<void> {
  const { database } = world
  await database.query(`update agent set portrait_identifier = 'face', bio = repeat('x', 100) where id = 1`)
  await insertRows(
    database,
    'agent_transaction',
    ...[1, 2, 3].map((at) => ({
      agent_id: 1,
      idempotency_key: `key-of-the-past-sale-${at}`,
      status: 'completed',
      type: 'sale',
      street_address: `${at} High Street`,
      suburb_id: 1,
      price: 900_000,
      completed_on: '2026-05-01',
      property_type: 'House',
      proof_kind: 'contractOfSale',
      proof_reference: 'A 123',
      entered_at: SMALL_WORLD_NOW,
      waits_since: SMALL_WORLD_NOW,
    })),
  )
  await database.query(
    `insert into enquiry (id, reference, kind, idempotency_key, fingerprint, agent_id, name, email, message, sender_mark, received_at)
     values (1, gen_random_uuid(), 'agent', 'key-of-an-enquiry-1', 'x', 1, 'Ann', 'ann@homely.example', 'Hello', 'x', $1)`,
    [SMALL_WORLD_NOW],
  )
  await database.query(
    `insert into enquiry_reply (enquiry_id, agent_id, idempotency_key, message, sent_at)
     values (1, 1, 'key-of-a-reply-1', 'Yes', $1::timestamptz + interval '24 hours')`,
    [SMALL_WORLD_NOW],
  )
}

describe('who may', () => {
  it('act: whoever has the claim, and nobody with any other', async () => {
    for (const claim of everyClaim)
      expect([claim, codeOf(await act(claim, 'start', 0))]).toEqual([claim, claim === RIGHT ? 'done' : 'FORBIDDEN'])
    expect([codeOf(await act(null, 'start', 0)), codeOf(await act('mia', 'stop', 1))]).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
    ])
  })

  it('act: not for themselves, once they have logged in recently, with a reason', async () => {
    const [own] = await world.database.query<{ username: string }>('select username from agent where id = 2')
    expect(codeOf(await act('ivo', 'start', 0, { username: own?.username }))).toBe('FORBIDDEN')
    expect(codeOf(await act('staff', 'start', 0, { reason: 'no' }))).toBe('BAD_INPUT')
    hasSignedIn = false
    expect(codeOf(await act('staff', 'start', 0))).toBe('SIGN_IN_AGAIN')
  })

  it('read: these staff and the agent', async () => {
    expect((await read('mia')).data.premierWorkflow.state).toBe('notStarted')
    expect([codeOf(await read('ugc_permission CanManageAny')), codeOf(await read(null))]).toEqual([
      'FORBIDDEN',
      'UNAUTHENTICATED',
    ])
  })
})

describe('the way to a Premier Agent', () => {
  it('is started once, told to the agent, and waits for what the portal does not hold', async () => {
    const log = await staffActionsDuring(world.database, async () => {
      const started = await act('staff', 'start', 0)
      expect(started.data.actOnPremierWorkflow.workflow).toMatchObject({ state: 'waitingForAgent', revision: 1 })
      expect(codeOf(await act('staff', 'start', 0))).toBe('done')
    })
    expect(log.map(({ kind, thing, reason }) => [kind, thing, reason])).toEqual([
      ['startPremier', 'agent 1', 'For a reason.'],
    ])
    expect(await subjects()).toEqual([['m1@homely.example', 'Become a Premier Agent']])
    expect(await openSteps()).toEqual(['profile', 'pastSales', 'reviews', 'reply', 'contact'])
  })

  it('sees what the agent did', async () => {
    await doAll()
    await act('staff', 'start', 0)
    expect(await openSteps()).toEqual(['reviews', 'contact'])
    await world.database.exec(`update enquiry_reply set sent_at = sent_at + interval '1 second'`)
    await world.database.exec(
      `update agent_transaction set status = 'available' where street_address = '1 High Street'`,
    )
    await world.database.exec(`update agent set portrait_identifier = null where id = 1`)
    expect(await openSteps()).toContain('profile')
    await world.database.exec(`update member set avatar_picture = 'x' where id = 1`)
    expect(await openSteps()).not.toContain('profile')
    await world.database.exec(`update member set avatar_picture = null where id = 1`)
    await world.database.exec(`update agent set portrait_identifier = 'face', bio = 'Short.' where id = 1`)
    expect(await openSteps()).toEqual(['profile', 'pastSales', 'reviews', 'reply', 'contact'])
  })

  it('tells who decides on what somebody else has changed, and what cannot be', async () => {
    await act('staff', 'start', 0)
    expect(codeOf(await act('staff', 'confirmContact', 0))).toBe('CONFLICT')
    expect(codeOf(await act('staff', 'complete', 1))).toBe('CONFLICT')
    expect((await workflow()).revision).toBe(1)
    const [other] = await world.database.query<{ username: string }>(
      'select username from agent where not exists (select from member where agent_id = agent.id) limit 1',
    )
    expect(codeOf(await act('staff', 'start', 0, { username: other?.username }))).toBe('CONFLICT')
  })

  it('ends at a Premier Agent, who stays one until staff end it or the agent leaves', async () => {
    await doAll()
    await insertRows(world.database, 'agent_rating', {
      agent_id: 1,
      review_count: 3,
      verified_count: 0,
      imported_count: 0,
      one_star_count: 0,
      two_star_count: 0,
      three_star_count: 0,
      four_star_count: 0,
      five_star_count: 3,
    })
    await act('staff', 'start', 0)
    expect((await workflow()).state).toBe('readyForStaff')
    expect(codeOf(await act('staff', 'complete', 1))).toBe('CONFLICT')
    await act('staff', 'confirmContact', 1)
    expect(await isPremier()).toBe(false)
    await act('staff', 'complete', 2)
    expect((await subjects()).at(-1)).toEqual(['m1@homely.example', 'You’re a Premier Agent'])
    expect([await isPremier(), (await workflow()).state]).toEqual([true, 'completed'])
    await world.database.exec('delete from agent_transaction')
    expect(await isPremier()).toBe(true)
    await world.database.exec(`update agent set left_on = '2026-01-01' where id = 1`)
    expect(await isPremier()).toBe(false)
    await world.database.exec('update agent set left_on = null where id = 1')
    await act('staff', 'stop', 3)
    expect([await isPremier(), (await workflow()).state]).toEqual([false, 'stopped'])
    expect((await subjects()).at(-1)).toEqual(['m1@homely.example', 'Your Premier Agent checklist has ended'])
  })
})

describe('the emails about it', () => {
  const mailText = async () => {
    await subjects()
    const [mail] = await world.database.query<{ text: string }>(
      'select text_body as text from mail order by id desc limit 1',
    )
    return mail?.text ?? ''
  }
  const emails = async (who: string) => (await ask(who, '{ premierEmails }')).data.premierEmails
  const setEmails = (who: string | null, isOn: boolean) =>
    ask(who, 'mutation Set($isOn: Boolean!) { setPremierEmails(isOn: $isOn) { isOn } }', { isOn })

  it('say what holds last where much happens at once, with the way to it', async () => {
    await act('staff', 'start', 0)
    await act('staff', 'stop', 1)
    expect((await subjects()).map(([, subject]) => subject)).toEqual(['Your Premier Agent checklist has ended'])
    await act('staff', 'start', 2)
    expect(await mailText()).toContain(`https://portal.example/agent/${username}/settings`)
    expect(await subjects()).toHaveLength(2)
  })

  it('are stopped by their link, and turned on again in the settings', async () => {
    await act('staff', 'start', 0)
    const token = /token=([\w.-]+)/.exec(await mailText())?.[1]
    expect(await emails('mia')).toBe(true)
    const stopped = await app.inject({ method: 'POST', url: '/api/alerts/unsubscribe', payload: { token } })
    expect([stopped.statusCode < 300, await emails('mia')]).toEqual([true, false])
    await act('staff', 'stop', 1)
    expect(await subjects()).toHaveLength(1)
    expect((await setEmails('mia', true)).data.setPremierEmails.isOn).toBe(true)
    await act('staff', 'start', 2)
    expect(await subjects()).toHaveLength(2)
    await setEmails('mia', false)
    await act('staff', 'stop', 3)
    expect(await subjects()).toHaveLength(2)
  })

  it('that wait are not sent once they are stopped', async () => {
    await act('staff', 'start', 0)
    await handlers.find(({ name }) => name === 'events.premier')?.handle({})
    await setEmails('mia', false)
    expect(await subjects()).toEqual([])
  })

  it('are for agents alone', async () => {
    expect([
      await emails('staff'),
      codeOf(await setEmails('staff', true)),
      codeOf(await setEmails(null, true)),
    ]).toEqual([null, 'FORBIDDEN', 'UNAUTHENTICATED'])
  })
})
