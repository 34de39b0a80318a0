import { sideMenuMachine } from '#machines/side-menu/side-menu.machine.ts'
import { transitionPaths } from './machine-paths.ts'

/** Everything that can happen to the side menu. */
export const sideMenuEvents = [
  { type: 'menu.opened' },
  { type: 'menu.dismissed' },
  { type: 'link.followed' },
  { type: 'screen.widened' },
] as const

export const stillSideMenu = sideMenuMachine.provide({
  actions: { holdPageStill: () => {}, letPageScroll: () => {}, giveFocusBack: () => {} },
})

/** The paths that are walked in memory and through the page. */
export const sideMenuPaths = transitionPaths(stillSideMenu, sideMenuEvents)
