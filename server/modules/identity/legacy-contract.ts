import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readRestContract } from '#server/platform/rest/contract.ts'

type Contract = {
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

/** The parts of a contract beside those that it takes from another, section by section. */
function withSharedParts(shared: Contract['components'], own: Contract['components']): Contract['components'] {
  const sections = [...new Set([...Object.keys(shared), ...Object.keys(own)])]
  return Object.fromEntries(sections.map((section) => [section, { ...shared[section], ...own[section] }]))
}

const contractFile = new URL('../../../schema/openapi/legacy.yaml', import.meta.url)

/** schema/openapi/legacy.yaml without the version call, complete in itself, read for each call, so that the caller may change it. */
export function legacyContract(): Contract {
  // The project's own file; its tests hold it to OpenAPI and to the types generated from it.
  const contract = parse(readFileSync(contractFile, 'utf8').replaceAll("'./rest.yaml#", "'#")) as Contract
  const { '/version': _version, ...paths } = contract.paths
  return { ...contract, paths, components: withSharedParts(readRestContract().components, contract.components) }
}
