import { describe, expect, it } from 'vitest'
import { normalisedEmail } from './email-address.ts'

describe('an email address', () => {
  it.each([
    ['mia@homely.example', 'mia@homely.example'],
    ['  Mia.Chen+homes@Homely.Example ', 'mia.chen+homes@homely.example'],
    ["o'hara@mail.example.com.au", "o'hara@mail.example.com.au"],
    ['søren@example.org', 'søren@example.org'],
    ['zoe\u0308@example.org', 'zoë@example.org'],
    ['\u202Amia@example.org\u202C', 'mia@example.org'],
    ['mi\u200Ba@example.org\uFEFF', 'mia@example.org'],
    ['a@b.cd', 'a@b.cd'],
    ['a.b-c_d@x1-y2.z3.co', 'a.b-c_d@x1-y2.z3.co'],
    ['a@xn--p1-ab.xn--p1', 'a@xn--p1-ab.xn--p1'],
    [`${'a'.repeat(64)}@${'b'.repeat(63)}.c`, `${'a'.repeat(64)}@${'b'.repeat(63)}.c`],
    [`a@b.${'c'.repeat(63)}`, `a@b.${'c'.repeat(63)}`],
    [`ab@${'b.'.repeat(124)}com`, `ab@${'b.'.repeat(124)}com`],
  ])('%s is kept as %s', (text, email) => {
    expect(normalisedEmail(text)).toBe(email)
  })

  it.each([
    '',
    'mia',
    'mi\0a@example.org',
    'mi\u0085a@example.org',
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
    `a@${'b.'.repeat(125)}com`,
    `a@${'b'.repeat(64)}.c`,
    `a@b.${'c'.repeat(64)}`,
    'mia@example-.org',
    'mia@example.1org',
    'mia@example.-org',
    'mia@example.o_g',
    'mia@ex_ample.org',
    'mia@example.org.',
    'mia@example.org mia',
    ...[...'"<>(),:;\\[]'].map((mark) => `mi${mark}a@example.org`),
  ])('%j is none', (text) => {
    expect(normalisedEmail(text)).toBeNull()
  })
})
