import type { StateCode } from '../lookups/states.ts'

/** How slugs name the states; what else is known of a state is no part of the first load (docs/decisions/013). */
const states: Readonly<Record<Lowercase<StateCode>, StateCode>> = {
  act: 'ACT',
  nsw: 'NSW',
  nt: 'NT',
  qld: 'QLD',
  sa: 'SA',
  tas: 'TAS',
  vic: 'VIC',
  wa: 'WA',
}

const stateBySlugWord = new Map<string, StateCode>(Object.entries(states))

/** The state that a word of a slug names; null when there is none. */
export const stateOfSlugWord = (word: string): StateCode | null => stateBySlugWord.get(word) ?? null

const form = new RegExp(`[^/]-(?:${Object.keys(states).join('|')})(?:-\\d{4})?$`, 'i')

/** Whether a text ends as every location slug does: with a state, and a postcode unless it is a region's. */
export const isLocationSlugForm = (text: string): boolean => form.test(text)
