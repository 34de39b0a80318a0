import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

export type ContractName = 'rest' | 'legacy' | 'feeds'
type Sections = { components: Record<string, Record<string, object>> }

const files = { rest: 'generated/rest.yaml', legacy: 'openapi/legacy.yaml', feeds: 'openapi/feeds.yaml' }

/** A contract of REST complete in itself: what another takes from that of rest.yaml stands beside its own. The caller states what it reads of it. */
export function readContract<Contract extends Sections>(name: ContractName): Contract {
  const file = fileURLToPath(new URL(`../../schema/${files[name]}`, import.meta.url))
  const contract = parse(readFileSync(file, 'utf8').replaceAll("'../generated/rest.yaml#", "'#")) as Contract
  if (name === 'rest') return contract
  const shared = readContract<Contract>('rest').components
  const sections = Object.keys({ ...shared, ...contract.components })
  const components = sections.map((section) => [section, { ...shared[section], ...contract.components[section] }])
  return { ...contract, components: Object.fromEntries(components) }
}
