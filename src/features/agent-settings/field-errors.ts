import type { AgentProfileError } from '#domain/agents/agent-settings.ts'
import type { SettingsDraft } from './settings-draft.ts'

/** What each part of the form is given. */
export type FieldsProps = {
  draft: SettingsDraft
  errors: readonly AgentProfileError[]
  onChange: (part: Partial<SettingsDraft>) => void
}

export const errorOf = (errors: readonly AgentProfileError[], field: AgentProfileError['field']): string | undefined =>
  errors.find((error) => error.field === field)?.message
