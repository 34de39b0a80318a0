import { describe, expect, it } from 'vitest'
import { UnusableInput, visibleInput, visibleText } from './visible-text.ts'

describe('what nobody sees', () => {
  it.each([
    ['Mia\u200B Chen', 'Mia Chen'],
    ['\u202Enehc aiM\u202C', 'nehc aiM'],
    ['\u2066\u202A0491 570 156\u202C\u2069', '0491 570 156'],
    ['mia\u200D@example.org\uFEFF', 'mia@example.org'],
    ['Rich\u00ADmond', 'Richmond'],
    ['a\u{E0041}b', 'ab'],
    ['\u3164', ''],
    ['Mia\uE000 Chen\u{10FFFD}', 'Mia Chen'],
    ['Mia\uFDD0\uFFFF\u009F', 'Mia'],
    ['a\u{1BCA0}\u{13430}b', 'ab'],
    ['\uFE0F\uFE01', ''],
    ['a\u{E0150}\u{E0151}\u{E0152}b', 'a\u{E0150}b'],
    ['\u2800', ' '],
  ])('goes: %j becomes %j', (typed, text) => {
    expect(visibleText(typed)).toBe(text)
  })

  it.each([
    'Two lines\n\tand a tab\r\n',
    'Zoë O’Brien – 李明',
    'A family 👨‍👩‍👧‍👦, a 🧑🏽‍🚀, ❤️‍🔥 and 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '❤︎ 1️⃣ 葛\u{E0100}飾',
    'می‌خواهم',
    'क्‍ष',
  ])('stays where it says something: %j', (text) => {
    expect(visibleText(text)).toBe(text)
  })
})

describe('what a caller sent', () => {
  it('is cleaned wherever a text stands in it, but for passwords, and keeps all else', () => {
    const input = {
      name: 'M\u200Bia',
      list: ['a\u200B', 1, null, true],
      password: 'a\u200Bb',
      currentPassword: '\u200B',
    }
    expect(visibleInput(input)).toEqual({
      name: 'Mia',
      list: ['a', 1, null, true],
      password: 'a\u200Bb',
      currentPassword: '\u200B',
    })
    const file = new Uint8Array(2)
    expect(visibleInput({ file })).toEqual({ file })
    expect(visibleInput(undefined)).toBeUndefined()
  })

  it('is refused with NUL in it, and says where', () => {
    const fieldOf = (input: unknown) => {
      try {
        return visibleInput(input)
      } catch (error) {
        return error instanceof UnusableInput ? error.field : error
      }
    }
    expect(fieldOf({ input: { names: ['a', 'b\0'] } })).toBe('input.names.1')
    expect(fieldOf({ password: '\0' })).toBe('password')
    expect(fieldOf('\0')).toBe('')
  })

  it('is refused when it is nested without end', () => {
    const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)
    expect(visibleInput({ input: nested(60) })).toEqual({ input: nested(60) })
    const message = 'input is nested too deeply.'
    expect(() => visibleInput({ input: nested(20_000) })).toThrow(expect.objectContaining({ field: 'input', message }))
  })
})
