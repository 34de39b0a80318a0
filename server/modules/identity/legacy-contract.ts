import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readRestContract } from '#server/rest/contract.ts'

type Contract = {
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, unknown> }
}

const contractFile = new URL('../../../schema/openapi/legacy.yaml', import.meta.url)

/** schema/openapi/legacy.yaml without the version call, complete in itself, read anew: whoever takes it may change it. */
export function legacyContract(): Contract {
  // The project's own file; its tests hold it to OpenAPI and to the types generated from it.
  const contract = parse(readFileSync(contractFile, 'utf8').replaceAll("'./rest.yaml#", "'#")) as Contract
  const { '/version': _version, ...paths } = contract.paths
  const schemas = { ...readRestContract().components.schemas, ...contract.components.schemas }
  return { ...contract, paths, components: { ...contract.components, schemas } }
}
