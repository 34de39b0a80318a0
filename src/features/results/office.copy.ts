/** What stands above the homes of an office. */
export const officeCopy = {
  homes: (office: string) => `Homes from ${office}`,
  tabs: { buy: 'For sale', rent: 'For rent', sold: 'Sold', leased: 'Leased' },
} as const
