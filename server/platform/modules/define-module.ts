import type { EventConsumer } from '#server/platform/events/domain-event.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import type { FastifyPluginAsync } from 'fastify'
import type { Resolvers } from '#server/generated/resolvers.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import type { ExecuteDocument } from '#server/platform/graphql/execute-document.ts'
import type { Identify } from '#server/platform/rest/caller.ts'
import type { AskGraph } from '#server/platform/rest/graph.ts'
import type { Operations } from '#server/platform/rest/operations.ts'
import type { ModuleName, ModuleNames, ServicesOf } from './module-name.ts'
import type { PlatformServices } from './platform-services.ts'

type ModuleResolvers<Context> = {
  [Type in keyof Resolvers<Context>]?: Partial<NonNullable<Resolvers<Context>[Type]>>
}

export type ModuleDefinition<Depended extends ModuleNames, Own extends object> = {
  name: ModuleName<Own>
  /** The modules whose services this one is given; they are listed before it. */
  dependsOn: Depended
  /** What this module gives to those that depend on it, and to its own resolvers, operations and routes. */
  services?: (parts: PlatformServices & ServicesOf<Depended>) => Own
  /** Its part of the graph. */
  resolvers?: ModuleResolvers<GraphContext<PlatformServices & ServicesOf<Depended> & Own>>
  /** Its operations of the REST contract. */
  operations?: (services: PlatformServices & ServicesOf<Depended> & Own, ask: AskGraph) => Partial<Operations>
  /** Who follows the changes of others. */
  consumers?: (services: PlatformServices & ServicesOf<Depended> & Own) => readonly EventConsumer[]
  /** The jobs that it does. */
  jobs?: (services: PlatformServices & ServicesOf<Depended> & Own) => readonly JobHandler[]
  /** Addresses that are in neither contract. */
  routes?: (
    services: PlatformServices & ServicesOf<Depended> & Own,
    executeDocument: ExecuteDocument,
    identify: Identify,
  ) => FastifyPluginAsync
}

/** A module as the app puts it together with the others, whatever its services are. */
export type PortalModule = {
  name: string
  dependsOn: readonly string[]
  services: (parts: object) => object
  resolvers: Readonly<Record<string, object>>
  operations: (services: object, ask: AskGraph) => Partial<Operations>
  consumers: (services: object) => readonly EventConsumer[]
  jobs: (services: object) => readonly JobHandler[]
  routes: ((services: object, executeDocument: ExecuteDocument, identify: Identify) => FastifyPluginAsync) | null
}

/** States one part of the server. The compiler holds it to the services of the platform and of the modules in `dependsOn`. */
export function defineModule<const Depended extends ModuleNames, Own extends object = object>(
  definition: ModuleDefinition<Depended, Own>,
): PortalModule {
  // buildServices gives every module what its `dependsOn` names, or does not start: the types of the definition hold.
  const { services, resolvers, operations, consumers, jobs, routes } = definition as unknown as Partial<PortalModule>
  return {
    name: definition.name.name,
    dependsOn: definition.dependsOn.map(({ name }) => name),
    services: services ?? (() => ({})),
    resolvers: resolvers ?? {},
    operations: operations ?? (() => ({})),
    consumers: consumers ?? (() => []),
    jobs: jobs ?? (() => []),
    routes: routes ?? null,
  }
}
