import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { Skeleton } from './skeleton.tsx'

it('is hidden from assistive technology', () => {
  expect(plainMarkup(<Skeleton />)).toBe('<span aria-hidden="true"></span>')
})

it('is a block when it has a ratio, whatever its shape', () => {
  const block = renderToStaticMarkup(<Skeleton ratio="3:2" shape="block" />)
  expect(renderToStaticMarkup(<Skeleton ratio="3:2" />)).toBe(block)
  expect(renderToStaticMarkup(<Skeleton ratio="3:2" shape="line" />)).toBe(block)
})
