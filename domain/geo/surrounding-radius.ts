/** Where a suburb lies: in a city, around one, or in the country. */
export type SettlementKind = 'city' | 'fringe' | 'country'

const metres: Readonly<Record<SettlementKind, number>> = { city: 5000, fringe: 7000, country: 20_000 }

/** How far, in metres, the surrounding suburbs of a suburb reach. */
export const surroundingRadius = (kind: SettlementKind): number => metres[kind]
