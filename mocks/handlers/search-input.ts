import { searchParametersOfInput } from '#domain/search/search-input.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { SearchParamsInput } from '#src/api/generated/graphql.ts'
import { Refusal } from '../refusal.ts'
import { find } from '../world/table.ts'
import type { World } from '../world/world.ts'

/** The input of either contract; what it leaves out is not asked for. */
export type SearchInput = SearchParamsInput

/** What the contract's input asks for, in the domain's terms; refuses with BAD_SEARCH what is out of range. */
export function searchParametersOf({ places, offices }: World, input: SearchInput): SearchParameters {
  const uris = {
    locationUri: (id: number) => find(places, { id })?.uri ?? null,
    officeUri: (id: number) => find(offices, { id })?.uri ?? null,
  }
  return searchParametersOfInput(input, uris, (code, message, field) => new Refusal(code, message, field))
}
