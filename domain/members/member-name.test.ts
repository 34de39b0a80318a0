import { expect, it } from 'vitest'
import { memberName, memberWords } from './member-name.ts'

it.each([
  ['  Mia   Chen ', 'Mia Chen'],
  ['Mia\u0000Chen\r\n', 'Mia Chen'],
  ['\t \u0007', ''],
  ['علی‌رضا', 'علی‌رضا'],
])('keeps the name %j as %j', (text, name) => {
  expect(memberName(text)).toBe(name)
})

it('keeps line breaks in the text of a member, and no other invisible character', () => {
  expect(memberWords(' Looking\u0000around.\nSoon\tmoving. ')).toBe('Looking around.\nSoon moving.')
})
