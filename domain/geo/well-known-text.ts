import type { LatLong } from './lat-long.ts'

/** The rings of a polygon: its outer edge first, then its holes; each closed or not. */
export type PolygonRings = LatLong[][]

const RING = /\(([^()]+)\)/g
const POSITION = /(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)/g

/**
 * The polygons of a POLYGON or MULTIPOLYGON in well-known text, longitude first; none for anything else. An outline that
 * is cut off gives the rings that are whole.
 */
export function readPolygons(wellKnownText: string): PolygonRings[] {
  const text = wellKnownText.trim().toUpperCase()
  if (!text.startsWith('POLYGON') && !text.startsWith('MULTIPOLYGON')) return []
  return text
    .split(/\)\s*\)\s*,\s*\(\s*\(/)
    .map((polygon) => ringsOf(`(${polygon})`))
    .filter((rings) => rings.length > 0)
}

const ringsOf = (text: string): PolygonRings =>
  [...text.matchAll(RING)].map(([, ring = '']) => positionsOf(ring)).filter((ring) => ring.length > 2)

const positionsOf = (text: string): LatLong[] =>
  [...text.matchAll(POSITION)].map(([, longitude, latitude]) => ({
    latitude: Number(latitude),
    longitude: Number(longitude),
  }))
