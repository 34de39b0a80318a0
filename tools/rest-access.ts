import { parse } from 'yaml'

export type StatedOperation = { operationId: string; security?: Record<string, unknown>[]; 'x-access'?: unknown }

/** The operations of a contract. */
export function operationsOf(contract: string): StatedOperation[] {
  // The project's own file; its tests hold it to OpenAPI.
  const { paths } = parse(contract) as { paths: Record<string, Record<string, StatedOperation>> }
  return Object.values(paths).flatMap((methods) => Object.values(methods))
}

/** `x-access` of every operation, as a constant for each contract; throws where one has none. */
export function accessText(contracts: Readonly<Record<string, string>>): string {
  const constants = Object.entries(contracts).map(([name, contract]) => {
    const lines = operationsOf(contract).map(({ operationId, 'x-access': access }) => {
      if (access === undefined) throw new Error(`The operation ${operationId} has no x-access (schema/README.md)`)
      return `  ${operationId}: ${JSON.stringify(access)},`
    })
    return `export const ${name} = {\n${lines.join('\n')}\n} as const`
  })
  return constants.join('\n\n')
}
