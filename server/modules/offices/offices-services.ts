import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { OfficeDirectory } from './office-directory.ts'

export type OfficesServices = {
  offices: OfficeDirectory
  /** Tells every server that offices were added or moved, once the transaction around is committed. */
  notifyOfficesChanged(): Promise<void>
}

export const offices = moduleNamed<OfficesServices>('offices')

/** What the resolvers of this module may use. */
export type OfficesContext = GraphContext<PlatformServices & OfficesServices>
