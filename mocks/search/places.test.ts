import { expect, it } from 'vitest'
import { createWorld } from '../world/world.ts'
import { completePlace } from './places.ts'

const world = createWorld(new Date('2026-11-20T00:30:00Z'))
const meant = (typed: string) =>
  completePlace(world, typed, { types: [], take: 50 }).flatMap(({ place, isMeant }) => (isMeant ? [place.uri] : []))

it.each([
  ['Federation Square', ['melbourne-vic-3000']],
  ['3001', ['melbourne-vic-3000']],
  ['Greater Melbourne', ['inner-melbourne-vic']],
])('the mocks know other names, post-box postcodes and whole areas as the server does: %s', (typed, uris) => {
  expect(meant(typed)).toEqual(uris)
})
