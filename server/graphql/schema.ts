import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GraphQLSchema } from 'graphql'
import { createSchema } from 'graphql-yoga'
import type { Resolvers } from '#server/generated/resolvers.ts'
import { listingResolvers } from '#server/modules/listings/listing-resolvers.ts'
import { homepageResolvers, listingQueries } from '#server/modules/listings/listing-queries.ts'
import { searchQueries, searchResolvers } from '#server/modules/listings/search/search-resolvers.ts'
import { locationQueries, locationResolvers } from '#server/modules/locations/location-resolvers.ts'
import { placeQueries, placeResolvers } from '#server/modules/locations/place-resolvers.ts'
import { officeQueries, officeResolvers } from '#server/modules/offices/office-resolvers.ts'
import { profileQueries, profileResolvers } from '#server/modules/profiles/profile-resolvers.ts'
import { questionQueries, questionResolvers } from '#server/modules/questions/question-resolvers.ts'
import { versionQueries } from '#server/modules/version/version-queries.ts'
import type { GraphContext } from './context.ts'
import { dateScalar, dateTimeScalar } from './scalars.ts'

const CONTRACT_FOLDER = fileURLToPath(new URL('../../schema/graphql/', import.meta.url))

/** The contract with the server's resolvers; the files of schema/graphql are its only source. */
export function portalSchema(): GraphQLSchema {
  const typeDefs = readdirSync(CONTRACT_FOLDER)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(path.join(CONTRACT_FOLDER, name), 'utf8'))
  const resolvers: Resolvers = {
    ...listingResolvers,
    ...homepageResolvers,
    ...searchResolvers,
    ...locationResolvers,
    ...placeResolvers,
    ...officeResolvers,
    ...profileResolvers,
    ...questionResolvers,
    Query: {
      ...listingQueries,
      ...searchQueries,
      ...locationQueries,
      ...placeQueries,
      ...officeQueries,
      ...profileQueries,
      ...questionQueries,
      ...versionQueries,
    },
    Date: dateScalar,
    DateTime: dateTimeScalar,
  }
  return createSchema<GraphContext>({ typeDefs, resolvers })
}
