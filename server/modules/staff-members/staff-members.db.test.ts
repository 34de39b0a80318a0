import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { lockRecipient } from '#server/modules/notifications/recipients.queries.ts'
import { type StaffUnderTest, staffUnderTest } from '#tests/support/staff-under-test.ts'

const REASON = 'Somebody else has the telephone.'
const MEMBERS = `query ($filter: StaffMemberFilter! = {}, $order: StaffMemberOrder! = newest, $paging: PagingInput! = {}) {
  staffMembers(filter: $filter, order: $order, paging: $paging) { total results { username standing isAgent: kind canManage } } }`
const MEMBER = `query ($id: Int!) { staffMember(id: $id) {
  username email standing revision claims { area claims } contacts { details } sessions { device } canManage } }`
const CLAIMS = `mutation ($input: ChangeClaimsInput!) { changeClaims(input: $input) { revision } }`
const SESSIONS = `mutation ($input: EndMemberSessionsInput!) { endMemberSessions(input: $input) { revision } }`
const CLOSED = `mutation ($input: SetAccountClosedInput!) { setAccountClosed(input: $input) { revision } }`

let portal: StaffUnderTest
beforeAll(async () => {
  portal = await staffUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const ask = (who: string, query: string, variables: object) => portal.ask(who, query, variables)
const idOf = (name: string) => portal.idOf(name)
const logOf = (name: string) =>
  portal.query(
    `select staff.username as staff, kind, reason, changes from staff_action join member staff on staff.id = staff_id
     where thing = 'member' and thing_id = $1 order by staff_action.id`,
    [idOf(name)],
  )
const listed = async (filter: object, more: object = {}) => {
  const { data } = await ask('sam', MEMBERS, { filter, ...more })
  return data.staffMembers.results.map(({ username }: { username: string }) => username)
}
const claims = (who: string, name: string, given: Record<string, string[]>, revision = 0, reason = REASON) =>
  ask(who, CLAIMS, {
    input: {
      memberId: idOf(name),
      claims: Object.entries(given).map(([area, names]) => ({ area, claims: names })),
      revision,
      reason,
    },
  })
const setClosed = (who: string, name: string, isClosed: boolean, revision: number) =>
  ask(who, CLOSED, { input: { memberId: idOf(name), isClosed, revision, reason: REASON } })
const member = async (name: string) => (await ask('sam', MEMBER, { id: idOf(name) })).data.staffMember
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? null

it('finds members by how a name, a family name, a username or an address begins, in each order', async () => {
  expect(await listed({ text: 'MIA' })).toEqual(['mia-chen'])
  expect(await listed({ text: 'chen' })).toEqual(['mia-chen'])
  expect(await listed({ text: 'noah@home' })).toEqual(['noah-reid'])
  expect(await listed({ text: 'ia' })).toEqual([])
  expect(await listed({ text: '%a' })).toEqual([])
  expect(await listed({}, { order: 'name' })).toEqual(['mia-chen', 'noah-reid', 'sam-staff', 'una-new', 'vic-viewer'])
  expect(await listed({})).toEqual(['vic-viewer', 'una-new', 'sam-staff', 'noah-reid', 'mia-chen'])
  expect(await listed({}, { order: 'username', paging: { skip: 1, take: 2 } })).toEqual(['noah-reid', 'sam-staff'])
  expect(codeOf(await ask('sam', MEMBERS, { filter: { text: 'm' } }))).toBe('BAD_INPUT')
})

it('tells whether logging in asks a member for a code too, once they confirmed one', async () => {
  const hasOne = async () => {
    const query = 'query ($id: Int!) { staffMember(id: $id) { hasSecondFactor } }'
    return (await ask('sam', query, { id: idOf('mia-chen') })).data.staffMember.hasSecondFactor
  }
  await portal.query(`insert into member_second_factor (member_id, secret, made_at) values ($1, '', now())`, [
    idOf('mia-chen'),
  ])
  expect(await hasOne()).toBe(false)
  await portal.query('update member_second_factor set confirmed_at = now(), last_step = 1')
  expect(await hasOne()).toBe(true)
})

it('narrows them by kind, standing and permissions, and counts them', async () => {
  await portal.query('update member set type = 2, agent_id = 1 where id = $1', [idOf('noah-reid')])
  await setClosed('sam', 'mia-chen', true, 0)
  expect(await listed({ kind: 'agent' })).toEqual(['noah-reid'])
  expect(await listed({ kind: 'local', standing: 'open' })).toEqual(['vic-viewer', 'sam-staff'])
  expect(await listed({ standing: 'unconfirmed' })).toEqual(['una-new'])
  expect(await listed({ standing: 'closed' })).toEqual(['mia-chen'])
  expect(await listed({ isStaff: true })).toEqual(['vic-viewer', 'sam-staff'])
  const { data } = await ask('vic', MEMBERS, { filter: { isStaff: false }, paging: { skip: 0, take: 1 } })
  expect(data.staffMembers).toMatchObject({ total: 3, results: [{ username: 'una-new' }] })
})

it('tells staff of a member: what they may do, how they are reached, where they are logged in', async () => {
  expect(await member('vic-viewer')).toEqual({
    username: 'vic-viewer',
    email: 'vic@homely.example',
    standing: 'open',
    revision: 0,
    claims: [{ area: 'users_permission', claims: ['CanViewAnyMember'] }],
    contacts: [{ details: 'vic@homely.example' }],
    sessions: [{ device: 'Chrome on Linux' }],
    canManage: true,
  })
  expect((await member('sam-staff')).canManage).toBe(false)
})

it('gives and takes permissions, with what changed in the log, and at once', async () => {
  expect((await claims('sam', 'vic-viewer', { users_permission: ['CanManageAny'] })).data.changeClaims).toEqual({
    revision: 1,
  })
  expect((await logOf('vic-viewer'))[0]).toEqual({
    staff: 'sam-staff',
    kind: 'changeClaims',
    reason: REASON,
    changes: [
      { field: 'users_permission', before: '', after: 'CanManageAny' },
      { field: 'users_permission', before: 'CanViewAnyMember', after: '' },
    ],
  })
  expect(codeOf(await ask('vic', MEMBERS, {}))).toBe('FORBIDDEN')
  await claims('sam', 'vic-viewer', { users_permission: ['CanManageAny'] }, 1)
  expect(await logOf('vic-viewer')).toHaveLength(1)
})

it('gives nothing that staff lack, nothing to themselves, and nothing to an address that nobody confirmed', async () => {
  expect(codeOf(await claims('sam', 'mia-chen', { apps_permission: ['CanToggleFeatures'] }))).toBe('FORBIDDEN')
  expect(codeOf(await claims('sam', 'mia-chen', { apps_permission: ['CanFly'] }))).toBe('BAD_INPUT')
  expect(codeOf(await claims('sam', 'sam-staff', {}))).toBe('FORBIDDEN')
  expect(codeOf(await claims('vic', 'mia-chen', {}))).toBe('FORBIDDEN')
  expect(codeOf(await claims('sam', 'una-new', { users_permission: ['CanManageAny'] }))).toBe('BAD_INPUT')
  expect(codeOf(await claims('sam', 'mia-chen', { users_permission: ['CanManageAny'] }, 0, 'no'))).toBe('BAD_INPUT')
  await portal.query(`insert into member_claim select id, 'ugc_permission', 'CanViewAny' from member where id = $1`, [
    idOf('mia-chen'),
  ])
  expect(codeOf(await claims('sam', 'mia-chen', {}))).toBe('FORBIDDEN')
  expect(await portal.query('select 1 from staff_action')).toEqual([])
})

it('lets the first of two staff decide, and tells the other', async () => {
  await claims('sam', 'vic-viewer', { users_permission: ['CanManageAny', 'CanViewAnyMember'] })
  const answers = await Promise.all([setClosed('sam', 'mia-chen', true, 0), setClosed('vic', 'mia-chen', true, 0)])
  expect(answers.map(codeOf).toSorted()).toEqual(['CONFLICT', null].toSorted())
  expect(await logOf('mia-chen')).toMatchObject([{ kind: 'closeAccount' }])
})

it('lets only one of two staff take the permissions of the other', async () => {
  await claims('sam', 'vic-viewer', { users_permission: ['CanManageAny', 'CanViewAnyMember'] })
  const answers = await Promise.all([claims('sam', 'vic-viewer', {}, 1), claims('vic', 'sam-staff', {}, 0)])
  expect(answers.map(codeOf).toSorted()).toEqual(['FORBIDDEN', null].toSorted())
})

it('lets only one of two staff close the account of the other', async () => {
  const both = { users_permission: ['CanManageAny', 'CanViewAnyMember'] }
  await claims('sam', 'vic-viewer', both)
  const answers = await Promise.all([setClosed('sam', 'vic-viewer', true, 1), setClosed('vic', 'sam-staff', true, 0)])
  expect(answers.map(codeOf).toSorted()).toEqual(['FORBIDDEN', null].toSorted())
})

it('ends every session of a member once', async () => {
  const end = () => ask('sam', SESSIONS, { input: { memberId: idOf('mia-chen'), reason: REASON } })
  await end()
  expect(await portal.refreshes('mia')).toBe(401)
  await end()
  expect(await logOf('mia-chen')).toMatchObject([{ kind: 'endMemberSessions', reason: REASON }])
})

it('closes an account until it is opened again: no session goes on, nobody logs in, no news is mailed', async () => {
  await setClosed('sam', 'mia-chen', true, 0)
  expect(await portal.refreshes('mia')).toBe(401)
  const refused = await portal.signIn('mia')
  expect([refused.status, refused.json.detail]).toEqual([
    403,
    'This account is closed. If you think that’s a mistake, get in touch with us.',
  ])
  expect((await portal.signIn('mia', 'another password of hers')).status).toBe(401)
  expect((await member('mia-chen')).standing).toBe('closed')
  expect(await lockRecipient(portal.database, idOf('mia-chen'))).toBe(null)
  expect(codeOf(await claims('sam', 'mia-chen', { users_permission: ['CanManageAny'] }, 1))).toBe('BAD_INPUT')
  await setClosed('sam', 'mia-chen', false, 1)
  expect((await portal.signIn('mia')).status).toBe(201)
  expect(await lockRecipient(portal.database, idOf('mia-chen'))).toMatchObject({ email: 'mia@homely.example' })
  expect((await logOf('mia-chen')).map(({ kind }) => kind)).toEqual(['closeAccount', 'openAccount'])
})

it('ends what began in the moment in which the account was closed', async () => {
  await portal.query('update member set closed_at = now() where id = $1', [idOf('mia-chen')])
  expect(await portal.refreshes('mia')).toBe(401)
  expect(await ask('mia', '{ staffMembers { total } }', {})).toMatchObject({ errors: [{ code: 'SESSION_ENDED' }] })
})

it('asks staff who logged in long ago to do so again before a change', async () => {
  await portal.query(`update member_session set started_at = started_at - interval '31 minutes'`)
  expect((await member('mia-chen')).username).toBe('mia-chen')
  const given = await claims('sam', 'mia-chen', { users_permission: ['CanViewAnyMember'] })
  expect([codeOf(given), codeOf(await setClosed('sam', 'mia-chen', true, 0))]).toEqual([
    'SIGN_IN_AGAIN',
    'SIGN_IN_AGAIN',
  ])
  expect(await logOf('mia-chen')).toEqual([])
})
