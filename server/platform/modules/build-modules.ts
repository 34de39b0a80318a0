import type { AskGraph } from '#server/platform/rest/graph.ts'
import type { Operations } from '#server/platform/rest/operations.ts'
import type { PortalModule } from './define-module.ts'
import type { ModuleName } from './module-name.ts'
import type { PlatformServices } from './platform-services.ts'

export type BuiltServices = {
  all: PlatformServices
  /** What a module gives; null where the portal does not have it. */
  of<Services extends object>(name: ModuleName<Services>): Services | null
}

/**
 * The services of the platform and of all modules, each made from those of the modules that it depends on. Throws where a
 * module is not listed after them, or two modules give a service of one name.
 */
export function buildServices(platform: PlatformServices, modules: readonly PortalModule[]): BuiltServices {
  const built = new Map<string, object>()
  const all = { ...platform }
  for (const { name, dependsOn, services } of modules) {
    const parts = dependsOn.map((other) => {
      const given = built.get(other)
      if (given === undefined) throw new Error(`The module ${name} depends on ${other}, which is not listed before it`)
      return given
    })
    const own = services(Object.assign({}, platform, ...parts))
    for (const service of Object.keys(own)) {
      if (Object.hasOwn(all, service)) throw new Error(`The module ${name} gives ${service}, which is given already`)
    }
    built.set(name, own)
    Object.assign(all, own)
  }
  return {
    all,
    // Whoever is listed under a name gave the services that defineModule holds to the type of that name.
    of: <Services extends object>({ name }: ModuleName<Services>) => (built.get(name) ?? null) as Services | null,
  }
}

/** The resolvers of all modules by type and field. Throws where two modules resolve one field. */
export function mergedResolvers(modules: readonly PortalModule[]): Record<string, object> {
  const merged: Record<string, object> = {}
  for (const { name, resolvers } of modules) {
    for (const [type, fields] of Object.entries(resolvers)) {
      refuseDoubles(merged[type] ?? {}, fields, (field) => `The module ${name} resolves ${type}.${field} again`)
      merged[type] = { ...merged[type], ...fields }
    }
  }
  return merged
}

/** The operations of all modules. Throws where two modules answer one. */
export function mergedOperations(
  modules: readonly PortalModule[],
  services: PlatformServices,
  ask: AskGraph,
): Partial<Operations> {
  const merged: Partial<Operations> = {}
  for (const { name, operations } of modules) {
    const own = operations(services, ask)
    refuseDoubles(merged, own, (operation) => `The module ${name} answers ${operation} again`)
    Object.assign(merged, own)
  }
  return merged
}

function refuseDoubles(known: object, added: object, message: (key: string) => string): void {
  for (const key of Object.keys(added)) if (Object.hasOwn(known, key)) throw new Error(message(key))
}
