import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

/** The inline script marks the document of a browser that has a session. */
const inSession = ':root[data-has-session]'

export const whenLoggedOut = style({ selectors: { [`${inSession} &`]: { display: 'none' } } })
export const whenInSession = style({ display: 'none', selectors: { [`${inSession} &`]: { display: 'block' } } })
export const withScript = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const ways = style({
  display: 'grid',
  gap: space[8],
  maxWidth: '44rem',
  paddingInlineStart: space[24],
  listStyle: 'disc',
})
