import { globalFontFace } from '@vanilla-extract/css'

/** Latin only: what a page in Australian English needs, 28 kB and 36 kB. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

globalFontFace('"Source Sans 3"', {
  src: 'url(/node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2) format("woff2")',
  fontWeight: '200 900',
  fontDisplay: 'swap',
  unicodeRange: latin,
})

globalFontFace('Fraunces', {
  src: 'url(/node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2) format("woff2")',
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: latin,
})

/*
 * The reader's own fonts, scaled to the metrics of ours so that nothing moves when ours arrive. How the figures were
 * measured is in docs/decisions/005-design-layer.md. Arial and Liberation Sans share their widths; so do Georgia and Gelasio.
 */
globalFontFace('Source Sans Fallback', [
  {
    src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Arimo")',
    fontWeight: '200 500',
    ...metrics('92.57%', '110.61%', '43.21%'),
  },
  {
    src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Arimo Bold")',
    fontWeight: '600 900',
    ...metrics('89.48%', '114.44%', '44.70%'),
  },
])

globalFontFace('Source Sans Fallback Roboto', {
  src: 'local("Roboto")',
  fontWeight: '200 900',
  ...metrics('93.22%', '109.85%', '42.91%'),
})

globalFontFace('Fraunces Fallback', {
  src: 'local("Georgia Bold"), local("Georgia-Bold"), local("Gelasio Bold")',
  fontWeight: '100 900',
  ...metrics('93.49%', '104.61%', '27.28%'),
})

globalFontFace('Fraunces Fallback Times', {
  src: 'local("Times New Roman Bold"), local("TimesNewRomanPS-BoldMT"), local("Liberation Serif Bold"), local("Tinos Bold")',
  fontWeight: '100 900',
  ...metrics('112.89%', '86.64%', '22.59%'),
})

function metrics(sizeAdjust: string, ascentOverride: string, descentOverride: string) {
  return { sizeAdjust, ascentOverride, descentOverride, lineGapOverride: '0%' }
}
