import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { PillLink, PillLinks } from './pill-links.tsx'

it('is a named navigation of links that marks the one shown', () => {
  expect(
    plainMarkup(
      <PillLinks label="Order">
        <PillLink href="?order=newest" isShown>
          Newest
        </PillLink>
        <PillLink href="?order=popular" isShown={false}>
          Popular
        </PillLink>
      </PillLinks>,
    ),
  ).toBe(
    '<nav aria-label="Order"><ul>' +
      '<li><a href="?order=newest" aria-current="true">Newest</a></li>' +
      '<li><a href="?order=popular">Popular</a></li>' +
      '</ul></nav>',
  )
})
