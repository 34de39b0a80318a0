/** What the pins of a map say. */
export const pinsCopy = {
  homeOnMap: 'Home on the map',
  homesAtOnePlace: (count: number) => `${count} homes in one place`,
  roughlyHere: 'This marker shows the middle of the street or the suburb, not the home itself.',
  cardFailed: 'We couldn’t load these homes. Close this and try again.',
  moreInList: (count: number) => `And ${count} more, all in the list.`,
  close: 'Close',

  zoomIn: (listings: number) => `${listings} homes: zoom in`,
  zoomInTo: (listings: number, suburb: string) => `${listings} homes in ${suburb}: zoom in`,
  countAndPrice: (count: string, price: string) => `${count} · ${price}`,
  zoomInAtPrice: (listings: number, suburb: string | null, price: string) =>
    `${listings} homes${suburb === null ? '' : ` in ${suburb}`}, half of those with a price for ${price} or less: zoom in`,
  home: (price: string) => `Home, ${price}`,
  homeSomewhere: (price: string) => `Home, ${price}, somewhere around here`,
  homes: (count: number) => `${count} homes`,
  underOffer: 'Under offer',
  withheld: 'Withheld',
  ask: 'Ask',
} as const
