/** What the emails about reviews say. */
export const reviewMailsCopy = {
  footer: (origin: string) => `Homely, ${origin}`,
  request: {
    subject: (agent: string) => `Would you review ${agent}?`,
    greeting: (name: string) => `Hello ${name},`,
    /** In place of a name that holds a web address, an email address or a phone number. */
    greetingOfNobody: 'Hello,',
    introduction: (agent: string, office: string) =>
      `${agent} of ${office} worked for you and asks for a review on Homely. Say what was good and what was not: the agent can answer, but can neither change nor remove what you write.`,
    about: (address: string) => `It is about ${address}.`,
    link: 'Write your review here. You need no account; the link works once, within 30 days:',
    ignore: 'If you’d rather not, you can ignore this email. We write to you three times at most.',
  },
  newForAgent: {
    subject: (title: string) => `You have a new review: ${title}`,
    introduction: (name: string, rating: number) => `${name} gives you ${rating} of 5 stars and writes:`,
    link: 'You can answer it once, and change your answer later:',
  },
  published: {
    subject: (agent: string) => `Your review of ${agent} is published`,
    introduction: 'Thank you. Everybody can read it now:',
  },
  rejected: {
    subject: (agent: string) => `Your review of ${agent} is not published`,
    introduction: 'We have read your review and decided against publishing it as it is. The reason:',
    link: 'You can change it and send it again:',
    appeal: 'Or appeal once, here:',
  },
  removedForAgent: {
    subject: 'A review of you was removed',
    introduction: (title: string) =>
      `We have removed the review “${title}”. It no longer counts in your rating. The reason:`,
  },
  answered: {
    subject: (agent: string) => `${agent} has answered your review`,
    introduction: 'The answer:',
    link: 'Read it below your review:',
  },
} as const
