import { type FormEvent, useDeferredValue } from 'react'
import type { Elements } from '#src/design/elements.ts'
import { useLocation } from 'wouter'
import { withMapInView } from '#src/shared/map/map-in-view.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { FilterForm_AggregationsFragment } from '#src/api/generated/graphql.ts'
import { EventFields, ReachField, UnderOfferField } from '#src/shared/search/filters/filter-event-fields.tsx'
import { FeatureFields, PriceFields, RoomFields, SizeFields } from '#src/shared/search/filters/filter-fields.tsx'
import * as styles from '#src/shared/search/filters/filter-form.css.ts'
import { TypeFields } from '#src/shared/search/filters/type-fields.tsx'
import { fieldsOfStart, readSearchForm } from '#src/shared/search/filters/search-form-fields.ts'

type Props = {
  /** For a button that stands outside the form. */
  id?: string
  /** What is chosen at first. */
  parameters: SearchParameters
  /** What is chosen now. */
  draft: SearchParameters
  aggregations: FilterForm_AggregationsFragment | undefined
  onDraft: (draft: SearchParameters) => void
  onSubmitted?: () => void
  /** What stands under the filters, such as a button to submit. */
  children?: Elements
}

/**
 * Every filter in one plain form, whose fields hold what is chosen. Without JavaScript it is sent to `/search`, which
 * leads to the address of the search; with it that address is opened at once.
 */
export function FilterForm({ id, parameters, draft, aggregations, onDraft, onSubmitted, children }: Props) {
  const [, navigate] = useLocation()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = formatSearchUrl(searchOf(event.currentTarget), { hasResults: true })
    if (address === null) return
    onSubmitted?.()
    if (address === location.pathname + location.search) return
    navigate(address, withMapInView())
    // The list that was read before may have been scrolled far.
    scrollTo({ top: 0 })
  }
  // New counts wait for what the visitor does next.
  const shown = { parameters, draft: useDeferredValue(draft), aggregations: useDeferredValue(aggregations) }
  return (
    <form
      id={id}
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
      <div>
        <UnderOfferField {...shown} />
        <ReachField parameters={parameters} />
      </div>
      {children}
    </form>
  )
}

function searchOf(form: HTMLFormElement): SearchParameters {
  const entries = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
  return readSearchForm(new URLSearchParams(entries)).parameters
}
