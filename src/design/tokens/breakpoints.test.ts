import { expect, it } from 'vitest'
import { media } from './breakpoints.ts'

it('desktop is wider than 960 pixels, and a tablet wider than 640', () => {
  expect([media.desktop, media.tablet]).toEqual(['(min-width: 961px)', '(min-width: 641px)'])
})
