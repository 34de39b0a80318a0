import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'Every listing has a tier: basic, bronze, silver, gold or platinum. Basic is the start. Homely Plus is the name for the tiers above it. This page says what they do, so that buyers and agents read the same.',
  ],
  sections: [
    {
      id: 'what-changes',
      title: 'What it changes',
      blocks: [
        'In the order called “Homes for you”, which is the usual one for homes for sale and for rent, listings of a higher tier come first. Within a tier come homes that are listed only here, and then the newest. That is all.',
      ],
    },
    {
      id: 'what-stays',
      title: 'What it never changes',
      blocks: [
        {
          list: [
            'Which homes a search finds. A filter does not know tiers.',
            'Any other order: newest, oldest, by price, next inspection, next auction.',
            'Counts, medians and price histories.',
            'Whether an enquiry reaches you. Basic listings get theirs in the same way.',
            'What reviewers say about you.',
          ],
        },
      ],
    },
    {
      id: 'is-it-worth-it',
      title: 'Is it worth it?',
      blocks: [
        'Look at a suburb that you work in, as a buyer would: [Melbourne, for example](/for-sale/melbourne-vic-3000/real-estate). Where a search finds twenty homes, everybody sees all of them and a better place earns little. Where it finds two thousand, it matters. And a plain listing with good photographs, a price and an open time does better than a dear one without. Read the [advice](/agent-advice) first; it is free.',
      ],
    },
    {
      id: 'ask',
      title: 'Prices and booking',
      blocks: [
        'Those who run this portal decide whether they offer tiers above basic and what they ask for them. Write to {email} or ring {phone}. You should get the price in writing, for each listing or each month, and be able to stop it.',
      ],
    },
  ],
}
