import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { Link, NavigationLink } from './link.tsx'

it('is a plain link that passes its attributes on', () => {
  expect(
    plainMarkup(
      <Link href="/about-us" rel="author" tone="ink" isQuiet isStandalone>
        About
      </Link>,
    ),
  ).toBe('<a href="/about-us" rel="author">About</a>')
})

it('marks, in a navigation, the entry of the current page', () => {
  expect(
    plainMarkup(
      <>
        <NavigationLink href="/buy" isCurrent>
          Buy
        </NavigationLink>
        <NavigationLink href="/rent" place="list">
          Rent
        </NavigationLink>
      </>,
    ),
  ).toBe('<a href="/buy" aria-current="page">Buy</a><a href="/rent">Rent</a>')
})
