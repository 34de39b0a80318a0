import { useState } from 'react'
import type { RestResult } from '#src/api/rest/rest-result.ts'
import { settingsCopy } from './settings.copy.ts'

/** What became of a change: said beside its field where it is about one. */
export type Outcome = { isGood: true; text: string } | { isGood: false; text: string; field: string | null } | null

export type Saving = ReturnType<typeof useSaving>

/** Saves one thing at a time and tells what became of it. */
export function useSaving() {
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function save<Data>(
    call: () => Promise<RestResult<Data>>,
    { done, onDone }: { done: string | null | ((data: Data) => string); onDone?: (data: Data) => void },
  ): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setOutcome(null)
    const result = await call()
    setIsBusy(false)
    if (result.ok) {
      const text = typeof done === 'function' ? done(result.data) : done
      setOutcome(text === null ? null : { isGood: true, text })
      onDone?.(result.data)
      return
    }
    const { status, errors, message } = result.problem
    const [first] = errors
    const isAway = status === null || status >= 500
    setOutcome(
      isAway
        ? { isGood: false, text: settingsCopy.unreachable, field: null }
        : { isGood: false, text: first?.message ?? message, field: first?.field ?? null },
    )
  }

  const refuse = (text: string, field: string | null = null) => setOutcome({ isGood: false, text, field })
  const clear = () => setOutcome(null)
  const errorOf = (field: string) => (outcome && !outcome.isGood && outcome.field === field ? outcome.text : undefined)
  return { outcome, isBusy, save, refuse, clear, errorOf }
}
