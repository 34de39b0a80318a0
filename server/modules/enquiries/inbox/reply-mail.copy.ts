/** What the mail with a reply says. */
export const replyMailCopy = {
  title: (about: string) => `Re: ${about}`,
  greeting: (name: string) => `Hi ${name},`,
  introduction: (agent: string, office: string) => `${agent} of ${office} replied to your enquiry on Homely:`,
  youWrote: 'You wrote:',
  footer: 'You received this email because you sent an enquiry through Homely. Reply to it to write to the agent.',
  footerWithoutAddress:
    'You received this email because you sent an enquiry through Homely. The agent has given no email address to reply to.',
} as const
