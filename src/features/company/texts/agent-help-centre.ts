import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: ['What agents ask most. If yours is not here, write to {email} or ring {phone}.'],
  sections: [
    {
      id: 'corrections',
      title: 'How do I correct a listing?',
      blocks: [
        'Where you entered it: in the software of your office. The next upload brings the correction here. If it has not arrived by the next day, send us the address of the listing and what should have changed.',
      ],
    },
    {
      id: 'hidden-address',
      title: 'How do I hide the street address?',
      blocks: [
        'Mark the address as hidden in your software. Then the street is left out of the page, the map, the page’s address and the data behind it. The suburb stays.',
      ],
    },
    {
      id: 'withheld-price',
      title: 'How do I withhold a sold price?',
      blocks: [
        'Send the sale with the price marked as withheld. The page then says “Price withheld”, and the figure has no influence on sorting, filters or what others can find out.',
      ],
    },
    {
      id: 'open-times',
      title: 'Why does my open time look wrong?',
      blocks: [
        'Times are shown in the zone of the property, for everybody. Queensland, Western Australia and the Northern Territory have no daylight saving. Check that your software sends local time and not the time of the office.',
      ],
    },
    {
      id: 'not-found',
      title: 'Why does my listing not come up?',
      blocks: [
        {
          list: [
            'A listing without a price is left out when somebody sets a price limit.',
            'The property type decides: a townhouse sent as a house is not among the townhouses.',
            'Sold and leased homes leave the search for homes to buy and rent at once. Look under [sold](/sold-properties) and [leased](/leased).',
            'The order: [Homely Plus](/agent-centre/homely-plus) explains the usual one.',
          ],
        },
      ],
    },
    {
      id: 'withdraw',
      title: 'How do I withdraw a listing?',
      blocks: [
        'Withdraw it in your software. Its page then answers that the home is no longer offered and shows similar ones, so that old links do not end nowhere.',
      ],
    },
    {
      id: 'enquiries',
      title: 'Where do enquiries go?',
      blocks: [
        'To the agents named on the listing. If they went to somebody who left, correct the agent on the listing, and tell us if some should be sent again.',
      ],
    },
    {
      id: 'profile',
      title: 'How do I change my profile?',
      blocks: ['First [claim it](/claim-your-agent-profile). Your photograph and details can then be corrected.'],
    },
    {
      id: 'multiloader',
      title: 'We change our multiloader. What now?',
      blocks: [
        'Tell us before the day. The steps are under [change your multiloader](/agent-centre/list-on-homely#change-multiloader).',
      ],
    },
  ],
}
