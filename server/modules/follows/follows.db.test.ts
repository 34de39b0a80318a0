import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALICE, type AlertsUnderTest, alertsUnderTest, BRUNO } from '#tests/support/alerts-under-test.ts'

const SARAH = 1
const TOM = 2
let portal: AlertsUnderTest
beforeAll(async () => {
  portal = await alertsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

type Method = 'POST' | 'DELETE'

async function call(method: Method, url: string, memberId: number | null = ALICE) {
  const response = await portal.app.inject({ method, url, headers: { 'x-member': String(memberId ?? 0) } })
  return { status: response.statusCode, body: response.json() }
}
const followAgent = (id: number | string, memberId?: number | null) =>
  call('POST', `/api/agent/${id}/followers`, memberId)
const unfollowAgent = (id: number, memberId?: number | null) => call('DELETE', `/api/agent/${id}/follower`, memberId)
const followMember = (name: string, memberId?: number | null) => call('POST', `/api/user/${name}/followers`, memberId)
const unfollowMember = (name: string, memberId?: number | null) =>
  call('DELETE', `/api/user/${name}/follower`, memberId)
const later = (seconds: number) => portal.setNow(new Date(portal.now().getTime() + seconds * 1000))

const state = (isFollowing: boolean, followerCount: number) => ({ status: 200, body: { isFollowing, followerCount } })
/** What is stored beside what there is. */
async function counts() {
  const [row] = await portal.database.query(`select
    (select count(*) from follow) as follows,
    (select sum(following_count) from member) as following,
    (select coalesce(sum(follower_count), 0) from member) + (select sum(follower_count) from agent) as followers`)
  return row
}
const names = async (field: 'agentFollowers' | 'agentFollowing', username: string) => {
  const { data } = await portal.ask(null, `query ($u: String!) { ${field}(username: $u) { total results { name } } }`, {
    u: username,
  })
  return [data[field].total, data[field].results.map(({ name }: { name: string }) => name)]
}
const agentName = async (id: number): Promise<{ username: string; name: string }> => {
  const [row] = await portal.database.query<{ username: string; name: string }>(
    'select username, name from agent where id = $1',
    [id],
  )
  if (row === undefined) throw new Error(`The small world has no agent ${id}`)
  return row
}

describe('a follow', () => {
  it('is there once however often it is pressed, and counted in the same moment', async () => {
    expect(await followAgent(SARAH)).toEqual(state(true, 1))
    expect(await followAgent(SARAH)).toEqual(state(true, 1))
    expect(await Promise.all([followAgent(SARAH, BRUNO), followAgent(SARAH, BRUNO)])).toEqual([
      state(true, 2),
      state(true, 2),
    ])
    expect(await counts()).toEqual({ follows: 2, following: 2, followers: 2 })
    expect(await unfollowAgent(SARAH)).toEqual(state(false, 1))
    expect(await unfollowAgent(SARAH)).toEqual(state(false, 1))
    expect(await counts()).toEqual({ follows: 1, following: 1, followers: 1 })
  })

  it('of two members who follow each other at the same moment is two', async () => {
    const both = await Promise.all([followMember('bruno-costa'), followMember('alice-lee', BRUNO)])
    expect(both).toEqual([state(true, 1), state(true, 1)])
    expect(await counts()).toEqual({ follows: 2, following: 2, followers: 2 })
    expect(await unfollowMember('Bruno-Costa')).toEqual(state(false, 0))
  })

  it('is of nobody but members, never of oneself, and of nobody who is not there', async () => {
    expect((await followAgent(SARAH, null)).status).toBe(401)
    expect((await followAgent(999)).status).toBe(404)
    expect((await followMember('nobody-at-all')).status).toBe(404)
    expect((await followAgent('abc')).status).toBe(400)
    const own = await followMember('alice-lee')
    expect([own.status, own.body.errors[0].code]).toEqual([400, 'BAD_INPUT'])
    await portal.database.query('update member set agent_id = $1, type = 2 where id = $2', [TOM, ALICE])
    expect((await followAgent(TOM)).status).toBe(400)
    expect((await followMember('alice-lee')).status).toBe(400)
    expect((await followAgent(SARAH, 77)).status).toBe(401)
    expect(await counts()).toEqual({ follows: 0, following: 0, followers: 0 })
  })

  it('of an agent who is a member is the same by either name', async () => {
    await portal.database.query('update member set agent_id = $1, type = 2 where id = $2', [TOM, BRUNO])
    expect(await followMember('bruno-costa')).toEqual(state(true, 1))
    expect(await followAgent(TOM)).toEqual(state(true, 1))
    expect(await unfollowMember('bruno-costa')).toEqual(state(false, 0))
  })

  it('ends at a thousand people, of whom none is lost', async () => {
    await portal.database.query(
      `insert into member (id, username, name, created_at) select n, 'member-' || n, 'Member', $1 from generate_series(101, 1100) n`,
      [portal.now()],
    )
    await portal.database.query(
      `insert into follow select $1::int, n, null, $2::timestamptz from generate_series(101, 1100) n`,
      [ALICE, portal.now()],
    )
    expect((await followMember('member-101')).status).toBe(200)
    const refused = await followAgent(SARAH)
    expect([refused.status, refused.body.detail]).toEqual([
      400,
      'You can follow 1000 people at most. Unfollow somebody first.',
    ])
    await unfollowMember('member-101')
    expect(await followAgent(SARAH)).toEqual(state(true, 1))
  })

  it('is listed for both, who came last first, in parts', async () => {
    const sarah = await agentName(SARAH)
    await followAgent(SARAH)
    later(1)
    await followAgent(SARAH, BRUNO)
    later(1)
    await followMember('bruno-costa')
    expect(await names('agentFollowers', sarah.username)).toEqual([2, ['Bruno Costa', 'Alice Lee']])
    expect(await names('agentFollowing', 'alice-lee')).toEqual([2, ['Bruno Costa', sarah.name]])
    expect(await names('agentFollowing', sarah.username)).toEqual([0, []])
    const { data } = await portal.ask(
      null,
      `{ agentFollowers(username: "${sarah.username}", skip: 1, take: 1) { total results { name } } }`,
    )
    expect(data.agentFollowers).toEqual({ total: 2, results: [{ name: 'Alice Lee' }] })
  })

  it('goes with the account, of whoever follows and of whoever is followed', async () => {
    await followAgent(SARAH)
    await followMember('bruno-costa')
    await followMember('alice-lee', BRUNO)
    await portal.database.query('delete from member where id = $1', [BRUNO])
    expect(await counts()).toEqual({ follows: 1, following: 1, followers: 1 })
    await portal.database.query('delete from member where id = $1', [ALICE])
    const [agent] = await portal.database.query('select follower_count from agent where id = $1', [SARAH])
    expect(agent).toEqual({ follower_count: 0 })
  })
})
