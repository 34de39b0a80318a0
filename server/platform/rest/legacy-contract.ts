import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type ContractPaths, readRestContract } from './contract.ts'

type Contract = {
  paths: ContractPaths
  components: Record<string, Record<string, unknown>>
}

/** The parts of a contract beside those that it takes from another, section by section. */
function withSharedParts(shared: Contract['components'], own: Contract['components']): Contract['components'] {
  const sections = [...new Set([...Object.keys(shared), ...Object.keys(own)])]
  return Object.fromEntries(sections.map((section) => [section, { ...shared[section], ...own[section] }]))
}

const contractFile = new URL('../../../schema/openapi/legacy.yaml', import.meta.url)

let known: Contract | null = null

function readLegacyContract(): Contract {
  // The project's own file; its tests hold it to OpenAPI and to the types generated from it.
  known ??= parse(readFileSync(contractFile, 'utf8').replaceAll("'../generated/rest.yaml#", "'#")) as Contract
  return known
}

/** The operations of schema/openapi/legacy.yaml whose paths one module takes, complete in itself; whoever asks leaves it as it is. */
export function legacyContract(takesPath: (path: string) => boolean): Contract {
  const contract = readLegacyContract()
  const paths = Object.fromEntries(Object.entries(contract.paths).filter(([path]) => takesPath(path)))
  return { ...contract, paths, components: withSharedParts(readRestContract().components, contract.components) }
}
