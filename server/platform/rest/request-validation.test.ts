import { expect, it } from 'vitest'
import { requestValidatorCompiler } from './request-validation.ts'

const schema = { type: 'object', properties: { name: { type: 'string' } }, additionalProperties: false }
const check = requestValidatorCompiler()({ schema, method: 'POST', url: '/', httpPart: 'body' })

it.each([
  [{ name: 1 }, { field: 'name', message: 'name must be a text.' }],
  [{ 'a/b': 1 }, { field: 'a/b', message: 'a/b is not part of the contract.' }],
  [{ '': [] }, { message: 'The body is not part of the contract.' }],
])('validation says of %j which field is wrong, when it has a name', (body, violation) => {
  expect(check(body)).toMatchObject({ error: { violation } })
  expect(check(body)).toEqual({ error: expect.objectContaining({ violation }) })
})

it('refuses a body that is nested without end', () => {
  const body: unknown = JSON.parse(`{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)
  const violation = { field: 'name', message: 'name is nested too deeply.' }
  expect(check(body)).toEqual({ error: expect.objectContaining({ violation }) })
})
