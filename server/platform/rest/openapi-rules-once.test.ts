import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { legacyContract } from './legacy-contract.ts'
import { compileOpenapiRulesOnce } from './openapi-rules-once.ts'

it('refuses what is no contract after one that is, and the other way round', async () => {
  compileOpenapiRulesOnce()
  compileOpenapiRulesOnce()
  const contract = structuredClone(legacyContract(() => true))
  const { info, ...withoutInfo } = contract as typeof contract & { info: unknown }
  expect(info).toBeDefined()
  for (const [asked, isValid] of [
    [contract, true],
    [withoutInfo, false],
    [contract, true],
  ] as const) {
    const { valid, errors } = await new Validator().validate(asked)
    expect([valid, valid || JSON.stringify(errors).includes('info')]).toEqual([isValid, true])
  }
})
