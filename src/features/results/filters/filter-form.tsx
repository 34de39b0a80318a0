import { type FormEvent, type ReactNode, useDeferredValue } from 'react'
import { useLocation } from 'wouter'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { FilterForm_AggregationsFragment } from '#src/api/generated/graphql.ts'
import { EventFields, ReachFields } from './filter-event-fields.tsx'
import { FeatureFields, PriceFields, RoomFields, SizeFields } from './filter-fields.tsx'
import * as styles from './filter-form.css.ts'
import { TypeFields } from './type-fields.tsx'
import { fieldsOfStart, readSearchForm } from '#src/features/results/form/search-form-fields.ts'

export const FILTER_FORM_ID = 'filter-form'

type Props = {
  /** What is chosen at first. */
  parameters: SearchParameters
  /** What is chosen now. */
  draft: SearchParameters
  aggregations: FilterForm_AggregationsFragment | undefined
  onDraft: (draft: SearchParameters) => void
  onSubmitted?: () => void
  /** What stands under the filters, such as a button to submit. */
  children?: ReactNode
}

/**
 * Every filter in one plain form, whose fields hold what is chosen. Without JavaScript it is sent to `/search`, which
 * leads to the address of the search; with it that address is opened at once.
 */
export function FilterForm({ parameters, draft, aggregations, onDraft, onSubmitted, children }: Props) {
  const [, navigate] = useLocation()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = formatSearchUrl(searchOf(event.currentTarget), { hasResults: true })
    if (address === null) return
    onSubmitted?.()
    navigate(address)
  }
  // New counts wait for what the visitor does next.
  const shown = { parameters, draft: useDeferredValue(draft), aggregations: useDeferredValue(aggregations) }
  return (
    <form
      id={FILTER_FORM_ID}
      action="/search"
      method="get"
      onChange={(event) => onDraft(searchOf(event.currentTarget))}
      onSubmit={submit}
      className={styles.form}
    >
      {fieldsOfStart(formatSearchUrl(parameters, { hasResults: true }) ?? '').map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PriceFields {...shown} draftPrice={draft.price} />
      <RoomFields {...shown} />
      <TypeFields {...shown} />
      <EventFields {...shown} />
      <FeatureFields {...shown} />
      <SizeFields parameters={parameters} />
      <ReachFields {...shown} />
      {children}
    </form>
  )
}

function searchOf(form: HTMLFormElement): SearchParameters {
  const entries = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
  return readSearchForm(new URLSearchParams(entries)).parameters
}
