import { setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

const missing = missingPartsOf('sideMenuMachine')

/**
 * The side menu of the shell, from the first page to the last: open or closed.
 * While it is open the page behind stands still. Dismissed (Escape, the close button, a press outside), it gives the
 * focus back to what opened it; when a link was followed, the new page takes the focus. Owned by the shell.
 */
export const sideMenuMachine = setup({
  types: {} as {
    events:
      | { type: 'menu.opened' }
      | { type: 'menu.dismissed' }
      | { type: 'link.followed' }
      | { type: 'screen.widened' }
    tags: 'open'
  },
  actions: {
    holdPageStill: missing('holdPageStill'),
    letPageScroll: missing('letPageScroll'),
    giveFocusBack: missing('giveFocusBack'),
  },
}).createMachine({
  id: 'sideMenu',
  initial: 'closed',
  states: {
    closed: {
      on: { 'menu.opened': 'open' },
    },
    open: {
      tags: 'open',
      entry: 'holdPageStill',
      exit: 'letPageScroll',
      on: {
        'menu.dismissed': { target: 'closed', actions: 'giveFocusBack' },
        'link.followed': 'closed',
        'screen.widened': 'closed',
      },
    },
  },
})
