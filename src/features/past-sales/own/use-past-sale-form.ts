import { useEffect, useRef, useState } from 'react'
import { checkPastSale, lastDayOfSale, type PastSale, type PastSaleError } from '#domain/transactions/past-sale.ts'
import type { OwnPastSale_PastSaleFragment } from '#src/api/generated/graphql.ts'
import { legacy } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { chosenSale, draftOf, emptyDraft, savedDraft, type PastSaleDraft, typedSale } from './past-sale-draft.ts'
import { useSending } from './use-sending.ts'

export type PastSaleFormParts = {
  agent: { id: number; username: string }
  openSale: 'new' | number
  /** The one that is changed, as it is now; null for a new one and where it is not there. */
  sale: OwnPastSale_PastSaleFragment | null
  onReread: () => Promise<void>
}

/** One past sale in the form; what is typed stays in this browser until it is saved or dropped. */
export function usePastSaleForm({ agent, openSale, sale, onReread }: PastSaleFormParts) {
  const [kept] = useState(() => savedDraft(agent.username, openSale))
  const [draft, setDraft] = useState<PastSaleDraft>(() => kept.read() ?? (sale === null ? emptyDraft() : draftOf(sale)))
  const [errors, setErrors] = useState<readonly PastSaleError[]>([])
  const [isSaved, setIsSaved] = useState(false)
  const { isBusy, failure, send, forget } = useSending()
  const form = useRef<HTMLFormElement>(null)
  const today = lastDayOfSale(new Date())
  const isConflict = failure?.code === 'CONFLICT' && openSale !== 'new'
  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  useEffect(() => {
    if (isConflict) void onReread()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each conflict
  }, [isConflict])

  const drop = () => kept.write(null)
  const begin = (next: PastSaleDraft) => {
    drop()
    setDraft(next)
    setErrors([])
    setIsSaved(false)
    forget()
  }
  const ask = (asked: PastSale, baseVersion: number) =>
    resultOf((signal) => {
      if (openSale === 'new') {
        const body = { ...asked, idempotencyKey: draft.idempotencyKey }
        return legacy.POST('/agent/{id}/transactions', { params: { path: { id: agent.id } }, body, signal })
      }
      const body = { ...asked, baseVersion }
      return legacy.PUT('/agent/transaction/{id}', { params: { path: { id: openSale } }, body, signal })
    })
  const save = (baseVersion: number) => {
    const typed = typedSale(draft)
    const found = checkPastSale(typed, today)
    const chosen = chosenSale(typed)
    setErrors(found)
    if (found.length > 0 || chosen === null) return
    void send(
      () => ask(chosen, baseVersion),
      () => {
        drop()
        setIsSaved(true)
        void onReread()
      },
    )
  }
  const update = (part: Partial<PastSaleDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    kept.write(next)
  }
  const keepAsNew = () => {
    savedDraft(agent.username, 'new').write({ ...draft, idempotencyKey: emptyDraft().idempotencyKey })
    drop()
  }

  return { form, draft, today, errors, isSaved, isBusy, failure, isConflict, update, save, begin, drop, keepAsNew }
}
