import { describe, expect, it } from 'vitest'
import { normalisedEmail } from './email-address.ts'

describe('an e-mail address', () => {
  it.each([
    ['mia@homely.example', 'mia@homely.example'],
    ['  Mia.Chen+homes@Homely.Example ', 'mia.chen+homes@homely.example'],
    ["o'hara@mail.example.com.au", "o'hara@mail.example.com.au"],
    ['søren@example.org', 'søren@example.org'],
  ])('%s is kept as %s', (text, email) => {
    expect(normalisedEmail(text)).toBe(email)
  })

  it.each([
    '',
    'mia',
    'mia@',
    '@example.org',
    'mia@example',
    'mia chen@example.org',
    'mia@exa mple.org',
    'mia@@example.org',
    'mia@example..org',
    '.mia@example.org',
    'mia.@example.org',
    'mi..a@example.org',
    'mia@-example.org',
    'mia@example.org\r\nBcc: all@example.org',
    'Mia <mia@example.org>',
    `${'a'.repeat(65)}@example.org`,
    `mia@${'a.'.repeat(130)}org`,
  ])('%j is none', (text) => {
    expect(normalisedEmail(text)).toBeNull()
  })
})
