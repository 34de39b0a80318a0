import { agents } from '#server/modules/agents/agents-services.ts'
import { notifications } from '#server/modules/notifications/notifications-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { staff } from '#server/modules/staff/staff-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { premierAgents } from './premier-agents.ts'
import { premierEmailStop, premierNotifications } from './premier-notifications.ts'
import { premierMutations, premierQueries, premierResolvers } from './premier-resolvers.ts'
import { premierName } from './premier-services.ts'

/** Premier Agents, whom staff make. */
export const premierModule = defineModule({
  name: premierName,
  dependsOn: [offices, agents, staff, notifications],
  services: (parts) => {
    parts.emailStops.add(premierEmailStop(parts.database))
    return { premierAgents: premierAgents(parts) }
  },
  resolvers: { ...premierResolvers, Query: premierQueries, Mutation: premierMutations },
  consumers: (services) => [services.notifications.consumerOf(premierNotifications(services))],
  jobs: (services) => services.notifications.jobsOfEvents(premierNotifications(services)),
})
