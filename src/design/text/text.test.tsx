import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { Heading, Text } from './text.tsx'

it('is a paragraph, or the element that "as" names', () => {
  expect(plainMarkup(<Text tone="inkSoft">Content</Text>)).toBe('<p>Content</p>')
  expect(
    plainMarkup(
      <Text as="time" dateTime="2026-11-22">
        Today
      </Text>,
    ),
  ).toBe('<time dateTime="2026-11-22">Today</time>')
})

it.each([1, 2, 3, 4, 5, 6] as const)('is a heading of level %i, whatever its size', (level) => {
  expect(
    plainMarkup(
      <Heading level={level} size="display" id="heading">
        Title
      </Heading>,
    ),
  ).toBe(`<h${level} id="heading">Title</h${level}>`)
})

it('gives each of the first four levels a size of its own', () => {
  const classOf = (level: 1 | 2 | 3 | 4) =>
    /class="([^"]*)"/.exec(renderToStaticMarkup(<Heading level={level}>Title</Heading>))?.[1]
  expect(new Set(([1, 2, 3, 4] as const).map(classOf)).size).toBe(4)
})
