import type { SearchFilter } from './search-filter.ts'

type NamesOptions<Name extends string> = {
  word: string
  /** Every name that can be asked for, in the order of its normal form. */
  names: readonly Name[]
  wordOf(name: Name): string
  nameOf(word: string): Name | null
}

/** A filter of names of a lookup table. */
export const names = <Name extends string>(options: NamesOptions<Name>): SearchFilter<Name[]> => ({
  none: [],
  isAsked: (value) => value.length > 0,
  normalise: (value) => {
    const asked = new Set(value)
    return options.names.filter((name) => asked.has(name))
  },
  written: (value) => ({ [options.word]: value.map(options.wordOf).join(',') }),
  read: (before, query) => [...before, ...query.list(options.word, options.nameOf)],
  hasFacet: true,
  isKept: () => true,
})
