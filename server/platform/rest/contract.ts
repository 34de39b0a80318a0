import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

/** The part of JSON Schema that the contract uses to describe answers. */
export type ContractSchema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, ContractSchema>
  items?: ContractSchema
  oneOf?: ContractSchema[]
}

export type RestContract = {
  openapi: string
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, ContractSchema> }
}

const CONTRACT_FILE = fileURLToPath(new URL('../../../schema/openapi/rest.yaml', import.meta.url))

/** schema/openapi/rest.yaml, read for each call, so that the caller may change it. */
export function readRestContract(): RestContract {
  // The file is the project's own; its tests hold it to OpenAPI and to the types generated from it.
  return parse(readFileSync(CONTRACT_FILE, 'utf8')) as RestContract
}
