import { defineModule } from '#server/platform/modules/define-module.ts'
import { officeDirectory } from './office-directory.ts'
import { officeQueries, officeResolvers } from './office-resolvers.ts'
import { offices } from './offices-services.ts'

/** Offices of agencies and their agents. */
export const officesModule = defineModule({
  name: offices,
  dependsOn: [],
  services: ({ database, clock }) => ({ offices: officeDirectory(database, clock) }),
  resolvers: { ...officeResolvers, Query: officeQueries },
})
