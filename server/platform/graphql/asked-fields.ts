import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

/** Whether a field right below the one that is answered is asked for, so that what nobody wants is not loaded. */
export function isAskedFor(
  name: string,
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
): boolean {
  const isIn = (selectionSet: SelectionSetNode | undefined): boolean =>
    selectionSet?.selections.some((node) => {
      if (node.kind === Kind.FIELD) return node.name.value === name
      if (node.kind === Kind.INLINE_FRAGMENT) return isIn(node.selectionSet)
      return isIn(fragments[node.name.value]?.selectionSet)
    }) ?? false
  return fieldNodes.some(({ selectionSet }) => isIn(selectionSet))
}
