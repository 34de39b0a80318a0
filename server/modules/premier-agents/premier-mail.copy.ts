/** What agents are told by email of the way to a Premier Agent. */
export const premierMails = {
  start: {
    subject: 'Become a Premier Agent',
    text: 'Our staff have opened the checklist of Premier Agents for your profile. Your profile settings show what is done and what is left:',
  },
  complete: {
    subject: 'You’re a Premier Agent',
    text: 'Our staff have checked your profile: it’s complete, with accepted sales, reviews by clients and quick answers. Your profile says so from now on:',
  },
  greeting: (name: string) => `Hi ${name},`,
  free: 'Being a Premier Agent costs nothing, and doesn’t change where you stand in lists.',
  footer: (origin: string) => `Homely, ${origin}`,
} as const
