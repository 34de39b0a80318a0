import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'Any licensed agency may list homes for sale and for rent on this portal. Listings arrive through the software that your office uses already, so nobody has to type them twice.',
  ],
  sections: [
    {
      id: 'getting-started',
      title: 'Getting started',
      blocks: [
        'Write to {email} from your agency’s own address with:',
        {
          list: [
            'the name, street address and telephone number of the office;',
            'its licence number and the state that it is licensed in;',
            'the name of your multiloader or of the software that you enter listings with;',
            'who in your office answers questions about the feed.',
          ],
        },
        'We check the licence in the public register of your state, set up the office, and agree with you and your software provider on how the listings are sent. Then a first upload is looked at together before it goes public.',
      ],
    },
    {
      id: 'change-multiloader',
      title: 'Change your multiloader',
      blocks: [
        'A multiloader is the service that sends your listings to portals. When you move to another one, the order of the steps matters, or homes appear twice or vanish:',
        {
          steps: [
            'Tell us at {email} which multiloader you leave, which one you join, and the day.',
            'Ask the new provider to add Homely as a destination for your office. Do not let the old one send “withdrawn” for everything on the last day.',
            'We switch your office to the new sender. From then on uploads of the old one are not taken.',
            'Look through your [office’s listings](/real-estate-agencies) the next morning: number, prices, photographs, open times. Ring {phone} if something is missing.',
          ],
        },
      ],
    },
    {
      id: 'what-a-listing-needs',
      title: 'What a listing needs',
      blocks: [
        {
          list: [
            '**Address:** the whole of it. If the owner does not want it shown, mark it hidden: then neither page, map nor data has the street.',
            '**Price:** a figure, a range or words such as “Auction”. For rent, per week, with bond and date.',
            '**Type and rooms:** these decide which filters find the home.',
            '**Photographs:** your own, in landscape, as large as you have them. Floor plans come beside them.',
            '**Open times and auctions:** in local time. They are shown on the listing and make it findable by “open for inspection”.',
          ],
        },
      ],
    },
    {
      id: 'rules',
      title: 'Rules',
      blocks: [
        'List only what you are appointed to sell or let. Mark a home under offer, sold or leased when it is. Keep to the price guide rules of your state. The rest is in the [terms of use](/terms-of-use), and how to make a listing that people read is in [advice for agents](/agent-advice).',
      ],
    },
  ],
}
