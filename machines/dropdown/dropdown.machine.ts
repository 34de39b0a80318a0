import { setup } from 'xstate'
import { DROPDOWN_CLOSE_DELAY } from '#domain/lookups/limits.ts'
import { missingPartsOf } from '#machines/missing-parts.ts'

const missing = missingPartsOf('dropdownMachine')

/**
 * One dropdown of the header, for as long as the page lives: closed, open, or left by the focus.
 * Left, it stays open for 100 ms (docs/product.md, section 19.3), so that a focus that comes back in time finds it as it was. Only
 * Escape gives the focus back: whoever pressed or tabbed elsewhere has already gone on. Owned by the shell.
 */
export const dropdownMachine = setup({
  types: {} as {
    events:
      | { type: 'trigger.pressed' }
      | { type: 'escape.pressed' }
      | { type: 'outside.pressed' }
      | { type: 'link.followed' }
      | { type: 'focus.left' }
      | { type: 'focus.returned' }
    tags: 'open'
  },
  actions: { giveFocusBack: missing('giveFocusBack') },
  delays: { closeDelay: DROPDOWN_CLOSE_DELAY },
}).createMachine({
  id: 'dropdown',
  initial: 'closed',
  states: {
    closed: {
      on: { 'trigger.pressed': 'open' },
    },
    open: {
      tags: 'open',
      on: {
        'trigger.pressed': 'closed',
        'escape.pressed': { target: 'closed', actions: 'giveFocusBack' },
        'outside.pressed': 'closed',
        'link.followed': 'closed',
        'focus.left': 'left',
      },
    },
    left: {
      tags: 'open',
      after: { closeDelay: 'closed' },
      on: {
        'focus.returned': 'open',
        'trigger.pressed': 'closed',
        'escape.pressed': { target: 'closed', actions: 'giveFocusBack' },
        'outside.pressed': 'closed',
        'link.followed': 'closed',
      },
    },
  },
})
