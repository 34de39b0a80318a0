import type { QueryResolvers } from '#server/generated/resolvers.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'

export const versionQueries: Pick<QueryResolvers<GraphContext<{ version: string }>>, 'version'> = {
  version: (_parent, _arguments, { services }) => services.version,
}
