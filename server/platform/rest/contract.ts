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

/** What the portal reads of an operation; whoever makes routes of it reads the rest. */
type ContractOperation = {
  operationId?: string
  parameters?: unknown[]
  requestBody?: { required?: boolean }
  /** Bytes of a body that may be larger than others. */
  'x-body-limit'?: number
  security?: Record<string, string[]>[]
}

export type ContractPaths = Record<string, Record<string, ContractOperation>>

export type RestContract = {
  openapi: string
  paths: ContractPaths
  components: { schemas: Record<string, ContractSchema> }
}

const CONTRACT_FILE = fileURLToPath(new URL('../../../schema/generated/rest.yaml', import.meta.url))

let known: RestContract | null = null

/** schema/generated/rest.yaml, read once; whoever asks leaves it as it is. */
export function readRestContract(): RestContract {
  // The file is the project's own; its tests hold it to OpenAPI and to the types generated from it.
  known ??= parse(readFileSync(CONTRACT_FILE, 'utf8')) as RestContract
  return known
}
