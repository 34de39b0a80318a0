import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useMemberId } from '#src/shared/session/use-member-id.ts'
import { useUnsentText } from '#src/shared/storage/unsent-text.ts'

type Typed<Draft> = Partial<Draft>

/** What staff have typed into a form of the page and not sent: it outlives a reload until it is forgotten. */
export function useTyped<Draft extends object>(form: string) {
  const [kept, keep] = useUnsentText(useMemberId(), `${form} at ${location.pathname}`)
  // Written below, in this tab.
  const [typed, type] = useState(() => JSON.parse(kept ?? '{}') as Typed<Draft>)
  useEffect(() => keep(Object.keys(typed).length === 0 ? null : JSON.stringify(typed)), [typed, keep])
  const forget = () => {
    type({})
    // The page may go before the effect.
    keep(null)
  }
  return [typed, type, forget] satisfies [Typed<Draft>, Dispatch<SetStateAction<Typed<Draft>>>, () => void]
}
