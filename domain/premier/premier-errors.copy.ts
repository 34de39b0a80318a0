/** What is said where a workflow is not read or changed. */
export const premierErrors = {
  notStaff: 'Only staff who make Premier Agents, and the agent, see this.',
  notForYou: 'Only staff who make Premier Agents can do this, and none of them for themselves.',
  notAgent: 'These emails go to agents alone.',
  noAgent: 'There is no agent of this name.',
  unmanaged: 'No member manages this profile, so nobody could do what is asked for.',
  reason: (least: number, longest: number) =>
    `Say why in ${least} to ${longest} characters, without names or contact details of members; it stays in the log of staff.`,
  changed: 'Somebody else has changed this meanwhile. It is shown as it is now.',
  impossible: 'This can’t be done as things stand.',
} as const
