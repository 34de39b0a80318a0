import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { Notice } from './notice.tsx'

it.each([
  ['information', 'status'],
  ['success', 'status'],
  ['warning', 'status'],
  ['danger', 'alert'],
] as const)('is announced, with the tone %s, as a %s', (tone, role) => {
  expect(plainMarkup(<Notice tone={tone}>Message</Notice>)).toBe(
    `<div role="${role}"><span>[icon]</span><div>Message</div></div>`,
  )
})

it('is not announced when it was on the page from the start', () => {
  expect(
    plainMarkup(
      <Notice tone="danger" role="none">
        Message
      </Notice>,
    ),
  ).toBe('<div><span>[icon]</span><div>Message</div></div>')
})
