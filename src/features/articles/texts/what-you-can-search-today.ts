import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'This portal opened its search in November 2026. You can look through homes [for sale](/for-sale), [for rent](/for-rent), [sold](/sold-properties) and [leased](/leased), in every suburb, region and street that it knows.',
  ],
  sections: [
    {
      id: 'one-box',
      title: 'One box that knows places',
      blocks: [
        'Type a suburb, a postcode, a region or a street. The box forgives typing errors, and it works without JavaScript too. The surrounding suburbs are searched along unless you turn them off.',
      ],
    },
    {
      id: 'filters',
      title: 'Filters that live in the address',
      blocks: [
        'Price, bedrooms, bathrooms, car spaces, land, frontage, property type, features, open times and auctions: each filter becomes part of the page’s address. So a search can be bookmarked, sent to somebody or opened tomorrow, and it means the same. For example: [two-bedroom apartments with a pool](/for-rent/brisbane-qld-4000/apartments/2-bedrooms-pool). Each filter in force is shown above the results and can be taken away by itself.',
      ],
    },
    {
      id: 'what-a-listing-shows',
      title: 'What a listing shows',
      blocks: [
        'Pictures, facts, the agent’s own words, open times and auctions in the time zone of the property, what it was listed and sold for before where that is known, and what is around it.',
        'On a new installation the listings are a demonstration: invented homes with drawn pictures, each marked “Illustration”. Whoever runs the portal replaces them with real ones.',
      ],
    },
  ],
}
