import type { QueryResolvers } from '#server/generated/resolvers.ts'

export const versionQueries: Pick<QueryResolvers, 'version'> = {
  version: (_parent, _arguments, { services }) => services.version,
}
