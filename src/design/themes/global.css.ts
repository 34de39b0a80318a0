import '../fonts/fonts.css.ts'
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { textFamily } from '../fonts/families.ts'
import { media } from '../tokens/breakpoints.ts'
import { behindScrim } from '../tokens/colours.ts'
import { fontWeight, textSize } from '../tokens/scales.ts'
import { baseLayer, resetLayer } from './layers.css.ts'
import { colour } from './theme.css.ts'

/** On `<body>` while the side menu is open (docs/product.md, section 19). */
export const sideMenuOpenClass = 'side-menu-open'
/** On the root while a dialog is open. */
export const modalOpenClass = 'modal-open'

/** On `<html>` from a press of Tab to the next press of a pointer; set by a script in the head of every document. */
export const keyboardNavigationClass = 'keyboard-navigation'

reset('*, ::before, ::after', { boxSizing: 'border-box', margin: 0, padding: 0 })
reset('ul, ol', { listStyle: 'none' })
reset('fieldset', { border: 0, minInlineSize: 0 })
reset('img, svg, video', { display: 'block', maxWidth: '100%' })
reset('img, video', { height: 'auto' })
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' })
reset('a', { color: 'inherit' })
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' })
reset('p', { textWrap: 'pretty' })
reset('table', { borderCollapse: 'collapse' })
reset('dialog', { border: 0, color: 'inherit', maxWidth: 'none', maxHeight: 'none' })
reset('[hidden]', { display: 'none !important' })
reset('*, ::before, ::after', {
  '@media': {
    [media.reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
    },
  },
})

base('html', {
  fontFamily: textFamily,
  background: colour.paper,
  color: colour.ink,
  textSizeAdjust: '100%',
  overflowY: 'scroll',
  WebkitTapHighlightColor: 'transparent',
})
base('body', {
  ...textSize.body,
  fontWeight: fontWeight.regular,
  minHeight: '100dvh',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
})
base(':focus-visible', { outline: `3px solid ${colour.focus}`, outlineOffset: '2px' })
// What is written into shows that it is; the rest does so to who moves with Tab. Without scripts nobody can tell.
base(`html:not(.${keyboardNavigationClass}) :focus-visible:not(input, textarea, select)`, {
  '@media': { '(scripting: enabled)': { outline: 'none' } },
})
// Pressed before its code was there (src/shared/runtime/event-replay.ts).
base('button[data-waiting]', { cursor: 'progress', opacity: 0.6 })
base('::selection', { background: colour.brandSoft, color: colour.ink })
// The scrollbar's place stays free, so that nothing moves aside. A class, for `html:has(…)` would have Chromium look through the whole page
// whenever an element is added to it (docs/performance.md).
const behindModal = `html.${modalOpenClass}`
base(behindModal, {
  overflowY: 'hidden',
  scrollbarGutter: 'stable',
  // A backdrop does not reach into that place.
  background: behindScrim(colour.paper),
})
base(`${behindModal} body`, { background: colour.paper })

// A button that sends no form does nothing without scripts; a picture in one is still to be seen. Above what components say.
globalStyle('button[type="button"]:not([popovertarget], :has(img))', {
  '@media': { '(scripting: none)': { display: 'none' } },
})

function reset(selector: string, rule: LayeredGlobalRule) {
  globalStyle(selector, { '@layer': { [resetLayer]: rule } })
}

function base(selector: string, rule: LayeredGlobalRule) {
  globalStyle(selector, { '@layer': { [baseLayer]: rule } })
}

type LayeredGlobalRule = NonNullable<GlobalStyleRule['@layer']>[string]
