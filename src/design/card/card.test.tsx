import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { Card, CardLink } from './card.tsx'

it('is a div, or the element that "as" names', () => {
  expect(plainMarkup(<Card padding="medium">Content</Card>)).toBe('<div>Content</div>')
  expect(plainMarkup(<Card as="article">Content</Card>)).toBe('<article>Content</article>')
})

it('has one link with its own text as the name', () => {
  expect(
    plainMarkup(
      <Card isLinked>
        <CardLink href="/homes/1">12 Example Street</CardLink>
      </Card>,
    ),
  ).toBe('<div><a href="/homes/1">12 Example Street</a></div>')
})
