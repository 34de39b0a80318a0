import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { encodePolyline } from '#domain/geo/encode-polyline.ts'
import { readContract } from '#tests/support/read-contract.ts'
import { type Contract, resolve, type Schema } from './openapi-inputs.ts'

export type DrawnOperation = { operationId: string; method: string; path: string; bodies: fc.Arbitrary<unknown> }

/** Every operation of a contract that takes a body and whose path is fixed, with bodies that the contract accepts and nothing else. */
export function operationsWithBodies(name: 'rest' | 'legacy'): DrawnOperation[] {
  const contract = readContract<Contract>(name)
  const ajv = new Ajv2020({ strict: false, allowUnionTypes: true })
  ajv.addFormat('date', true).addFormat('email', true)
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, requestBody }]) => {
      const schema = requestBody && resolve(contract, requestBody).content?.['application/json']?.schema
      if (schema === undefined || path.includes('{')) return []
      const accepts = ajv.compile({ ...schema, components: contract.components })
      const bodies = drawn(contract, schema).filter((body) => accepts(structuredClone(body)))
      return [{ operationId, method: method.toUpperCase(), path: `${contract.servers[0]?.url ?? ''}${path}`, bodies }]
    }),
  )
}

function drawn(contract: Contract, given: Schema): fc.Arbitrary<unknown> {
  const draw = (schema: Schema) => drawn(contract, schema)
  const schema = resolve(contract, given)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.oneOf !== undefined) return fc.oneof(...schema.oneOf.map(draw))
  if (schema.allOf !== undefined) {
    return fc.tuple(...schema.allOf.map(draw)).map((parts) => Object.assign({}, ...parts))
  }
  const types = [schema.type ?? []].flat()
  return fc.oneof(...types.map((type) => ofType(type, schema, draw)))
}

type Draw = (schema: Schema) => fc.Arbitrary<unknown>

function ofType(type: string, schema: Schema, draw: Draw): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true })
    case 'array':
      return fc.array(draw(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, (schema.minItems ?? 0) + 5),
      })
    case 'object':
      return objectOf(schema, draw)
    case 'string':
      return textOf(schema)
    default:
      throw new Error(`No values are known for ${JSON.stringify(schema)}`)
  }
}

function objectOf({ properties = {}, required = [] }: Schema, draw: Draw): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, name === 'wellKnownText' ? polygons : draw(schema)]),
  )
  const object = fc.record(model, { requiredKeys: required.filter((name) => Object.hasOwn(model, name)) })
  return 'south' in model ? object.map((box) => inOrder(box)) : object
}

/** A schema cannot compare two fields: that south is below north and west before east stands in the words of the contract. */
function inOrder(box: Readonly<Record<string, unknown>>): object {
  const [south = 0, north = 0] = [Number(box.south) * 0.99, Number(box.north) * 0.99].toSorted(
    (one, other) => one - other,
  )
  const [west = 0, east = 0] = [Number(box.west) * 0.99, Number(box.east) * 0.99].toSorted((one, other) => one - other)
  return { south, west, north: north + 0.01, east: east + 0.01 }
}

const localPart = fc.stringMatching(/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,12}(?:\.[A-Za-z0-9éö-]{1,8}){0,2}$/)
const domain = fc.stringMatching(/^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,8}[A-Za-z0-9])?\.){1,3}[A-Za-z][A-Za-z0-9-]{0,8}$/)
const emails = fc
  .tuple(fc.constantFrom('', ' '), localPart, domain, fc.constantFrom('', '  '))
  .map(([before, local, host, after]) => `${before}${local}@${host}${after}`)

/** Drawn from its pattern a number would mostly be spaces. */
const phones = fc
  .tuple(
    fc.constantFrom('', '0', '+61 ', '(0061) ', '+61 (0)', '0011 61 '),
    fc.stringMatching(/^(?:[23478]\d{8}|13\d{4}|1[38]00\d{6})$/),
    fc.constantFrom('', ' ', '-', '.'),
  )
  .map(([prefix, digits, gap]) => `${prefix}${digits.slice(0, 2)}${gap}${digits.slice(2)}`)

const points = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
})
const shapes = fc.array(points, { minLength: 3, maxLength: 12 }).map((corners) => encodePolyline(corners))

/** A pattern cannot tell whether a polygon closes. */
const polygons = fc.constantFrom(
  'POLYGON((144.9 -37.9, 145 -37.9, 145 -37.8, 144.9 -37.9))',
  'POLYGON ((151.1 -33.9, 151.3 -33.9, 151.3 -33.8, 151.1 -33.8, 151.1 -33.9))',
)

function textOf({ format, pattern, minLength = 0, maxLength = 100 }: Schema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2026-11-21', '2026-11-28', '2027-02-28', '2028-02-29')
  if (format === 'email') return emails
  // Any text of this form is a polyline; only its points can tell whether it stays on the globe.
  if (pattern?.includes('[?-^]')) return shapes
  if (pattern?.includes('2010')) return phones
  if (pattern !== undefined) {
    const form = new RegExp(pattern, 'u')
    return fc
      .stringMatching(form, { size: 'xsmall' })
      .map((text) => text.padEnd(minLength, 'a').slice(0, maxLength))
      .filter((text) => form.test(text))
  }
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) })
}
