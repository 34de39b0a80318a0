import { expect, it } from 'vitest'
import { readPushNotification } from './push-notification.ts'

const notification = { title: 'Fitzroy', body: '3 new homes', url: '/alerts/7', tag: 'alert-7' }

it('a notification is read as it was written', () => {
  expect(readPushNotification(JSON.stringify({ ...notification, more: 1 }))).toEqual(notification)
})

it.each([
  '',
  'text',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...notification, title: 7 }),
  JSON.stringify({ ...notification, body: 7 }),
  JSON.stringify({ ...notification, tag: 7 }),
  JSON.stringify({ ...notification, url: 'https://elsewhere.example/' }),
  JSON.stringify({ ...notification, url: '//elsewhere.example/' }),
  JSON.stringify({ ...notification, url: '/\\elsewhere.example/' }),
  JSON.stringify({ ...notification, url: 'javascript:alert(1)' }),
])('%j is none', (text) => {
  expect(readPushNotification(text)).toBeNull()
})
