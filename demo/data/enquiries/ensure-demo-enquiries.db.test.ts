import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from '#tests/support/small-world.ts'
import { ensureDemoEnquiries } from './ensure-demo-enquiries.ts'
import { demoEnquiries } from './demo-enquiries.ts'

let world: SmallWorld
beforeAll(async () => {
  world = await createSmallWorld()
  await world.database.query(
    `insert into member (id, username, name, email, created_at, type, agent_id)
     values (1, 'agnes', 'Agnes Keane', 'agnes@mail.example', $1, 2, 1)`,
    [SMALL_WORLD_NOW],
  )
})
afterAll(() => world.close())

it('gives the agent of the demonstration an inbox once, in which nothing is answered before it came', async () => {
  expect(await ensureDemoEnquiries(world.database, SMALL_WORLD_NOW)).toBe(demoEnquiries.length)
  expect(await ensureDemoEnquiries(world.database, SMALL_WORLD_NOW)).toBe(0)
  const wrong = await world.database.query(
    `select enquiry.name from enquiry left join enquiry_reply reply on reply.enquiry_id = enquiry.id
     where received_at > $1 or read_at < received_at or answered_at < received_at or archived_at < read_at
       or reply.sent_at is distinct from answered_at or reply.sent_at > $1`,
    [SMALL_WORLD_NOW],
  )
  expect(wrong).toEqual([])
  const [counts] = await world.database.query(
    `select count(*) filter (where read_at is null)::int as unread, count(answered_at)::int as answered from enquiry`,
  )
  expect(counts).toEqual({ unread: 3, answered: 6 })
  const hours = await world.database.query<{ hour: number }>(
    `select extract(hour from sent_at at time zone 'Australia/Melbourne')::int as hour from enquiry_reply`,
  )
  expect(hours.every(({ hour }) => hour >= 9 && hour < 18)).toBe(true)
})
