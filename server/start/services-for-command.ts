import { placeCompletion } from '#server/modules/locations/place-completion.ts'
import { loadLocationIndex } from '#server/modules/search/location-index.ts'
import { createSqlListingSearch } from '#server/modules/search/sql-listing-search.ts'
import { portalModules } from '#server/modules.ts'
import type { Database } from '#server/platform/database/database.ts'
import { startJobs } from '#server/platform/jobs/boss-jobs.ts'
import { buildServices } from '#server/platform/modules/build-modules.ts'
import type { ModuleName } from '#server/platform/modules/module-name.ts'
import { noObjects } from '#server/platform/storage/no-objects.ts'
import { platformServices } from '#server/platform/modules/platform-services.ts'

export type CommandServices = {
  of<Services extends object>(name: ModuleName<Services>): Services
  stop(): Promise<void>
}

/**
 * The services of all modules for a command at the terminal. Its jobs wait for a server; those that follow changes are not sent, for
 * servers look for changes every minute.
 */
export async function servicesForCommand(database: Database): Promise<CommandServices> {
  const jobs = await startJobs(database, console)
  const common = { database, clock: () => new Date(), version: '', jobs, objects: noObjects }
  const platform = platformServices({ ...common, consumers: () => [] })
  const modules = portalModules({
    listingSearch: createSqlListingSearch(database),
    locationIndex: await loadLocationIndex(database),
    completion: placeCompletion(database),
    support: { phone: '', email: '' },
  })
  const built = buildServices(platform, modules)
  await jobs.add(modules.flatMap((module) => module.jobs(built.all)))
  return {
    of(name) {
      const services = built.of(name)
      if (services === null) throw new Error(`The portal has no module ${name.name}`)
      return services
    },
    stop: () => jobs.stop(),
  }
}
