import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { Progress, Spinner } from './progress.tsx'

it('is a spinner with a name, or a decorative one without', () => {
  expect(plainMarkup(<Spinner label="Loading" />)).toBe('<span>[icon Loading]</span>')
  expect(plainMarkup(<Spinner />)).toBe('<span>[icon]</span>')
})

it('is a named progress bar from 0 to 1, or to the maximum given', () => {
  expect(plainMarkup(<Progress label="Upload" value={0.5} />)).toBe(
    '<progress aria-label="Upload" value="0.5" max="1"></progress>',
  )
  expect(plainMarkup(<Progress label="Upload" value={5} max={10} />)).toBe(
    '<progress aria-label="Upload" value="5" max="10"></progress>',
  )
})
