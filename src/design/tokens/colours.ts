/**
 * Colours by meaning. `onX` is the text or icon that stands on a ground of X; `soft` grounds carry ink or their own colour.
 * Which pairs may meet is stated in colour-pairs.ts and checked there.
 */
export const lightColours = {
  paper: '#faf7f1',
  surface: '#ffffff',
  shade: '#eee9df',
  ink: '#1c2620',
  inkSoft: '#525d56',
  line: '#e1dbcf',
  lineStrong: '#827c70',
  brand: '#1c694d',
  brandStrong: '#134e39',
  brandSoft: '#e2efe7',
  onBrand: '#ffffff',
  accent: '#f3b91d',
  accentSoft: '#fdf0c8',
  onAccent: '#2b2103',
  love: '#c8284b',
  sold: '#9c3722',
  onSold: '#ffffff',
  leased: '#34568a',
  onLeased: '#ffffff',
  underOffer: '#7f5200',
  onUnderOffer: '#ffffff',
  danger: '#b3231b',
  dangerSoft: '#fbe6e2',
  onDanger: '#ffffff',
  focus: '#0f56c4',
} as const

export type ColourName = keyof typeof lightColours

export const darkColours: Record<ColourName, string> = {
  paper: '#111714',
  surface: '#1a221e',
  shade: '#26302b',
  ink: '#edf1ec',
  inkSoft: '#acb7af',
  line: '#323d37',
  lineStrong: '#7b8780',
  brand: '#7fcba6',
  brandStrong: '#a3dfc1',
  brandSoft: '#20382d',
  onBrand: '#0b2318',
  accent: '#f5c748',
  accentSoft: '#3a3010',
  onAccent: '#2b2103',
  love: '#ff7f97',
  sold: '#f29a84',
  onSold: '#35120a',
  leased: '#9abcf0',
  onLeased: '#0d2140',
  underOffer: '#e6b75f',
  onUnderOffer: '#2e2000',
  danger: '#ff9c91',
  dangerSoft: '#43201c',
  onDanger: '#3a0a06',
  focus: '#8fbaff',
}

/** What is printed: the light colours, on paper that is white already. */
export const printColours: Record<ColourName, string> = { ...lightColours, paper: '#ffffff' }

/** What lies behind an open sheet or dialog, the same in both themes. */
export const scrim = 'rgb(10 16 12 / 0.55)'
/** A colour as it looks behind the scrim, where that does not reach. */
export const behindScrim = (colour: string): string => `color-mix(in srgb, ${colour}, rgb(10 16 12) 55%)`

/** For `<meta name="theme-color" media="(prefers-color-scheme: …)">`. */
export const browserColours = { light: lightColours.paper, dark: darkColours.paper }
