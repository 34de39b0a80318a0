import { searchParametersOfInput, type UrisOfIds } from '#domain/search/search-input.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { SearchParamsInput } from '#server/generated/schema-types.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'

/** What the contract's input asks for; throws BAD_SEARCH, with the field, and UNKNOWN_LOCATION for a number of nothing. */
export const searchParametersOf = (input: SearchParamsInput, uris: UrisOfIds): SearchParameters =>
  searchParametersOfInput(
    input,
    uris,
    (code, message, field) => new PortalError(code, message, field === undefined ? {} : { field }),
  )
