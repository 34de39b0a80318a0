export const agentSettingsLinkCopy = {
  settings: 'Change what this profile shows',
  performance: 'How these homes are doing',
} as const
