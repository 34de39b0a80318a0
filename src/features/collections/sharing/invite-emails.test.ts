import { expect, it } from 'vitest'
import { readInviteEmails } from './invite-emails.ts'

const problemsOf = (text: string, own: string | null = null) => {
  const read = readInviteEmails(text, own)
  return read.ok ? read.emails : read.problems
}

it.each([
  ['sam@homely.example', ['sam@homely.example']],
  [' Sam@Homely.example, kim@homely.example;\nsam@homely.example ', ['sam@homely.example', 'kim@homely.example']],
  ['', [{ kind: 'none' }]],
  [' , ;', [{ kind: 'none' }]],
  [
    'sam, kim@homely.example, @x',
    [
      { kind: 'notAnEmail', text: 'sam' },
      { kind: 'notAnEmail', text: '@x' },
    ],
  ],
  ['LENA@homely.example, kim@homely.example', [{ kind: 'ownEmail' }]],
])('%j asks for %j', (text, expected) => {
  expect(problemsOf(text, 'lena@homely.example')).toEqual(expected)
})

it('takes twenty and no more', () => {
  const some = (count: number) => Array.from({ length: count }, (_, index) => `a${index}@homely.example`).join(' ')
  expect(problemsOf(some(20))).toHaveLength(20)
  expect(problemsOf(some(21))).toEqual([{ kind: 'tooMany' }])
})
