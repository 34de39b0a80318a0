import { agents } from '#server/modules/agents/agents-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { staff } from '#server/modules/staff/staff-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { agentSettingsName } from './agent-settings-parts.ts'
import { agentSettingsMutations, agentSettingsQueries, agentSettingsResolvers } from './agent-settings-resolvers.ts'
import { profileSettings } from './profile-settings.ts'

/** What the profiles of agents show, for those who may change it. */
export const agentSettingsModule = defineModule({
  name: agentSettingsName,
  dependsOn: [offices, locations, agents, staff],
  services: (parts) => ({ profileSettings: profileSettings(parts) }),
  resolvers: { ...agentSettingsResolvers, Query: agentSettingsQueries, Mutation: agentSettingsMutations },
})
