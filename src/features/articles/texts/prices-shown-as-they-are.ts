import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'A price on this portal is what the agent wrote, and nothing is rounded towards hope. These are the rules that every page follows.',
  ],
  sections: [
    {
      id: 'for-sale',
      title: 'For sale',
      blocks: [
        'A range stays a range, “Auction” stays “Auction” and “Contact agent” stays “Contact agent”. When you filter by price, a home is found by the figures that its agent gave.',
      ],
    },
    {
      id: 'for-rent',
      title: 'For rent',
      blocks: ['Rent is per week, always. The bond and the date from which the home is free stand beside it.'],
    },
    {
      id: 'sold',
      title: 'Sold and leased',
      blocks: [
        'Sold and leased homes leave the search for homes to buy and rent at once, and move to their own: [sold](/sold-properties) and [leased](/leased). Where a seller withheld the price, the page says “Price withheld”. The figure is then nowhere: not in the page’s data, not in the order of the results, not in what a filter finds.',
      ],
    },
    {
      id: 'medians',
      title: 'Medians',
      blocks: [
        'A median is the middle one of the prices that were stated; a range counts by its middle. Where too few stand behind it, we leave it out rather than show a figure that means nothing.',
      ],
    },
    {
      id: 'order',
      title: 'The order of results',
      blocks: [
        'The usual order, “Homes for you”, puts listings with a higher tier first; [Homely Plus](/agent-centre/homely-plus) says what that means. Every other order, such as newest or cheapest, looks at nothing but what its name says.',
      ],
    },
  ],
}
