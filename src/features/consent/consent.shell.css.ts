import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { pageWidth, space, textSize } from '#src/design/tokens/scales.ts'

const barOf = (state: 'ask' | 'told') =>
  style({
    ...textSize.small,
    display: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: space[24],
    rowGap: space[4],
    padding: `${space[8]} ${space[16]}`,
    background: colour.surface,
    color: colour.ink,
    borderBottom: `1px solid ${colour.line}`,
    selectors: { [`html[data-consent=${state}] &`]: { display: 'flex' } },
    '@media': { print: { display: 'none !important' } },
  })

/** In the flow of the page, so that it lies over nothing. */
export const bar = { ask: barOf('ask'), told: barOf('told') }

export const words = style({ margin: 0, maxWidth: pageWidth.reading })

const shownWhere = (attributes: string) =>
  style([words, { display: 'none', selectors: { [`html${attributes} &`]: { display: 'block' } } }])

/** Where ads may be scripts of others, or there is a chat, the question says so. */
export const question = {
  alone: shownWhere(':not([data-ad-frames], [data-chat-script])'),
  withAds: shownWhere('[data-ad-frames]:not([data-chat-script])'),
  withChat: shownWhere('[data-chat-script]:not([data-ad-frames])'),
  withBoth: shownWhere('[data-ad-frames][data-chat-script]'),
}

/** Both of one width, as neither choice is worth more. */
export const choices = style({ display: 'grid', gridAutoColumns: '1fr', gridAutoFlow: 'column', gap: space[8] })

/** Needs the script that answers it. */
export const footerButton = style({ '@media': { '(scripting: none)': { display: 'none' } } })
