import { type CompletionIndex, type CompletionKind, type CompletionPlace } from './completion/completion-index.ts'
import { fittingPlaces } from './completion/complete.ts'
import { plainWords } from './plain-words.ts'

/** A place in a list: `parentId` is the region of a suburb, the suburb of a street. */
type ListedPlace = { id: number; parentId: number | null }

const parentKinds = { region: [], suburb: ['region'], street: ['suburb'] } as const satisfies Record<
  CompletionKind,
  readonly CompletionKind[]
>

/**
 * The places of a list, all of one kind, that what was typed leaves, in their order. A suburb is named with its streets; a region stands
 * for its suburbs where no suburb fits. What holds neither letter nor digit leaves all.
 */
export function listedPlaces<L extends ListedPlace>(
  index: CompletionIndex<CompletionPlace & { id: number }>,
  { kind, query }: { kind: CompletionKind; query: string },
  places: readonly L[],
): readonly L[] {
  if (plainWords(query) === '') return places
  const found = fittingPlaces(index, query, [kind, ...parentKinds[kind]])
  const own = new Set(found.flatMap((place) => (place.kind === kind ? [place.id] : [])))
  const parents = new Set(found.flatMap((place) => (place.kind === kind ? [] : [place.id])))
  const fits = ({ id }: L) => own.has(id)
  const isWithin = ({ parentId }: L) => parentId !== null && parents.has(parentId)
  if (kind === 'street') return places.filter((place) => fits(place) || isWithin(place))
  const themselves = places.filter(fits)
  return themselves.length > 0 ? themselves : places.filter(isWithin)
}
