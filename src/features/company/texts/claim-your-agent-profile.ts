import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'When your agency’s listings arrive here, so do the names of the agents on them, and each agent gets a page. Claiming yours puts you in charge of what it says about you.',
  ],
  sections: [
    {
      id: 'how',
      title: 'How to claim it',
      blocks: [
        {
          steps: [
            'Find your page in the [agent finder](/real-estate-agents).',
            'Write to {email} from your address at the agency. Give your name as it is on your licence, the licence or registration number, the state, and the address of your page.',
            'We look you up in the public register and ring the office on its published number. We do not ask for copies of identity papers.',
            'You get an answer either way.',
          ],
        },
      ],
    },
    {
      id: 'what-you-can-do',
      title: 'What you can have on it',
      blocks: [
        {
          list: [
            'Your photograph, your position, a few lines in your own words.',
            'How to reach you: telephone, mobile, e-mail, web site.',
            'The suburbs that you work in and what you know best.',
            'The homes you sold and leased, as far as they were listed here.',
          ],
        },
      ],
    },
    {
      id: 'what-you-cannot',
      title: 'What nobody can change',
      blocks: [
        'A claimed page does not come first in any list because it is claimed. Reviews belong to those who wrote them: you may answer one, and you may report one that breaks the [terms](/terms-of-use), but you cannot remove it because it stings. Withheld prices stay withheld on your page as well.',
      ],
    },
    {
      id: 'moved-or-left',
      title: 'Moved offices, or left',
      blocks: [
        'Tell us and your page moves with you, with its reviews. If you no longer work as an agent we take it down. If a page carries your name and is not about you, tell us today: {phone}.',
      ],
    },
  ],
}
