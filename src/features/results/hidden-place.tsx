import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { fields } from './search-form-fields.ts'

/** What a filter form needs to know besides its filters, for the server to find the same place and order again. */
export function HiddenPlace({ parameters }: { parameters: SearchParameters }) {
  const { searchLocations, officeUri } = parameters.locationSearchContext
  return (
    <>
      <input type="hidden" name={fields.mode} value={parameters.searchMode} />
      <input type="hidden" name={fields.sort} value={parameters.sortBy} />
      {officeUri !== null && <input type="hidden" name={fields.office} value={officeUri} />}
      {searchLocations.map(({ uri }) => (
        <input key={uri} type="hidden" name={fields.location} value={uri} />
      ))}
    </>
  )
}
