export const agentSettingsLinkCopy = { settings: 'Change what this profile shows' } as const
