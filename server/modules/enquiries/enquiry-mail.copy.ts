/** What the mails about an enquiry say. */
export const enquiryMailCopy = {
  titles: {
    listing: 'Enquiry',
    development: 'New apartments enquiry',
    seller: 'Appraisal request',
    agent: 'Enquiry',
  },
  titleForAgent: (kind: string, listing: string) => `${kind}: ${listing}`,
  titleForSender: (listing: string) => `Your enquiry: ${listing}`,
  greeting: (name: string) => `Hi ${name},`,
  toAgent: (sender: string) =>
    `You have an enquiry from ${sender} through Homely. Reply to this email to contact them.`,
  agentFooter:
    'Homely sent this email for the person named above. We haven’t confirmed that the email address is theirs.',
  toSender: (agent: string) => `This is your enquiry to ${agent}. If they reply, it will be to this address.`,
  senderFooter:
    'You received this copy because you asked for one on Homely. If you didn’t, you can ignore this email. You won’t get any others.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  home: 'Property',
  reason: 'About',
  buyerKind: 'Buying as',
  topics: 'Would like to know about',
  inspection: 'Would like to inspect',
  yes: 'Yes',
  reasons: {
    buying: 'Buying a home',
    selling: 'Selling a home',
    renting: 'Renting a home',
    letting: 'Leasing out a home',
    other: 'Something else',
  },
  buyerKinds: { ownerOccupier: 'Owner-occupier', investor: 'Investor' },
} as const
