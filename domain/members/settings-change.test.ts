import { expect, it } from 'vitest'
import { settingsOfChange } from './settings-change.ts'

const email = { communicationType: 1, details: ' Mia@Example.org ' }
const phone = { communicationType: 2, details: ' 0491 570 156 ' }
const change = { name: ' Mia  Chen ', displayDescription: 'Hello', theme: 'dark', communications: [email, phone] }

it('settings are kept tidied, the email address apart from the other contacts', () => {
  const none = { communicationType: 4, details: ' ' }
  expect(settingsOfChange({ ...change, communications: [none, ...change.communications] }, 'Mia')).toEqual({
    settings: {
      name: 'Mia Chen',
      displayDescription: 'Hello',
      theme: 'dark',
      email: 'mia@example.org',
      contacts: [{ communicationType: 2, details: '0491 570 156' }],
    },
  })
})

it.each([
  ['name', expect.any(String), { name: '' }],
  ['communications', 'Give one contact of each kind at most.', { communications: [email, email] }],
  ['communications', 'Please enter a full email address, such as mia@example.org.', { communications: [phone] }],
  [
    'communications.1.details',
    'Please enter a phone number, such as 0491 570 156.',
    { communications: [email, { ...phone, details: 'home' }] },
  ],
])('the first thing that is wrong is named: %s', (field, message, wrong) =>
  expect(settingsOfChange({ ...change, ...wrong }, 'Mia')).toEqual({ field, message }),
)
