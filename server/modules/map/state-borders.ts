import type { Feature, LineString, Position } from 'geojson'

/**
 * Where the states meet: the meridians and parallels that the law names, and the Murray and the border rivers of
 * Queensland from town to town, which is near enough for a map of the country and for nothing else.
 */
export function stateBorders(): Feature<LineString>[] {
  return lines.map((coordinates) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'LineString', coordinates },
  }))
}

const lines: readonly Position[][] = [
  // Western Australia
  meridian(129, -14.88, -31.69),
  // Northern Territory with Queensland and South Australia
  meridian(138, -16.55, -26),
  parallel(-26, 129, 141),
  // South Australia with Queensland, New South Wales and Victoria
  meridian(141, -26, -34.02),
  meridian(140.965, -34.02, -38.06),
  // Queensland with New South Wales
  [
    [141, -29],
    [148.96, -29],
    [149.4, -28.68],
    [150.3, -28.54],
    [150.98, -28.74],
    [151.17, -28.86],
    [151.55, -28.93],
    [152.02, -28.9],
    [151.95, -28.54],
    [152.4, -28.27],
    [152.75, -28.36],
    [153.14, -28.35],
    [153.34, -28.25],
    [153.55, -28.165],
  ],
  // New South Wales with Victoria: the Murray, then a straight line to Cape Howe
  [
    [140.965, -34.02],
    [141.55, -34.2],
    [141.91, -34.11],
    [142.16, -34.18],
    [142.77, -34.58],
    [143.34, -35.03],
    [143.56, -35.34],
    [144.13, -35.63],
    [144.75, -36.12],
    [145.0, -35.86],
    [145.57, -35.81],
    [146.0, -36.01],
    [146.39, -36],
    [146.92, -36.09],
    [147.6, -35.99],
    [148.04, -36.15],
    [148.19, -36.79],
    [149.976, -37.505],
  ],
  // The Australian Capital Territory
  [
    [149.12, -35.12],
    [149.25, -35.23],
    [149.4, -35.32],
    [149.2, -35.38],
    [149.15, -35.6],
    [149.1, -35.86],
    [148.91, -35.9],
    [148.8, -35.75],
    [148.78, -35.36],
    [149.12, -35.12],
  ],
]

function meridian(longitude: number, from: number, to: number): Position[] {
  return [
    [longitude, from],
    [longitude, to],
  ]
}

function parallel(latitude: number, from: number, to: number): Position[] {
  return [
    [from, latitude],
    [to, latitude],
  ]
}
