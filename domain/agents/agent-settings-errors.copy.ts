/** What is said when the settings of a profile can’t be read or changed. */
export const agentSettingsErrors = {
  notYours: 'Only the agent of this profile may change it.',
  notAppointed: 'Only our staff may say who is the principal of an office.',
  noAgent: 'There is no agent of this name.',
  changedMeanwhile:
    'Somebody else has changed this profile meanwhile. Load the page again to see it; what you typed stays here.',
  noPlace: 'We don’t know one of these places.',
  noVideo: 'This profile has no such video.',
} as const
