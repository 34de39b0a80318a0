import { expect, it } from 'vitest'
import { isInBounds } from '#domain/geo/bounds-of-points.ts'
import { circleAround } from '#domain/geo/circle.ts'
import { listingOnMap } from './listing-on-map.ts'

const fitzroy = { latitude: -37.7995, longitude: 144.9785 }

it('shows the streets around a listing, and all of the area about a hidden street address', () => {
  expect(listingOnMap({ latLong: fitzroy, isApproximate: false })).toEqual({
    view: { centre: fitzroy, zoom: 15.5 },
    markers: [{ id: 'home', latLong: fitzroy, isApproximate: false }],
  })
  const { view, markers } = listingOnMap({ latLong: fitzroy, isApproximate: true })
  expect(markers).toEqual([{ id: 'home', latLong: fitzroy, isApproximate: true }])
  const bounds = 'bounds' in view ? view.bounds : null
  if (bounds === null) throw new Error('The view is a point')
  expect(circleAround(fitzroy, 499).every((point) => isInBounds(point, bounds))).toBe(true)
})
