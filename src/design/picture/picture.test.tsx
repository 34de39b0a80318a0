import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { Picture } from './picture.tsx'

const picture = { src: '/image.jpg', alt: 'The kitchen', width: 800, height: 600 }

it('loads lazily, with its intrinsic size, and lets the browser choose by the rendered width', () => {
  expect(plainMarkup(<Picture {...picture} sizes="50vw" ratio="3:2" />)).toBe(
    '<img src="/image.jpg" width="800" height="600" alt="The kitchen" sizes="auto, 50vw" loading="lazy" decoding="async"/>',
  )
})

it('loads at once and before others as the LCP image', () => {
  expect(plainMarkup(<Picture {...picture} sizes="50vw" isPriority />)).toContain(
    'sizes="50vw" loading="eager" fetchPriority="high" decoding="sync"',
  )
})

it('does not let the browser look for a width that is known', () => {
  expect(plainMarkup(<Picture {...picture} sizes="50vw" isWidthKnown />)).toContain('sizes="50vw" loading="lazy"')
})
