import type { SearchFilter } from './search-filter.ts'

type SwitchOptions = {
  word: string
  /** What it is unless somebody changes it. */
  none: boolean
} & Pick<SearchFilter<boolean>, 'hasFacet' | 'isKept'>

/** A filter that is on or off. */
export const onOrOff = ({ word, none, hasFacet, isKept }: SwitchOptions): SearchFilter<boolean> => ({
  none,
  isAsked: (value) => value !== none,
  normalise: (value) => value,
  written: (value) => ({ [word]: value === none ? null : String(value) }),
  read: (before, query) => query.one(word.toLowerCase(), readFlag) ?? before,
  hasFacet,
  isKept,
})

/** "true", "1", "false" or "0" in any case; null for anything else. */
export function readFlag(text: string): boolean | null {
  const word = text.toLowerCase()
  if (word === 'true' || word === '1') return true
  return word === 'false' || word === '0' ? false : null
}
