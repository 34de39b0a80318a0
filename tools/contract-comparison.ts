import { buildSchema, findBreakingChanges } from 'graphql'
import { parse } from 'yaml'

type Parameter = { name?: string; in?: string; required?: boolean }
type Operation = { parameters?: Parameter[]; responses?: Record<string, unknown> }
type PathItem = Record<string, Operation> & { parameters?: Parameter[] }

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete']

/** What a client of the earlier GraphQL schema could stumble over, one sentence each. Both are SDL; empty is no schema. */
export function breakingGraphqlChanges(earlier: string, present: string): string[] {
  if (earlier.trim() === '') return []
  if (present.trim() === '') return ['the GraphQL schema was removed.']
  return findBreakingChanges(buildSchema(earlier), buildSchema(present)).map((change) => change.description)
}

/** Operations and successful answers that are gone, and parameters that are newly required. Both documents are YAML. */
export function breakingOpenApiChanges(document: string, earlier: string, present: string): string[] {
  const before = operationsOf(earlier)
  const after = operationsOf(present)
  return [...before].flatMap(([name, operation]) => {
    const successor = after.get(name)
    if (!successor) return [`${document}: ${name} was removed.`]
    const known = new Set(requiredParameters(operation))
    const demands = requiredParameters(successor).filter((parameter) => !known.has(parameter))
    const lost = successCodes(operation).filter((code) => !successCodes(successor).includes(code))
    return [
      ...demands.map((parameter) => `${document}: ${name} now requires ${parameter}.`),
      ...lost.map((code) => `${document}: ${name} no longer answers ${code}.`),
    ]
  })
}

function operationsOf(text: string): Map<string, Operation> {
  const read: { paths?: Record<string, PathItem> } = parse(text) ?? {}
  const operations = Object.entries(read.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method): [string, Operation][] => {
      const operation = item[method]
      if (!operation) return []
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      return [[`${method.toUpperCase()} ${path}`, { ...operation, parameters }]]
    }),
  )
  return new Map(operations)
}

function requiredParameters(operation: Operation): string[] {
  const required = (operation.parameters ?? []).filter((parameter) => parameter.required)
  return required.map((parameter) => `${parameter.in} parameter ${parameter.name}`)
}

function successCodes(operation: Operation): string[] {
  return Object.keys(operation.responses ?? {}).filter((code) => code.startsWith('2'))
}
