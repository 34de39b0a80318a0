/** What the pages about the portal, and those for agents, say beside their texts. */
export const companyCopy = {
  areas: { company: 'About Homely', agents: 'For agents' },
  otherPages: { company: 'More about Homely', agents: 'More for agents' },
  lastUpdated: (day: string) => `Last updated on ${day}`,
  phone: 'Phone',
  phoneNumber: '{phone}',
  email: 'Email',
  emailAddress: '{email}',
} as const
