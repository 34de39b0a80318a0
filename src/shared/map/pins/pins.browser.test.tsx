import { act, cleanup, render, screen } from '@testing-library/react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { afterEach, expect, it } from 'vitest'
import type { Pins_MarkerFragment } from '#src/api/generated/graphql.ts'
import { setOverride } from '#src/shared/runtime/feature-switches.ts'
import { Pins } from './pins.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const marker = (id: number, priceLabel: string): Pins_MarkerFragment => ({
  id,
  latLong: { latitude: -37.8 - id / 1000, longitude: 144.98 },
  isApproximate: false,
  priceLabel,
  statusType: 'available',
  isUnderOffer: false,
  suburbId: 1,
  suburb: 'Fitzroy',
})

/** What pins need of a map that shows all of Victoria. */
const map: unknown = {
  on: () => {},
  off: () => {},
  getCanvasContainer: () => document.body,
  getContainer: () => document.body,
  getCenter: () => ({ lng: 145, lat: -37 }),
  getZoom: () => 6,
  getBounds: () => ({ getNorth: () => -34, getSouth: () => -39, getEast: () => 150, getWest: () => 141 }),
  project: () => ({ x: 10, y: 10 }),
}

it('clusters of homes tell their prices once advancedMapClustering is on, and their number alone before', async () => {
  const markers = [marker(1, '$500k'), marker(2, '$700k'), marker(3, '$2M')]
  render(<Pins map={map as MapLibreMap} markers={markers} />)
  const cluster = await screen.findByRole('button', { name: '3 homes in Fitzroy: zoom in' })
  expect([cluster.textContent, cluster.dataset['priceQuarter']]).toEqual(['3', undefined])

  act(() => setOverride('advancedMapClustering', true))
  const priced = await screen.findByRole('button', {
    name: /^3 homes in Fitzroy, half of those with a price for \$700k/,
  })
  expect([priced.textContent, priced.dataset['priceQuarter']]).toEqual(['3 · $700k', expect.stringMatching(/^[0-3]$/)])
})
