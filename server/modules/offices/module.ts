import { defineModule } from '#server/platform/modules/define-module.ts'
import { officeDirectory } from './office-directory.ts'
import { officeQueries, officeResolvers } from './office-resolvers.ts'
import { notifyOfficesChanged } from './offices-changed.queries.ts'
import { offices } from './offices-services.ts'

/** Offices of agencies and their agents. */
export const officesModule = defineModule({
  name: offices,
  dependsOn: [],
  services: ({ database, clock }) => ({
    offices: officeDirectory(database, clock),
    notifyOfficesChanged: () => notifyOfficesChanged(database),
  }),
  resolvers: { ...officeResolvers, Query: officeQueries },
})
