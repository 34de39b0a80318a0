import type { SearchLocation } from '#server/generated/resolvers.ts'
import type { PlaceRecord } from './place-record.ts'

/** A place as searches name it. */
export const searchLocationOf = ({ id, uri, name, stateCode, postcode }: PlaceRecord): SearchLocation => ({
  id,
  uri,
  name,
  stateCode,
  postcode,
})
