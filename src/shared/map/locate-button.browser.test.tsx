import { cleanup, render, screen } from '@testing-library/react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { afterEach, expect, it, vi } from 'vitest'
import { LocateButton } from './locate-button.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a map that was closed while the browser asked is left alone', async () => {
  const asked = Promise.withResolvers<PositionCallback>()
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(asked.resolve)
  const fitBounds = vi.fn<() => void>()
  const map: unknown = { fitBounds, getContainer: () => document.body, on: () => {}, off: () => {} }
  // The button needs no more of a map.
  const { unmount } = render(<LocateButton map={map as MapLibreMap} />)
  screen.getByRole('button', { name: 'Show my location' }).click()
  const answer = await asked.promise
  unmount()
  // Nor more of a position.
  answer({ coords: { latitude: -37.8, longitude: 144.98, accuracy: 40 } } as GeolocationPosition)
  await Promise.resolve()
  await Promise.resolve()
  expect(fitBounds).not.toHaveBeenCalled()
})
