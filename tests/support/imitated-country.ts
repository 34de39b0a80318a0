import { type ImitatedPostalArea, type ImitatedSuburb, squareRing } from './map-service.ts'

/** A suburb and its postal area in every state, so that a service of them is whole; tests add what they are about. */
const oneOfEach = [
  ['10001', 'Sydney', '2000', 151.2, -33.88],
  ['20001', 'Melbourne', '3000', 144.95, -37.82],
  ['30001', 'Brisbane City', '4000', 153.01, -27.48],
  ['40001', 'Adelaide', '5000', 138.59, -34.94],
  ['50001', 'Perth', '6000', 115.85, -31.96],
  ['60001', 'Hobart', '7000', 147.32, -42.89],
  ['70001', 'Darwin City', '0800', 130.83, -12.47],
  ['80001', 'City (Canberra)', '2601', 149.12, -35.29],
] as const

export const imitatedCountry = (): { suburbs: ImitatedSuburb[]; postalAreas: ImitatedPostalArea[] } => ({
  suburbs: oneOfEach.map(([code, name, , west, south]) => ({ code, name, ring: squareRing(west, south) })),
  postalAreas: oneOfEach.map(([, , code, west, south]) => ({ code, ring: squareRing(west, south) })),
})
