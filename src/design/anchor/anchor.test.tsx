import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { Anchor } from './anchor.tsx'

it('is a plain link that passes its attributes on', () => {
  expect(
    plainMarkup(
      <Anchor href="/contact-us" rel="nofollow" data-auth="signUp">
        Contact
      </Anchor>,
    ),
  ).toBe('<a href="/contact-us" rel="nofollow" data-auth="signUp">Contact</a>')
})
