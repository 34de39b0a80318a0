import { dropdownMachine } from '#machines/dropdown/dropdown.machine.ts'
import { transitionPaths } from './machine-paths.ts'

/** Everything that can happen to a dropdown, its wait included. */
export const dropdownEvents = [
  { type: 'trigger.pressed' },
  { type: 'escape.pressed' },
  { type: 'outside.pressed' },
  { type: 'link.followed' },
  { type: 'focus.left' },
  { type: 'focus.returned' },
  { type: 'xstate.after.closeDelay.dropdown.left' },
] as const

export const stillDropdown = dropdownMachine.provide({ actions: { giveFocusBack: () => {} } })

/** The paths that are walked in memory and through the page. */
export const dropdownPaths = transitionPaths(stillDropdown, dropdownEvents)
