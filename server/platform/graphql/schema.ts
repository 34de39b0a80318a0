import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { UnusableInput, visibleInput } from '#domain/text/visible-text.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { GraphContext } from './context.ts'
import { dateScalar, dateTimeScalar } from './scalars.ts'

const CONTRACT_FOLDER = fileURLToPath(new URL('../../../schema/graphql/', import.meta.url))

/** The contract with the resolvers of all modules; the files of schema/graphql are its only source. */
export function portalSchema(ofModules: Readonly<Record<string, object>>): GraphQLSchema {
  const typeDefs = readdirSync(CONTRACT_FOLDER)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(path.join(CONTRACT_FOLDER, name), 'utf8'))
  // defineModule held each module's part to the contract and to the services that it is given.
  const resolvers = { ...ofModules, Date: dateScalar, DateTime: dateTimeScalar } as Resolvers
  return withVisibleArguments(createSchema<GraphContext>({ typeDefs, resolvers }))
}

/** Resolvers get what is seen of every text that is asked with, whether it came as a variable or within the document. */
function withVisibleArguments(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const { resolve = defaultFieldResolver } = field
      if (field.args.length === 0) continue
      field.resolve = (source, given, context, info) => resolve(source, visibleArguments(given), context, info)
    }
  }
  return schema
}

function visibleArguments(given: Record<string, unknown>): Record<string, unknown> {
  try {
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, visibleInput(value, name)]))
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error
    throw new PortalError('BAD_INPUT', error.message, { field: error.field.split('.').at(-1) ?? error.field })
  }
}
