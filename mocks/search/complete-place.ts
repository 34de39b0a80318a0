import { complete, type Completion } from '#domain/locations/completion/complete.ts'
import {
  buildCompletionIndex,
  type CompletionIndex,
  type CompletionPlace,
} from '#domain/locations/completion/completion-index.ts'
import { otherNamesBySlug } from '#domain/locations/other-names/other-slugs.ts'
import { wholeAreas } from '#domain/locations/whole-areas.ts'
import type { PlaceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

type Completed = CompletionPlace & { id: number; record: PlaceRecord }

/** Places that fit what was typed, the best first; of any type when `types` is empty. */
export function completePlace(
  world: World,
  query: string,
  { types, take }: { types: readonly PlaceRecord['type'][]; take: number },
): Completion<Completed>[] {
  return complete(completionIndexOf(world), query, types.length === 0 ? { limit: take } : { limit: take, kinds: types })
}

/** Every place of the world with what it is found by. */
export function completionIndexOf({ places }: World): CompletionIndex<Completed> {
  const all = places.getAll()
  const nameOf = (id: number | null) => all.find((place) => place.id === id)?.name
  const others = otherNamesBySlug()
  return buildCompletionIndex(
    all.map((record): Completed => {
      const { id, uri, name, stateCode, postcode, type: kind, population } = record
      const suburbName = kind === 'street' ? nameOf(record.suburbId) : undefined
      const { names: otherNames, postcodes: otherPostcodes } = others.get(uri) ?? {}
      const place = { id, uri, name, stateCode, postcode, kind, population, otherNames, otherPostcodes, record }
      return suburbName === undefined ? place : { ...place, suburbName }
    }),
    wholeAreas,
  )
}
