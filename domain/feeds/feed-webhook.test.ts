import { expect, it } from 'vitest'
import { nextNotice, webhookUrlOf } from './feed-webhook.ts'

it.each([
  ['https://crm.example/hooks/homely?office=3', 'https://crm.example/hooks/homely?office=3'],
  ['https://CRM.example', 'https://crm.example/'],
  ['https://crm.example/a#part', 'https://crm.example/a'],
  ['http://crm.example/', null],
  ['https://user:word@crm.example/', null],
  ['https://crm.example:8443/', null],
  ['crm.example', null],
  [`https://crm.example/${'x'.repeat(500)}`, null],
])('the webhook %s is %s', (text, url) => expect(webhookUrlOf(text)).toBe(url))

const finished = new Date('2026-11-20T00:00:00Z')

it.each([
  ['at once', '2026-11-20T00:00:05Z', '2026-11-20T00:01:05Z'],
  ['after an hour', '2026-11-20T01:00:00Z', '2026-11-20T02:00:00Z'],
  ['after a day', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'],
])('an upload is told of again when that failed %s', (_when, now, next) =>
  expect(nextNotice(finished, new Date(now))).toEqual(new Date(next)),
)

it('an upload is told of no more when that failed for more than a day', () =>
  expect(nextNotice(finished, new Date('2026-11-21T00:00:01Z'))).toBeNull())
