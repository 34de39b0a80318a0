import { type DocumentNode, Kind, type SelectionSetNode, visit } from 'graphql'

const LARGEST_DEPTH = 12
const MOST_ALIASES = 30

/** What a document has too much of, in words; null when it may run. */
export function excessOf(document: DocumentNode): string | null {
  const depths = document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? depthOf(definition.selectionSet, document) : 0,
  )
  if (Math.max(...depths) > LARGEST_DEPTH) return `more than ${LARGEST_DEPTH} levels`
  let aliases = 0
  visit(document, { Field: ({ alias }) => void (aliases += Number(alias !== undefined)) })
  return aliases > MOST_ALIASES ? `more than ${MOST_ALIASES} aliases` : null
}

function depthOf(selections: SelectionSetNode, document: DocumentNode, inside: readonly string[] = []): number {
  const depths = selections.selections.map((selection): number => {
    if (selection.kind === Kind.FIELD) {
      return selection.selectionSet === undefined ? 0 : 1 + depthOf(selection.selectionSet, document, inside)
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, document, inside)
    const name = selection.name.value
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    )
    // A fragment inside itself is reported by the validation that follows.
    if (fragment?.kind !== Kind.FRAGMENT_DEFINITION || inside.includes(name)) return 0
    return depthOf(fragment.selectionSet, document, [...inside, name])
  })
  return Math.max(0, ...depths)
}
