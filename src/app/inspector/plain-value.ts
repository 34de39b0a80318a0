import type { Plain } from '#machines/inspector/inspector-messages.ts'
import { isSecretName, MASK, maskText, namesSecret } from './mask-secrets.ts'

const DEEPEST = 8
const LONGEST_TEXT = 400
const MOST_ITEMS = 50
const MOST_FIELDS = 60

type Place = { depth: number; isSecret: boolean; above: readonly object[] }

/** Any value as plain data that can be sent and shown: masked, cut where it is large, and without ends in itself. */
export function plainValue(value: unknown): Plain {
  return plainAt(value, { depth: 0, isSecret: false, above: [] })
}

function plainAt(value: unknown, place: Place): Plain {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') return plainText(value, place)
  if (typeof value === 'number' || typeof value === 'bigint') return plainNumber(value, place)
  if (value === undefined) return 'undefined'
  if (typeof value === 'function') return 'function'
  if (typeof value === 'symbol') return 'symbol'
  if (place.above.includes(value)) return '(itself)'
  if (place.depth >= DEEPEST) return '(deeper)'
  try {
    return plainObject(value, place)
  } catch {
    return '(unreadable)'
  }
}

function plainText(text: string, { isSecret }: Place): string {
  if (isSecret) return text === '' ? '' : MASK
  const masked = maskText(text)
  return masked.length > LONGEST_TEXT ? `${masked.slice(0, LONGEST_TEXT)}… (${masked.length} characters)` : masked
}

function plainNumber(value: number | bigint, { isSecret }: Place): Plain {
  if (isSecret) return MASK
  return typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0) ? value : String(value)
}

function plainObject(value: object, place: Place): Plain {
  const inside = { ...place, depth: place.depth + 1, above: [...place.above, value] }
  if (Array.isArray(value)) return plainList(value, inside)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no date' : value.toISOString()
  if (value instanceof Error) return { error: value.name, message: plainAt(value.message, inside) }
  if (value instanceof Map) return { map: plainList([...value], inside) }
  if (value instanceof Set) return { set: plainList([...value], inside) }
  if (value instanceof URL) return maskText(value.href)
  if (ArrayBuffer.isView(value)) return `(${value.byteLength} bytes)`
  if (isActor(value)) return `actor ${value.sessionId}`
  if (isMachineSnapshot(value)) return plainFields({ value: value.value, context: value.context }, inside)
  if (typeof Reflect.get(value, 'nodeType') === 'number') return 'element of the page'
  return plainFields(value, inside)
}

function plainList(list: readonly unknown[], place: Place): Plain[] {
  // A list with holes has undefined in them.
  const shown = Array.from(list.slice(0, MOST_ITEMS), (item) => plainAt(item, place))
  return list.length > MOST_ITEMS ? [...shown, `(${list.length - MOST_ITEMS} more)`] : shown
}

function plainFields(value: object, place: Place): Plain {
  const names = Object.keys(value)
  const isValueSecret = namesSecret(Object.fromEntries(names.map((name) => [name, Reflect.get(value, name)])))
  const shown = names.slice(0, MOST_FIELDS).map((name): [string, Plain] => {
    const isSecret = place.isSecret || isSecretName(name) || (isValueSecret && name === 'value')
    return [maskText(name), plainAt(Reflect.get(value, name), { ...place, isSecret })]
  })
  const more = names.length - shown.length
  return Object.fromEntries(more > 0 ? [...shown, ['…', `(${more} more)`]] : shown)
}

const isActor = (value: object): value is { sessionId: string } =>
  typeof Reflect.get(value, 'sessionId') === 'string' && typeof Reflect.get(value, 'send') === 'function'

const isMachineSnapshot = (value: object): value is { value: unknown; context: unknown } =>
  'machine' in value && 'value' in value && 'context' in value
