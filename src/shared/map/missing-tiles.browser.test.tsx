import { act, cleanup, renderHook } from '@testing-library/react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useMissingTiles } from './missing-tiles.ts'
import { STREET_SOURCE } from './street-layers.ts'

const tile = { z: 14, x: 14791, y: 10051 }
let listeners: Record<string, (event: unknown) => void>
let refreshed: number[]

beforeEach(() => {
  vi.useFakeTimers()
  listeners = {}
  refreshed = []
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open() {
  const began = Date.now()
  const map: unknown = {
    on: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener),
    off: () => {},
    getSource: () => true,
    refreshTiles: () => refreshed.push((Date.now() - began) / 1000),
  }
  // The hook needs no more of a map.
  return renderHook(() => useMissingTiles(map as MapLibreMap))
}

const fail = (sourceId: string) => act(() => listeners['error']?.({ sourceId, tile: { tileID: { canonical: tile } } }))
const load = (sourceId: string) =>
  act(() => listeners['sourcedata']?.({ sourceId, source: { type: 'vector' }, tile: { state: 'loaded' } }))
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

it('a tile of streets that did not come is asked for again after 3 seconds, then twice as long each time up to a minute', () => {
  open()
  for (const seconds of [3, 6, 12, 24, 48, 60, 60]) {
    fail(STREET_SOURCE)
    pass(seconds)
  }
  expect(refreshed).toEqual([3, 9, 21, 45, 93, 153, 213])
  fail(STREET_SOURCE)
  load(STREET_SOURCE)
  pass(60)
  fail(STREET_SOURCE)
  pass(3)
  expect(refreshed.slice(-2)).toEqual([273, 276])
})

it('a map that was closed asks for nothing', () => {
  const { unmount } = open()
  fail(STREET_SOURCE)
  unmount()
  pass(60)
  expect(refreshed).toEqual([])
})

it('a map without any tile of its own says so, and asks when it is told to', () => {
  const { result } = open()
  fail(STREET_SOURCE)
  expect(result.current).toBeNull()
  fail('ground')
  act(() => result.current?.())
  expect([refreshed, result.current]).toEqual([[0, 0], null])
})
