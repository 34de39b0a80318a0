import { expect, it } from 'vitest'
import { databaseBefore } from '#tests/support/database-before.ts'
import { migrate } from './migrate.ts'

it('pushes that wait have the host of their device, and changes that were put aside are dead letters', async () => {
  const database = await databaseBefore('055-push-delivery-by-host.sql')
  await database.exec(`
    insert into member (id, username, name, created_at) values (1, 'alice-lee', 'Alice', now());
    insert into push_subscription (id, member_id, endpoint, p256dh, auth, device, created_at)
    values (1, 1, 'https://Push.example/1', repeat('k', 87), repeat('s', 22), 'phone', now());
    insert into push_message (id, member_id, payload, created_at, expires_at) values (1, 1, '{}', now(), now());
    insert into push_delivery (message_id, subscription_id, next_attempt_at) values (1, 1, now());
    insert into event_put_aside (consumer, event_id, kind, subject_id, details, occurred_at, problem, put_aside_at)
    values ('alerts', 7, 'listing.published', 3, '{}', now(), 'no such home', '2026-11-23T00:00:00Z')`)
  await migrate(database)
  expect(await database.query('select host from push_delivery')).toEqual([{ host: 'push.example' }])
  const letters = await database.query('select consumer, event_id::int as id, error, created_at from event_dead_letter')
  const at = new Date('2026-11-23T00:00:00Z')
  expect(letters).toEqual([{ consumer: 'alerts', id: 7, error: 'no such home', created_at: at }])
})
