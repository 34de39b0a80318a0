import { expect, it } from 'vitest'
import { requestRoutes } from './request-schemas.ts'

const shared = {
  parameters: { Id: { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } } },
  schemas: {
    Id: { type: 'integer', minimum: 1 },
    Name: { type: 'string' },
    Pair: { type: 'array', items: { $ref: '#/components/schemas/Name' } },
    Tree: { properties: { parts: { items: { $ref: '#/components/schemas/Tree' } } } },
  },
}
const bodyOf = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
})
const contractOf = (operation: object, method = 'post') => ({
  paths: { '/things/{id}/parts': { [method]: { operationId: 'addPart', ...operation } } },
  components: shared,
})

it('puts each parameter in its part of the request, with what is referred to in place', () => {
  const contract = contractOf({
    parameters: [
      { $ref: '#/components/parameters/Id' },
      { name: 'take', in: 'query', schema: { type: 'integer' } },
      { name: 'idempotency-key', in: 'header', required: true, schema: { $ref: '#/components/schemas/Name' } },
    ],
    requestBody: bodyOf('Pair'),
    responses: { 200: bodyOf('Nothing') },
  })
  expect(requestRoutes(contract)).toEqual([
    {
      operationId: 'addPart',
      method: 'POST',
      url: '/things/:id/parts',
      schema: {
        operationId: 'addPart',
        params: { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
        querystring: { type: 'object', properties: { take: { type: 'integer' } }, required: [] },
        headers: {
          type: 'object',
          properties: { 'idempotency-key': { type: 'string' } },
          required: ['idempotency-key'],
        },
        body: { content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } } },
      },
    },
  ])
})

it('leaves out the parts that an operation does not ask for', () => {
  expect(requestRoutes(contractOf({}, 'get'))[0]).toMatchObject({ method: 'GET', schema: { operationId: 'addPart' } })
  expect(Object.keys(requestRoutes(contractOf({}, 'get'))[0]?.schema ?? {})).toEqual(['operationId'])
})

it.each([
  ['Nothing', 'The contract has no #/components/schemas/Nothing'],
  ['Tree', 'The request schema #/components/schemas/Tree contains itself'],
])('refuses a body of %s', (name, message) => {
  expect(() => requestRoutes(contractOf({ requestBody: bodyOf(name) }))).toThrow(message)
})
