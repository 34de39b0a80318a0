const roomNames = { bedrooms: 'bedrooms', bathrooms: 'bathrooms', carSpaces: 'car spaces' } as const

/** What is said when a listing that an agent typed in cannot be published. */
export const draftErrors = {
  propertyType: 'Choose what kind of property it is.',
  suburb: 'Choose the suburb from the list.',
  streetAddress: (longest: number) =>
    `Give the number and street in at most ${longest} characters. You can hide it from everybody.`,
  rooms: (what: 'bedrooms' | 'bathrooms' | 'carSpaces', most: number) =>
    `Give a whole number of ${roomNames[what]} from 0 to ${most}, or leave it empty.`,
  area: 'Give a size such as 650, 1.2 ha or 5 acres, or leave it empty.',
  title: (longest: number) => `Give a headline in at most ${longest} characters.`,
  description: (longest: number) => `Describe the home in at most ${longest} characters.`,
  saleMethod: 'Choose how it is sold.',
  dollars: 'Give an amount in whole dollars, such as 1,250,000.',
  rent: 'Give the rent a week in whole dollars, such as 650.',
  priceOrder: 'The second figure must be higher than the first.',
  widestRange: (percent: number, highest: string) => `The range may be at most ${percent}% here: up to ${highest}.`,
  statement: {
    fixed: 'No price may be shown for a home that is auctioned here. Use words such as “Auction”.',
    range:
      'No price range may be shown for this home. Rent is one figure; a home that is auctioned in Queensland shows none.',
    over: '“Offers over” may not be stated for this home. State one price or a range.',
    words: 'State the rent as one figure.',
  },
  priceWords: (longest: number) => `Give the words in at most ${longest} characters, such as Contact agent.`,
  priceInWords: 'State the price as a figure, not within words.',
  guideInWords:
    'No price and no price guide may be given for a home that is auctioned here. Use words such as “Auction”.',
  guideInText: 'No price guide may be given for a home that is auctioned here: take the figure out.',
  qualifiedWords: 'Words such as “from”, “over” or “+” may not be used here.',
  bond: 'Give the bond in whole dollars, or leave it empty.',
  day: 'Give a day that exists.',
  auctionTime: 'Give the day and the time of the auction, or leave both empty.',
  auctionOver: 'This auction is over. Give the next one, or choose how the home is sold now.',
  auctionPlace: (longest: number) => `Say where the auction is in at most ${longest} characters.`,
  inspection: 'Give a day, and an end that is after the beginning.',
  inspections: (most: number) => `Give at most ${most} inspections.`,
  agents: (most: number) => `Choose 1 to ${most} agents.`,
  pictures: (most: number) => `Add at most ${most} pictures.`,
  caption: (longest: number) => `Describe the picture in at most ${longest} characters.`,
  statementOfInformation: 'Add the Statement of Information. In Victoria it is published with the home.',
} as const
