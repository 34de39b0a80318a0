import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'We help with the portal itself: something that does not work, something that is wrong, a question about your data. For questions about a home, ask the agent named on the listing; they know it and we do not.',
  ],
  sections: [
    {
      id: 'have-at-hand',
      title: 'What helps us to help',
      blocks: [
        {
          list: [
            '**A fault on a page:** its address, what you did and what you saw. The name of your browser, if you know it.',
            '**A wrong listing:** its address and what is wrong. We ask the agency to correct it.',
            '**Your data:** write from the e-mail address it is about. The [privacy policy](/privacy-policy) says what you can ask for.',
            '**Something that is in your way** because of how you see, hear or move: tell us as you like, and we will find another way for you in the meantime.',
          ],
        },
      ],
    },
    {
      id: 'agents',
      title: 'Agents and agencies',
      blocks: [
        'To bring your listings here, begin at [list on Homely](/agent-centre/list-on-homely). Most other answers are in the [agent help centre](/agent-help-centre).',
      ],
    },
    {
      id: 'press',
      title: 'Press',
      blocks: [
        'Journalists write to {email}. What we have said so far is among the [media releases](/news/media-releases).',
      ],
    },
    {
      id: 'complaints',
      title: 'When you are not satisfied',
      blocks: [
        'Tell us first, in writing, and we will answer in writing. About an agent’s conduct, the consumer authority of your state is the place to go: NSW Fair Trading, Consumer Affairs Victoria, the Queensland Office of Fair Trading, Consumer and Business Services in South Australia, Consumer Protection in Western Australia, Consumer, Building and Occupational Services in Tasmania, Access Canberra, or Northern Territory Consumer Affairs.',
      ],
    },
  ],
}
