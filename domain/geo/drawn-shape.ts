import { decodePolyline } from './decode-polyline.ts'
import { encodePolyline } from './encode-polyline.ts'
import { readPolygons } from './well-known-text.ts'

/** A shape that was drawn on the map. */
export type DrawnShape = {
  /** The same for the same shape. */
  id: string
  /** Encoded, precision 5. */
  polyline: string
  /** A POLYGON, longitude first. */
  wellKnownText: string
}

const LONGEST_WELL_KNOWN_TEXT = 10_000

/** The shape of an encoded polyline; null for what is none. */
export function drawnShapeOf(polyline: string | null): DrawnShape | null {
  const points = polyline === null ? null : decodePolyline(polyline)
  const [first] = points ?? []
  if (polyline === null || points === null || first === undefined) return null
  const corners = [...points, first].map(({ latitude, longitude }) => `${longitude.toFixed(5)} ${latitude.toFixed(5)}`)
  return { id: hashText(polyline), polyline, wellKnownText: `POLYGON ((${corners.join(', ')}))` }
}

/** The polyline of a shape in either form; text that is no shape for what is none, null where none is given. */
export function polylineOfShape(
  shape: { polyline?: string | null; wellKnownText?: string | null } | null | undefined,
): string | null {
  if (shape == null) return null
  if (shape.polyline != null) return shape.polyline
  const text = shape.wellKnownText ?? ''
  const [polygon] = text.length > LONGEST_WELL_KNOWN_TEXT ? [] : readPolygons(text)
  const [edge = []] = polygon ?? []
  const [first] = edge
  const last = edge.at(-1)
  const isClosed = edge.length > 1 && first?.latitude === last?.latitude && first?.longitude === last?.longitude
  return encodePolyline(isClosed ? edge.slice(0, -1) : edge)
}

/** FNV-1a, 32 bits: short, and no secret. */
function hashText(text: string): string {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
