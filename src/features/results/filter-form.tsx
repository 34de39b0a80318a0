import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { EventFields, FeatureFields, LandFields, PriceFields, RoomFields, TypeFields } from './filter-fields.tsx'
import { FilterSubmit } from './filter-submit.tsx'
import { HiddenPlace } from './hidden-place.tsx'
import * as styles from './results.css.ts'
import { readSearchForm } from './search-form-fields.ts'

/**
 * Every filter in one plain form. Without JavaScript it is sent to `/search`, which leads to the address of the search;
 * with it that address is opened at once.
 */
export default function FilterForm({ parameters }: { parameters: SearchParameters }) {
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState(parameters)

  const follow = (event: FormEvent<HTMLFormElement>) => setDraft(searchOf(event.currentTarget, parameters))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = writeSearchAddress(searchOf(event.currentTarget, parameters), { hasResults: true })
    if (address !== null) navigate(address)
  }

  return (
    <form action="/search" method="get" onChange={follow} onSubmit={submit} className={styles.filterForm}>
      <HiddenPlace parameters={parameters} />
      <PriceFields parameters={parameters} />
      <RoomFields parameters={parameters} />
      <TypeFields parameters={parameters} />
      <LandFields parameters={parameters} />
      <FeatureFields parameters={parameters} />
      <EventFields parameters={parameters} />
      <FilterSubmit draft={draft} />
    </form>
  )
}

/** The search of the form; what the form does not show (shape, map, frontage, days) stays as it was. */
function searchOf(form: HTMLFormElement, shown: SearchParameters): SearchParameters {
  const entries = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
  const { parameters } = readSearchForm(new URLSearchParams(entries))
  return {
    ...parameters,
    context: shown.context,
    frontageSize: shown.frontageSize,
    inspection: parameters.inspection.forthcoming ? parameters.inspection : { ...shown.inspection, forthcoming: false },
    auction: parameters.auction.forthcoming ? parameters.auction : { ...shown.auction, forthcoming: false },
    locationSearchContext: {
      ...shown.locationSearchContext,
      includeSurroundingSuburbs: parameters.locationSearchContext.includeSurroundingSuburbs,
    },
  }
}
