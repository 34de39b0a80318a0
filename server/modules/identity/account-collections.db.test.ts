import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type IdentityUnderTest, identityUnderTest, type TestBrowser } from '#tests/support/identity-under-test.ts'

let portal: IdentityUnderTest
let mia: TestBrowser
const ids: Record<string, number> = {}

const PASSWORD = 'three brown wombats'
const MIA = '/api/user/mia-chen'

beforeAll(async () => {
  portal = await identityUnderTest()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.query('delete from collection')
  await portal.query('delete from live_event')
  await portal.forget()
  for (const name of ['Mia Chen', 'Noah Reid', 'Olga Sand']) {
    const browser = portal.browser()
    const email = `${name.split(' ')[0]?.toLowerCase()}@homely.example`
    await browser.post('/api/auth/sign-up', {
      name,
      email,
      password: PASSWORD,
      idempotencyKey: `key-of-${email.replace('@homely.example', '')}-00000001`,
    })
    await browser.post('/api/auth/confirm-email', { token: portal.tokenMailedTo(email) })
    if (name === 'Mia Chen') mia = browser
  }
  for (const { id, username } of await portal.query('select id, username from member')) {
    ids[String(username).split('-')[0] ?? ''] = Number(id)
  }
})

let uris = 0
/** Makes a collection of these members, the first of whom owns it, and who joined in that order; answers its number. */
async function make(name: string, owners: readonly string[], { isDeleted = false } = {}): Promise<number> {
  uris += 1
  const uri = `testcollect${'abcdefghijkl'[uris]}`
  const [row] = await portal.query(
    `insert into collection (uri, name, is_public, maker_id, idempotency_key, created_at, modified_at, deleted_at)
     values ($1, $2, false, $3, $1, $4, $4, $5) returning id`,
    [uri, name, ids[owners[0] ?? ''], portal.now(), isDeleted ? portal.now() : null],
  )
  const id = Number(row?.id)
  for (const [at, owner] of owners.entries()) {
    await portal.query(
      `insert into collection_contributor (collection_id, member_id, is_owner, is_named, is_by_email, is_by_push, joined_at)
       values ($1, $2, $3, $3, true, false, $4)`,
      [id, ids[owner], at === 0, new Date(portal.now().getTime() + at * 1000)],
    )
  }
  await portal.query(
    `insert into collection_listing (collection_id, listing_id, added_by, added_at, price_text) values ($1, 1, $2, $3, 'One')`,
    [id, ids.mia, portal.now()],
  )
  return id
}

const say = (id: number, who: string) =>
  portal.query(`insert into collection_reaction values ($1, 1, $2, 'like', 'Light', 1, $3)`, [
    id,
    ids[who],
    portal.now(),
  ])
const invite = (id: number, inviter: string, email: string) =>
  portal.query(
    `insert into collection_invite (collection_id, inviter_id, email, invited_at, expires_at) values ($1, $2, $3, $4, $4)`,
    [id, ids[inviter], email, portal.now()],
  )

describe('what is kept of collections', () => {
  it('is part of what the member exports, with nothing that is of others alone', async () => {
    const own = await make('Own', ['mia', 'noah'])
    await make('Shared', ['noah', 'mia'])
    await make('Of others', ['noah'])
    await make('Deleted by others', ['noah', 'mia'], { isDeleted: true })
    await say(own, 'mia')
    await say(own, 'noah')
    await invite(own, 'mia', 'guest@mail.example')
    await portal.query(
      `insert into listing_note values ($1, 1, 'Mine', 'inspected', 2, $3), ($2, 1, 'Theirs', null, 1, $3)`,
      [ids.mia, ids.noah, portal.now()],
    )
    await portal.query(
      `insert into alert (member_id, name, search, area, frequency, is_by_email, is_by_push, is_partly_in_range, time_zone,
         idempotency_key, created_at) values ($1, 'Terraces', '{"searchMode":"buy"}', '{}', 'daily', true, false, true,
         'Australia/Melbourne', 'key-of-alert', $2)`,
      [ids.mia, portal.now()],
    )
    const { json } = await mia.get(`${MIA}/export`)
    expect(json.alerts).toMatchObject([{ name: 'Terraces', search: { searchMode: 'buy' }, frequency: 'daily' }])
    expect(json.listingNotes).toMatchObject([{ listingId: 1, note: 'Mine', stage: 'inspected' }])
    expect(json.collections).toMatchObject([
      {
        name: 'Own',
        isOwner: true,
        homes: [{ listingId: 1, isAddedByMember: true, priceWhenAdded: 'One' }],
        reactions: [{ listingId: 1, reaction: 'like', comment: 'Light' }],
        invitations: [{ email: 'guest@mail.example', answer: null }],
      },
      { name: 'Shared', isOwner: false, reactions: [], invitations: [] },
    ])
    expect(json.collections).toHaveLength(2)
    expect(JSON.stringify(json)).not.toContain('Theirs')
  })

  it('is deleted with the account, or handed to who joined first where others take part', async () => {
    const lonely = await make('Lonely', ['mia'])
    const shared = await make('Shared', ['mia', 'olga', 'noah'])
    const visited = await make('Visited', ['noah', 'mia'])
    const deleted = await make('Deleted', ['mia', 'noah'], { isDeleted: true })
    await make('Of others', ['noah'])
    for (const id of [shared, visited]) for (const who of ['mia', 'noah']) await say(id, who)
    await invite(shared, 'mia', 'guest@mail.example')
    await invite(visited, 'noah', 'mia@homely.example')
    await invite(visited, 'noah', 'guest@mail.example')
    await portal.query(`insert into listing_note values ($1, 1, 'Mine', null, 1, $2)`, [ids.mia, portal.now()])
    await portal.query(`insert into pending_notification values ('collections', $1, 1, $2)`, [ids.mia, portal.now()])
    expect((await mia.delete(MIA, { password: PASSWORD })).status).toBe(204)
    const rows = await portal.query(
      `select collection_id as id, array_agg(member_id || case when is_owner then ' owns' || is_named else '' end order by member_id) as people
       from collection_contributor where collection_id <> all ($1) group by 1 order by 1`,
      [[lonely]],
    )
    expect(rows.slice(0, 2)).toEqual([
      { id: shared, people: [`${ids.noah}`, `${ids.olga} ownsfalse`] },
      { id: visited, people: [`${ids.noah} ownstrue`] },
    ])
    expect(await portal.query('select 1 from collection where id = any ($1)', [[lonely, deleted]])).toEqual([])
    const traces = await Promise.all(
      [
        'select 1 from collection_reaction where member_id = $1',
        'select 1 from collection_listing where added_by = $1',
        'select 1 from listing_note where member_id = $1',
        'select 1 from pending_notification where member_id = $1',
        'select 1 from collection where maker_id = $1',
        `select 1 from collection_invite where inviter_id = $1 or email = 'mia@homely.example'`,
      ].map((text) => portal.query(text, text.includes('$1') ? [ids.mia] : [])),
    )
    expect(traces.flat()).toEqual([])
    expect(await portal.query('select 1 from collection_reaction')).toHaveLength(2)
    expect(await portal.query('select email from collection_invite')).toEqual([{ email: 'guest@mail.example' }])
    const told = await portal.query(
      `select data ->> 'collectionId' as id, topics[1] as who from live_event where kind = 'collections.changed' order by live_event.id`,
    )
    expect(told).toEqual([
      { id: String(shared), who: `collections:${ids.noah}` },
      { id: String(shared), who: `collections:${ids.olga}` },
      { id: String(visited), who: `collections:${ids.noah}` },
    ])
  })
})
