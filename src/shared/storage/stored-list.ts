import { type StoredValue, storedValue } from './stored-value.ts'

/** A history in this browser, the most recent first. */
export type StoredList<Entry> = Pick<StoredValue<readonly Entry[]>, 'read' | 'onChange'> & {
  /** Puts an entry first; the same entry further down is dropped, and what is past the limit. */
  add: (entry: Entry) => void
  /** Puts entries first, in their order. */
  addAll: (entries: readonly Entry[]) => void
  forget: () => void
}

export type StoredListRules<Entry> = {
  key: string
  limit: number
  /** Whether something found in storage can be taken; everything else is passed over. */
  isEntry: (found: unknown) => found is Entry
  /** Entries of one identity are the same, whenever they were made. */
  identityOf: (entry: Entry) => string | number
}

export function storedList<Entry>({ key, limit, isEntry, identityOf }: StoredListRules<Entry>): StoredList<Entry> {
  const tidy = (entries: readonly Entry[]) => {
    const kept = new Map<string | number, Entry>()
    for (const entry of entries) if (!kept.has(identityOf(entry))) kept.set(identityOf(entry), entry)
    return [...kept.values()].slice(0, limit)
  }
  const stored = storedValue<readonly Entry[]>(key, (found) =>
    Array.isArray(found) ? tidy(found.filter((entry) => isEntry(entry))) : [],
  )
  // Read again first, for another tab may have added to it.
  const addAll = (entries: readonly Entry[]) => stored.write(tidy([...entries, ...stored.read()]))
  return {
    read: stored.read,
    onChange: stored.onChange,
    add: (entry) => addAll([entry]),
    addAll,
    forget: () => stored.write([]),
  }
}
