import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { Container } from './container.tsx'

it('is a div, or the element that "as" names, with the attributes of that element', () => {
  expect(
    plainMarkup(
      <Container as="main" id="content" tabIndex={-1} width="reading">
        Content
      </Container>,
    ),
  ).toBe('<main id="content" tabindex="-1">Content</main>')
})

it('has the width of the page unless told otherwise', () => {
  const classOf = (markup: string) => /class="([^"]*)"/.exec(markup)?.[1]
  const [usual, page, reading] = [
    renderToStaticMarkup(<Container />),
    renderToStaticMarkup(<Container width="page" />),
    renderToStaticMarkup(<Container width="reading" />),
  ].map(classOf)
  expect(usual).toBe(page)
  expect(usual).not.toBe(reading)
})
