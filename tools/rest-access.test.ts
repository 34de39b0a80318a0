import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { permissions } from '#domain/lookups/permissions.ts'
import { accessKinds, type CallAccess, isForMembers } from '#domain/permissions/call-access.ts'
import { projectRoot } from './project-root.ts'
import { accessText, operationsOf } from './rest-access.ts'

const operations = ['rest.yaml', 'legacy.yaml'].flatMap((name) =>
  operationsOf(readFileSync(join(projectRoot, 'schema/openapi', name), 'utf8')),
)
const claims = Object.entries(permissions).flatMap(([area, names]) => names.map((name) => `${area}.${name}`))
const keys = new Set(['for', 'claim', 'otherwise', 'message'])

describe('x-access', () => {
  it.each(operations)('of $operationId is stated, and agrees with its security', ({ 'x-access': access, security }) => {
    expect(access).toBeDefined()
    // What it holds is checked below.
    const stated = access as CallAccess
    expect(accessKinds).toContain(stated.for)
    expect(Object.keys(stated).filter((key) => !keys.has(key))).toEqual([])
    expect([undefined, ...claims]).toContain(stated.claim)
    expect([undefined, 404]).toContain(stated.otherwise)
    expect(JSON.stringify(security) === '[{"accessToken":[]}]').toBe(isForMembers(stated))
  })

  it('is written to a constant for each contract', () => {
    const contract = 'paths: { /lot: { get: { operationId: getLot, x-access: { for: everyone } } } }'
    expect(accessText({ lots: contract })).toBe('export const lots = {\n  getLot: {"for":"everyone"},\n} as const')
  })

  it('is missing from no operation', () => {
    const contract = 'paths: { /lot: { get: { operationId: getLot } } }'
    expect(() => accessText({ lots: contract })).toThrow('The operation getLot has no x-access')
  })
})
