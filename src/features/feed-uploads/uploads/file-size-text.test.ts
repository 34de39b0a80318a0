import { expect, it } from 'vitest'
import { fileSizeText } from './file-size-text.ts'

it.each([
  [0, '0 kB'],
  [650, '0.7 kB'],
  [4_120_000, '4.1 MB'],
  [1_073_741_824, '1.1 GB'],
])('%i bytes are %s', (byteCount, text) => {
  expect(fileSizeText(byteCount)).toBe(text)
})
