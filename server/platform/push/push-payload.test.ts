import { expect, it } from 'vitest'
import { MOST_PAYLOAD_BYTES, pushPayload } from './push-payload.ts'

const notification = { title: 'Fitzroy houses', body: '$900,000', url: '/homes/x/1', tag: 'alert-7' }

it('a notification is sent as it is', () => {
  expect(JSON.parse(pushPayload(notification))).toEqual(notification)
})

it('what is too long ends in "…", and no character is cut in two', () => {
  const text = pushPayload({ ...notification, title: '🏡'.repeat(500), body: '🏡'.repeat(5000) })
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_PAYLOAD_BYTES)
  const { title, body } = JSON.parse(text)
  expect(title).toBe(`${'🏡'.repeat(119)}…`)
  expect(body).toMatch(/^(?:🏡){500,}…$/u)
})

it('what JSON writes longer is counted as it is sent', () => {
  const text = pushPayload({ ...notification, body: '\u0001"'.repeat(2000) })
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_PAYLOAD_BYTES)
})

it('a URL is never cut', () => {
  expect(() => pushPayload({ ...notification, url: `/${'x'.repeat(4000)}` })).toThrow('too long')
})
