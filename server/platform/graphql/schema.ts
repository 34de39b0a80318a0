import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DocumentNode, type GraphQLSchema, parse } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { withCheckedArguments } from '#schema/checked-arguments.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { GraphContext } from './context.ts'
import { dateScalar, dateTimeScalar } from './scalars.ts'

const CONTRACT_FOLDER = fileURLToPath(new URL('../../../schema/graphql/', import.meta.url))

/** The contract with the resolvers of all modules; the files of schema/graphql are its only source. */
export function portalSchema(ofModules: Readonly<Record<string, object>>): GraphQLSchema {
  // defineModule held each module's part to the contract and to the services that it is given.
  const resolvers = { ...ofModules, Date: dateScalar, DateTime: dateTimeScalar } as Resolvers
  const refuse = (message: string, field: string) => new PortalError('BAD_INPUT', message, { field })
  return withCheckedArguments(
    createSchema<GraphContext>({ typeDefs: contract(), resolvers, assumeValidSDL: true }),
    refuse,
  )
}

let known: DocumentNode | null = null

/** Read once; the check of generated code holds it to GraphQL. */
function contract(): DocumentNode {
  if (known !== null) return known
  const files = readdirSync(CONTRACT_FOLDER)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
  known = parse(files.map((name) => readFileSync(path.join(CONTRACT_FOLDER, name), 'utf8')).join('\n'))
  return known
}
