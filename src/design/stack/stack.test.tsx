import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { Grid, Inline, Stack } from './stack.tsx'

it.each([
  ['Stack', Stack],
  ['Inline', Inline],
  ['Grid', Grid],
])('%s renders its children in the element that "as" names', (_, Layout) => {
  expect(
    plainMarkup(
      <Layout as="ul" aria-label="Homes">
        <li>One</li>
      </Layout>,
    ),
  ).toBe('<ul aria-label="Homes"><li>One</li></ul>')
})

it.each([
  ['Stack', Stack, 24],
  ['Inline', Inline, 24],
  ['Grid', Grid, 24],
] as const)('%s takes another gap in place of its own, not beside it', (_, Layout, gap) => {
  const classesOf = (markup: string) => /class="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? []
  const usual = classesOf(renderToStaticMarkup(<Layout />))
  const wider = classesOf(renderToStaticMarkup(<Layout gap={gap} />))
  expect(wider).toHaveLength(usual.length)
  expect(wider.filter((name) => !usual.includes(name))).toHaveLength(1)
})
