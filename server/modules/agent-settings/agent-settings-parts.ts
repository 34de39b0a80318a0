import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { AgentSettingsParts, ProfileSettings } from './profile-settings.ts'

export type ProfileSettingsServices = { profileSettings: ProfileSettings }

export const agentSettingsName = moduleNamed<ProfileSettingsServices>('agent-settings')

export type AgentSettingsContext = GraphContext<AgentSettingsParts & ProfileSettingsServices>
