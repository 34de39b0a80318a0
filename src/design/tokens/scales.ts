/** Space on a 4 px scale, named by the pixels at the usual text size; in rem, so that it grows with the reader's text. */
export const space = {
  0: '0',
  4: '0.25rem',
  8: '0.5rem',
  12: '0.75rem',
  16: '1rem',
  24: '1.5rem',
  32: '2rem',
  48: '3rem',
  64: '4rem',
} as const

export const radius = { soft: '8px', large: '16px', round: '999px' } as const

/** The one shadow, for what floats above the page. */
export const floatingShadow = '0 8px 28px rgb(16 26 20 / 0.18), 0 1px 3px rgb(16 26 20 / 0.12)'

/** Motion stays under 200 ms; global.css.ts takes it away under prefers-reduced-motion. */
export const motion = { quick: '110ms ease-out', calm: '180ms ease-out' } as const

export const fontWeight = { regular: '400', strong: '600' } as const

export const textSize = {
  caption: { fontSize: '0.8125rem', lineHeight: '1.4' },
  small: { fontSize: '0.9375rem', lineHeight: '1.45' },
  body: { fontSize: '1.0625rem', lineHeight: '1.55' },
  lead: { fontSize: '1.25rem', lineHeight: '1.4' },
  title: { fontSize: '1.5rem', lineHeight: '1.25' },
  heading: { fontSize: 'clamp(1.75rem, 1.6rem + 0.6vw, 2.125rem)', lineHeight: '1.2' },
  display: { fontSize: 'clamp(2.25rem, 1.85rem + 1.8vw, 3.25rem)', lineHeight: '1.1' },
} as const

/** Smallest side of what is pressed: 24 px with a mouse, 44 px with a finger. */
export const target = { pointer: '1.5rem', touch: '2.75rem' } as const

export const pageWidth = { page: '80rem', reading: '44rem', narrow: '30rem' } as const
