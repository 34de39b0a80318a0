import { expect, it } from 'vitest'
import { readEnquiryWords } from './enquiry-words.ts'

const given = { name: ' Ada ', email: 'ada@mail.example', phone: '0491 570 156', message: 'One\r\ntwo ' }

it('tidies who asks and what', () => {
  const { words } = readEnquiryWords(given, { hasRequest: false })
  expect(words).toMatchObject({ name: 'Ada', email: 'ada@mail.example', message: 'One\ntwo' })
  expect(readEnquiryWords({ ...given, phone: ' ' }, { hasRequest: false }).words?.phone).toBeNull()
})

it.each([
  ['name', { name: ' ' }],
  ['email', { email: 'ada' }],
  ['phone', { phone: 'call me' }],
  ['message', { message: '' }],
  ['website', { website: 'https://spam.example', name: ' ' }],
])('names %s as what has to be put right in %j', (field, change) => {
  expect(readEnquiryWords({ ...given, ...change }, { hasRequest: false }).problem?.field).toBe(field)
})

it('needs no message where a wish says what is wanted', () => {
  expect(readEnquiryWords({ ...given, message: '' }, { hasRequest: true }).problem).toBeNull()
})
