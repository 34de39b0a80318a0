import type { ContractSchema, RestContract } from './contract.ts'

/**
 * The GraphQL selection that fills a schema of the REST contract. Both contracts use the same names, so what REST shows
 * is asked of the graph and the two cannot drift apart. `renamed` gives the graph's name where REST has its own; `without`
 * names fields of the schema that are not asked for.
 */
export function selectionOf(
  contract: RestContract,
  schemaName: string,
  { renamed = {}, without = [] }: { renamed?: Readonly<Record<string, string>>; without?: readonly string[] } = {},
): string {
  const fields = Object.entries(schemaNamed(contract, schemaName).properties ?? {}).filter(
    ([name]) => !without.includes(name),
  )
  return fields
    .map(([name, schema]) => {
      const asked = renamed[name] === undefined ? name : `${name}: ${renamed[name]}`
      const inner = objectNameOf(contract, schema)
      return inner === null ? asked : `${asked} { ${selectionOf(contract, inner)} }`
    })
    .join(' ')
}

/** The name of the object that a field holds, once or in a list; null for a plain value. */
function objectNameOf(contract: RestContract, schema: ContractSchema): string | null {
  if (schema.items !== undefined) return objectNameOf(contract, schema.items)
  const [reference] = [schema, ...(schema.oneOf ?? [])].flatMap(({ $ref }) => $ref ?? [])
  if (reference === undefined) return null
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  return schemaNamed(contract, name).properties === undefined ? null : name
}

function schemaNamed({ components }: RestContract, name: string): ContractSchema {
  const schema = components.schemas[name]
  if (schema === undefined) throw new Error(`The REST contract has no schema ${name}`)
  return schema
}
