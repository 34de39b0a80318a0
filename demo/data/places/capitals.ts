import type { StateCode } from '#domain/lookups/states.ts'

type CapitalFacts = {
  latitude: number
  longitude: number
  /** How far, in kilometres, the inner suburbs, the middle ones and the whole of the city reach. */
  inner: number
  middle: number
  outer: number
}

/** The centres of the capitals and how far their rings reach: round figures for the demonstration. */
export const capitals: Readonly<Record<StateCode, CapitalFacts>> = {
  ACT: { latitude: -35.281, longitude: 149.129, inner: 4, middle: 9, outer: 24 },
  NSW: { latitude: -33.869, longitude: 151.209, inner: 8, middle: 22, outer: 62 },
  NT: { latitude: -12.463, longitude: 130.842, inner: 5, middle: 12, outer: 38 },
  QLD: { latitude: -27.469, longitude: 153.025, inner: 6, middle: 16, outer: 47 },
  SA: { latitude: -34.928, longitude: 138.6, inner: 5, middle: 13, outer: 40 },
  TAS: { latitude: -42.882, longitude: 147.329, inner: 4, middle: 9, outer: 24 },
  VIC: { latitude: -37.814, longitude: 144.963, inner: 8, middle: 22, outer: 56 },
  WA: { latitude: -31.953, longitude: 115.858, inner: 6, middle: 16, outer: 56 },
}

/** Large towns and cities of the country: state, name, latitude, longitude and reach in kilometres. */
export const regionalHubs: readonly (readonly [StateCode, string, number, number, number])[] = [
  ['NSW', 'Newcastle', -32.927, 151.78, 17],
  ['NSW', 'Wollongong', -34.424, 150.893, 18],
  ['NSW', 'Gosford', -33.427, 151.342, 16],
  ['NSW', 'Maitland', -32.733, 151.557, 9],
  ['NSW', 'Nowra', -34.881, 150.6, 8],
  ['NSW', 'Tamworth', -31.091, 150.931, 7],
  ['NSW', 'Wagga Wagga', -35.115, 147.369, 8],
  ['NSW', 'Albury', -36.081, 146.916, 10],
  ['NSW', 'Dubbo', -32.246, 148.602, 6],
  ['NSW', 'Orange', -33.284, 149.1, 6],
  ['NSW', 'Bathurst', -33.419, 149.577, 7],
  ['NSW', 'Port Macquarie', -31.431, 152.909, 8],
  ['NSW', 'Coffs Harbour', -30.296, 153.114, 9],
  ['NSW', 'Lismore', -28.813, 153.277, 6],
  ['NSW', 'Tweed Heads', -28.177, 153.537, 9],
  ['NSW', 'Queanbeyan', -35.353, 149.234, 6],
  ['NSW', 'Goulburn', -34.755, 149.718, 6],
  ['NSW', 'Bowral', -34.478, 150.418, 10],
  ['NSW', 'Armidale', -30.513, 151.665, 5],
  ['NSW', 'Broken Hill', -31.957, 141.465, 5],
  ['NSW', 'Griffith', -34.289, 146.044, 6],
  ['VIC', 'Geelong', -38.15, 144.36, 11],
  ['VIC', 'Ballarat', -37.562, 143.85, 10],
  ['VIC', 'Bendigo', -36.758, 144.28, 11],
  ['VIC', 'Shepparton', -36.38, 145.399, 7],
  ['VIC', 'Wodonga', -36.121, 146.888, 8],
  ['VIC', 'Mildura', -34.189, 142.158, 9],
  ['VIC', 'Warrnambool', -38.381, 142.488, 7],
  ['VIC', 'Traralgon', -38.195, 146.541, 7],
  ['VIC', 'Warragul', -38.159, 145.931, 7],
  ['VIC', 'Horsham', -36.71, 142.2, 5],
  ['VIC', 'Sale', -38.111, 147.068, 5],
  ['VIC', 'Wangaratta', -36.358, 146.312, 5],
  ['QLD', 'Surfers Paradise', -28.003, 153.43, 18],
  ['QLD', 'Maroochydore', -26.66, 153.1, 20],
  ['QLD', 'Noosa Heads', -26.394, 153.09, 9],
  ['QLD', 'Toowoomba', -27.56, 151.95, 11],
  ['QLD', 'Townsville', -19.26, 146.816, 17],
  ['QLD', 'Cairns', -16.92, 145.77, 16],
  ['QLD', 'Mackay', -21.141, 149.186, 12],
  ['QLD', 'Rockhampton', -23.378, 150.51, 9],
  ['QLD', 'Bundaberg', -24.867, 152.351, 9],
  ['QLD', 'Hervey Bay', -25.288, 152.84, 11],
  ['QLD', 'Gladstone', -23.843, 151.256, 8],
  ['QLD', 'Gympie', -26.19, 152.665, 6],
  ['QLD', 'Mount Isa', -20.726, 139.493, 6],
  ['QLD', 'Emerald', -23.527, 148.161, 5],
  ['SA', 'Mount Gambier', -37.829, 140.783, 7],
  ['SA', 'Whyalla', -33.033, 137.565, 7],
  ['SA', 'Murray Bridge', -35.12, 139.275, 6],
  ['SA', 'Port Lincoln', -34.726, 135.859, 6],
  ['SA', 'Port Augusta', -32.493, 137.766, 6],
  ['SA', 'Victor Harbor', -35.55, 138.622, 8],
  ['WA', 'Mandurah', -32.537, 115.722, 12],
  ['WA', 'Bunbury', -33.327, 115.641, 10],
  ['WA', 'Busselton', -33.652, 115.345, 8],
  ['WA', 'Geraldton', -28.774, 114.615, 9],
  ['WA', 'Albany', -35.023, 117.884, 9],
  ['WA', 'Kalgoorlie', -30.749, 121.466, 6],
  ['WA', 'Karratha', -20.736, 116.846, 7],
  ['WA', 'Broome', -17.962, 122.236, 6],
  ['TAS', 'Launceston', -41.439, 147.135, 11],
  ['TAS', 'Devonport', -41.18, 146.35, 7],
  ['TAS', 'Burnie', -41.056, 145.906, 6],
  ['NT', 'Alice Springs', -23.698, 133.881, 7],
  ['NT', 'Katherine', -14.465, 132.264, 6],
]
