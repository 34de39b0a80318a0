import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'These terms apply when you use this portal. They are short because most of it is common sense. “We” are the people who run this installation; you find us on the [contact page](/contact-us).',
  ],
  sections: [
    {
      id: 'listings',
      title: 'Listings are the agents’ own',
      blocks: [
        'Each listing is supplied by the agent or agency named on it, who answers for it. We show it as we receive it, and we do not inspect homes, check titles or value anything. Check what matters to you before you rely on it: with the agent, the contract, your solicitor or conveyancer, and the authorities.',
        'Pictures marked “Illustration” are drawings of homes that do not exist, for demonstration.',
      ],
    },
    {
      id: 'figures',
      title: 'Figures and guides',
      blocks: [
        'Medians, counts and price histories are worked out from the listings on this portal. They are information and not a valuation. The guides and articles are general; they are not legal, financial or tax advice.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        'You may search, read, print and link as much as you like. Please do not:',
        {
          list: [
            'send enquiries that you do not mean, or in another person’s name;',
            'post what is unlawful, insulting or untrue about people;',
            'copy the listings in bulk to publish them elsewhere;',
            'load the servers so that others cannot use them, or try to get at what is not meant for you. If you find a hole, [tell us](/contact-us) and give us time to close it.',
          ],
        },
      ],
    },
    {
      id: 'what-you-write',
      title: 'What you write',
      blocks: [
        'Reviews, questions and answers that you publish here stay yours. You allow us to show them on this portal. We may remove what breaks these terms.',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      blocks: [
        'Where accounts are offered: one person, one account; keep the password to yourself; tell us when you think that somebody else has it. You can close your account at any time. We may close one that is misused.',
      ],
    },
    {
      id: 'agents',
      title: 'Agents',
      blocks: [
        'Agents list only homes that they are appointed to sell or let, keep prices and status true, and follow the law of their state on price guides, advertising and privacy.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      blocks: [
        'We do our best to keep the portal running and correct, and cannot promise that it always is. As far as the law allows, we do not answer for losses that come from relying on what agents supplied or from the portal being away. Nothing here takes away rights that you have under the Australian Consumer Law.',
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      blocks: [
        'The law of the Australian state or territory in which this portal is run applies. When these terms change, the date below changes with them.',
      ],
    },
  ],
}
