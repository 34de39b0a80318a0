import { useCallback, useSyncExternalStore } from 'react'
import { storedValue } from './stored-value.ts'

type Texts = Readonly<Record<string, string>>

/** All in one value: hundreds of homes on a page look for theirs. */
const stored = storedValue<Texts>('unsentTexts', textsFrom, () => sessionStorage)

/**
 * What somebody has typed about something and not sent: it outlives a reload and signing in again, and belongs to the tab, for a
 * note is nobody else's (docs/product.md, section 13.6). Null where nothing is typed.
 */
export function useUnsentText(
  owner: string | number | null,
  about: string,
): [string | null, (text: string | null) => void] {
  const key = `${owner ?? ''} ${about}`
  const text = useSyncExternalStore(stored.onChange, () => stored.read()[key] ?? null, nothingOnServer)
  const keep = useCallback(
    (next: string | null) => {
      const { [key]: _, ...others } = stored.read()
      stored.write(next === null ? others : { ...others, [key]: next })
    },
    [key],
  )
  return [text, keep]
}

/** Whoever signs out leaves nothing that they typed. */
export function forgetUnsentTexts(): void {
  stored.write({})
}

const nothingOnServer = () => null

function textsFrom(found: unknown): Texts {
  const entries = Object.entries(Object(found))
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
