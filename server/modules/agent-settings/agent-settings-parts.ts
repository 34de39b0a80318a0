import type { AgentsServices } from '#server/modules/agents/agents-services.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { ProfileSettings } from './profile-settings.ts'

/** What the code of this module may use. */
export type AgentSettingsParts = PlatformServices & OfficesServices & LocationsServices & AgentsServices

export type ProfileSettingsServices = { profileSettings: ProfileSettings }

export const agentSettingsName = moduleNamed<ProfileSettingsServices>('agent-settings')

export type AgentSettingsContext = GraphContext<AgentSettingsParts & ProfileSettingsServices>
