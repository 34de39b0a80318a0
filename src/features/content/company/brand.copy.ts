/** What the brand guidelines show: the logo, the colours and the typefaces. */
export const brandCopy = {
  name: 'Homely',
  logo: 'Logo',
  logoUse:
    'A house drawn in one line, with the name beside it in the display typeface. Leave as much space around it as the house is wide.',
  download: 'Download the mark (SVG)',
  colours: 'Colours',
  coloursUse: 'Colours are named for what they mean. You see them in your own theme; both values are listed.',
  uses: {
    brand: 'Eucalypt. Links, buttons, the logo.',
    brandSoft: 'Quiet backgrounds behind text.',
    accent: 'Wattle. Used sparingly, for what’s new.',
    accentSoft: 'Notes and hints.',
    paper: 'The page.',
    ink: 'Text.',
    love: 'Hearts, and nothing else.',
    sold: 'Sold homes.',
    leased: 'Leased homes.',
  },
  light: (value: string) => `Light ${value}`,
  dark: (value: string) => `Dark ${value}`,
  typefaces: 'Typefaces',
  display: 'Fraunces, for headings',
  text: 'Source Sans 3, for everything else: 3 bedrooms, 2 bathrooms, 1 car space, 412 m². Both are open source, under the SIL Open Font License.',
} as const
