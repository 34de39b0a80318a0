import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    '**Media release, November 2026.** Homely is a property portal for Australia that a town, a region or a group of agencies can run by itself. One command installs it, fills it with demonstration listings and starts it. It needs no third party: the database, the search, the pictures and the pages are in the program.',
    'The first version searches homes for sale, for rent, sold and leased, and shows prices as their agents wrote them. Where a price or a street address is withheld, it is withheld everywhere, in the page and in its data.',
    'The pages are drawn on the server, work without JavaScript and are checked for accessibility in a light and a dark theme. Searches keep all of their filters in the address of the page.',
    'The listings of a new installation are invented, with drawn pictures that are marked as illustrations. They are there to show the portal at work and are replaced by the listings of whoever runs it.',
  ],
  sections: [
    {
      id: 'for-journalists',
      title: 'For journalists',
      blocks: [
        'This text is free to quote. Questions reach us at {email} or on {phone}. The logo is in the [brand guidelines](/brand-guidelines), and what the portal is for is told in [about us](/about-us).',
      ],
    },
  ],
}
