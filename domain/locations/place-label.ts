import type { StateCode } from '../lookups/states.ts'

type NamedPlace = {
  name: string
  /** The name of a street's suburb. */
  suburbName: string | null
  stateCode: StateCode
  postcode: string | null
}

/** "Fitzroy, VIC 3065", "Mornington Peninsula, VIC", "Smith Street, Fitzroy, VIC 3065". */
export function placeLabel({ name, suburbName, stateCode, postcode }: NamedPlace): string {
  const names = suburbName === null ? name : `${name}, ${suburbName}`
  return `${names}, ${stateCode}${postcode === null ? '' : ` ${postcode}`}`
}

/** A place as searches name it. */
export const searchLocationOf = ({
  id,
  uri,
  name,
  stateCode,
  postcode,
}: Omit<NamedPlace, 'suburbName'> & { id: number; uri: string }) => ({ id, uri, name, stateCode, postcode })
