import { numberText } from '#domain/text/number-text.ts'

type Searched = { location: { label: string }; counts: { buy: number; rent: number } }

/** What the page of a suburb, a region or a street says. */
export const locationCopy = {
  loading: 'Loading this place',
  title: {
    region: (label: string) => `${label}: suburbs, prices and homes`,
    suburb: (label: string) => `${label}: house prices, rents and homes`,
    street: (label: string) => `Homes on ${label}`,
  },
  /** What a search engine shows of a place; a median that is not known is left out. */
  description({ location, counts }: Searched, housePrice: string | null, houseRent: string | null): string {
    const figures = [
      housePrice && `Median house price ${housePrice}`,
      houseRent && `median house rent ${houseRent}`,
      `${numberText(counts.buy)} homes for sale and ${numberText(counts.rent)} for rent`,
    ].filter(Boolean)
    return `${figures.join(', ')} in ${location.label}, with what has sold, the streets and the suburbs nearby.`
  },
  home: 'Home',
  kinds: { region: 'Region in', suburb: 'Suburb in', street: 'Street in' },
  saveAlert: (name: string) => `Save an alert for ${name}`,
  homesIn: (name: string) => `Homes in ${name}`,
  away: (distance: string) => `${distance} away`,
  counts: {
    buy: { one: 'home for sale', many: 'homes for sale' },
    rent: { one: 'home for rent', many: 'homes for rent' },
    sold: { one: 'home sold through Homely', many: 'homes sold through Homely' },
    leased: { one: 'home leased through Homely', many: 'homes leased through Homely' },
  },
  facts: {
    houseSale: 'Median house price',
    unitSale: 'Median unit price',
    houseRent: 'Median house rent',
    unitRent: 'Median unit rent',
    perWeek: (dollars: string) => `${dollars} pw`,
    tooFew: { sales: 'too few sales', leases: 'too few leases' },
    yield: (percent: number) => `${percent}% gross rental yield`,
    basis: (count: number, what: 'sales' | 'leases', time: string) => `from ${count} ${what} in ${time}`,
    fewBasis: (count: number, what: 'sales' | 'leases', time: string) =>
      `from only ${count} ${what} in ${time}, so a rough guide`,
    soFar: (year: string) => `${year} so far`,
    unchanged: (year: number) => `same as ${year}`,
    changed: (percent: number, year: number) => `${percent > 0 ? 'up' : 'down'} ${Math.abs(percent)}% on ${year}`,
    source:
      'Medians count every sale and lease recorded in the suburb, whoever sold or leased it. Homes listed on Homely are only some of them.',
  },
  market: {
    title: 'Prices and rents over time',
    titleOfNone: 'Prices and rents',
    none: (name: string) => `Too few homes sell or lease in ${name} each year to give a meaningful median.`,
    periodLabel: 'Medians by',
    periods: { yearly: 'Years', quarterly: 'Quarters', monthly: 'Months' },
    sale: 'Median sale price',
    rent: 'Median weekly rent',
    tooFew: { sale: 'Too few sales for a median.', rent: 'Too few leases for a median.' },
    hollow: { sale: 'Hollow markers: fewer than 10 sales', rent: 'Hollow markers: fewer than 10 leases' },
    table: 'View as table',
    tableTitle: (title: string, name: string) => `${title} in ${name}`,
    time: 'Time',
    houses: 'Houses',
    units: 'Units',
    samples: { sale: 'Sales', rent: 'Leases' },
    soFar: 'so far',
    few: '(few)',
    noMedian: 'too few',
    /** What a chart says to those who do not see it: each group as "Houses: from $1.2M in 2020 to $1.5M in 2026". */
    chart: (title: string, groups: readonly string[]) => `${title}. ${groups.join('. ')}.`,
    group: (name: string, first: string, last: string) =>
      `${name}: ${first === last ? last : `from ${first} to ${last}`}`,
    at: (price: string, time: string) => `${price} in ${time}`,
  },
  homes: {
    none: (name: string) => `No home in ${name} is for sale or for rent at the moment`,
    meanwhile: (hasNearby: boolean) =>
      `Save an alert to hear of the next one${hasNearby ? ', or look at the suburbs nearby' : ''}.`,
    forSale: (where: string) => `Newest homes for sale ${where}`,
    forRent: (where: string) => `Newest homes for rent ${where}`,
    allForSale: (count: string) => `All ${count} for sale`,
    allForRent: (count: string) => `All ${count} for rent`,
    near: (name: string) => `For sale near ${name}`,
    allIn: (name: string) => `All homes for sale in ${name}`,
  },
  children: {
    busiest: (name: string) => `Busiest suburbs in ${name}`,
    suburbs: (name: string) => `Suburbs in ${name}`,
    streets: (name: string) => `Streets in ${name}`,
    all: (count: string, what: 'suburbs' | 'streets') => `All ${count} ${what}, A to Z`,
    forSale: (count: string) => `${count} for sale`,
    homes: (forSale: string, forRent: string) => `${forSale} for sale · ${forRent} for rent`,
  },
  facetSearches: (name: string) => `Narrow down what’s in ${name}`,
  nearby: 'Nearby suburbs',
  map: {
    title: 'Location',
    label: (place: string) => `Map of ${place}`,
    open: 'Open the map',
    approximate: (name: string) => `The shading shows roughly where ${name} is. It isn’t the official boundary.`,
    sketch: (name: string, nearby: string) =>
      nearby === '' ? `Sketch map of ${name}` : `Sketch map of ${name} and nearby suburbs: ${nearby}`,
  },
  offices: 'Agencies active here',
  agents: (place: string): string => `Agents who sell in ${place}`,
  managers: (place: string): string => `Property managers in ${place}`,
  questions: {
    title: (name: string) => `Questions about ${name}`,
    all: (count: string) => `All questions and discussions (${count})`,
    none: (name: string) => `Nobody has asked about ${name} yet.`,
    ask: (name: string) => `Ask about ${name}`,
    popular: 'Most answered',
    unanswered: 'Unanswered',
  },
  schools: {
    title: 'Nearby schools',
    within: (count: number) =>
      `${count === 0 ? 'No schools' : count === 1 ? '1 school' : `${count} schools`} within 2 km of the centre.`,
    levels: { primary: 'Primary', secondary: 'Secondary', combined: 'All years', special: 'Special needs' },
    sectors: { government: 'government', catholic: 'Catholic', independent: 'independent' },
    school: (level: string, sector: string, distance: string) => `${level}, ${sector} · ${distance}`,
  },
} as const
