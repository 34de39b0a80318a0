import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { space } from '#src/design/tokens/scales.ts'
import { mapInPage } from './listing.css.ts'

/** What is no use on paper. */
export const notInPrint = style({ '@media': { print: { display: 'none' } } })

/** Of this section the map alone is on paper, where it is drawn. */
export const mapInPrint = style({
  selectors: { [`&:not(:has([data-is-drawn="true"]))`]: { '@media': { print: { display: 'none' } } } },
})
globalStyle(`${mapInPrint} > :not(h2, ${mapInPage})`, { '@media': { print: { display: 'none' } } })

/** Marks a page that prints as a sheet: what the shell puts around it stays away, and the paper is white. */
export const printsAsSheet = style({
  '@media': { print: { paddingBlock: 0, maxWidth: 'none' } },
})

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`html:has(${printsAsSheet})${selector}`, { '@media': { print: rule } })

globalStyle('html', { '@media': { print: { fontSize: '11px' } } })
onPaper('', { background: colour.paper })
onPaper(' body :is(header, footer, nav, button)', { display: 'none' })
onPaper(' main a[href^="sms:"]', { display: 'none' })
onPaper(' main section', {
  clear: 'both',
  breakInside: 'avoid',
  marginBlockStart: space[16],
  paddingBlockStart: space[16],
})
// Whole: a façade that is cut to a strip shows neither roof nor fence.
onPaper(' main [data-section="photos"] > img', { width: '9cm', height: 'auto' })
onPaper(' main a', { color: 'inherit', textDecoration: 'none' })
