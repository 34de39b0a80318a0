/** Tag of a layer of a tile: field 3, bytes of a stated length. */
const LAYER = 0x1a
/** Tag of the name of a layer: field 1, likewise. */
const NAME = 0x0a

/**
 * Whether bytes are a Mapbox vector tile as far as its outside goes: layers to the last byte, each with its name in it. HTML, JSON,
 * pictures, gzip and tiles that were cut off are none.
 */
export function isVectorTile(bytes: Uint8Array): boolean {
  let place = 0
  while (place < bytes.length) {
    const layer = fieldAt(bytes, place, bytes.length)
    if (layer?.tag !== LAYER || !hasName(bytes, layer)) return false
    place = layer.end
  }
  return true
}

type Field = { tag: number; start: number; end: number }

function hasName(bytes: Uint8Array, layer: Field): boolean {
  let place = layer.start
  while (place < layer.end) {
    const field = fieldAt(bytes, place, layer.end)
    if (field === null) return false
    if (field.tag === NAME) return field.end > field.start
    place = field.end
  }
  return false
}

/** Numbers are fields without content here; null where the field reaches beyond `end`. */
function fieldAt(bytes: Uint8Array, place: number, end: number): Field | null {
  const tag = bytes[place] ?? 0
  const value = varintAt(bytes, place + 1, end)
  if (value === null) return null
  const isNumber = (tag & 7) === 0
  if (!isNumber && (tag & 7) !== 2) return null
  const field = { tag, start: value.end, end: value.end + (isNumber ? 0 : value.number) }
  return field.end > end ? null : field
}

function varintAt(bytes: Uint8Array, start: number, end: number): { number: number; end: number } | null {
  let number = 0
  for (let index = 0; index < 5 && start + index < end; index += 1) {
    const byte = bytes[start + index] ?? 0
    number += (byte & 127) * 2 ** (7 * index)
    if (byte < 128) return { number, end: start + index + 1 }
  }
  return null
}
