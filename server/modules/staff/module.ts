import { defineModule } from '#server/platform/modules/define-module.ts'
import { staffActionsOver } from './staff-actions.ts'
import { staffQueries, staffResolvers } from './staff-resolvers.ts'
import { staff } from './staff-services.ts'

/** What staff do, and the log of it. */
export const staffModule = defineModule({
  name: staff,
  dependsOn: [],
  services: (parts) => ({ staffActions: staffActionsOver(parts) }),
  resolvers: { ...staffResolvers, Query: staffQueries },
})
