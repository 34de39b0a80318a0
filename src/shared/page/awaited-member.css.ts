import { style } from '@vanilla-extract/css'

/** The inline script marks the document of a browser that has a session; whose it is may not be found out. */
const awaitsMember = ':root[data-has-session]:not([data-session-state="unreachable"])'

export const untilMemberIsKnown = style({ selectors: { [`${awaitsMember} &`]: { display: 'none' } } })
export const whileMemberIsAwaited = style({
  display: 'none',
  selectors: { [`${awaitsMember} &`]: { display: 'block' } },
})
