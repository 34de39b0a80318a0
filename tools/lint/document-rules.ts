import { type DocumentNode, Kind, parse, visit } from 'graphql'

/** A file of the project by its path from the root, with what it says. */
export type SourceFile = { path: string; text: string }

const FRAGMENT_ENDING = '.fragment.graphql'
/** `ListingCard_listing`: the component, then what it is shown. */
const fragmentName = /^[A-Z][A-Za-z]*_[a-z][A-Za-z]*$/

/**
 * What is wrong with the documents of the client: a fragment lies beside the component that it is named for and is part of
 * some operation, and the type of a whole operation is read by one file alone; parts take fragments.
 */
export function documentErrors(documents: readonly SourceFile[], code: readonly SourceFile[]): string[] {
  const parsed = documents.map(({ path, text }) => ({ path, document: parse(text) }))
  const paths = new Set(code.map(({ path }) => path))
  const spread = new Set(parsed.flatMap(({ document }) => spreadsOf(document)))
  return [
    ...parsed.flatMap(({ path, document }) => errorsOfDocument(path, document, paths, spread)),
    ...parsed.flatMap(({ document }) => operationsOf(document)).flatMap((name) => errorsOfOperation(name, code)),
  ]
}

function errorsOfDocument(
  path: string,
  { definitions }: DocumentNode,
  paths: ReadonlySet<string>,
  spread: ReadonlySet<string>,
): string[] {
  const isOfComponent = path.endsWith(FRAGMENT_ENDING)
  const component = path.replace(FRAGMENT_ENDING, '')
  const errors = definitions.flatMap((definition) => {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) {
      return isOfComponent ? [`${path}: operations are in a file of their own`] : []
    }
    const name = definition.name.value
    return [
      ...(isOfComponent ? [] : [`${path}: ${name} belongs beside its component, in a file X${FRAGMENT_ENDING}`]),
      ...(fragmentName.test(name) ? [] : [`${path}: ${name} is named for component and type, as ListingCard_listing`]),
      ...(spread.has(name) ? [] : [`${path}: ${name} is part of no operation`]),
    ]
  })
  const hasComponent = ['.ts', '.tsx', '.idle.tsx'].some((ending) => paths.has(component + ending))
  return isOfComponent && !hasComponent ? [...errors, `${path}: there is no ${component}.ts or .tsx`] : errors
}

function errorsOfOperation(name: string, code: readonly SourceFile[]): string[] {
  const type = new RegExp(`\\b${name}Query\\b`)
  const readers = code.filter(({ text }) => type.test(text)).map(({ path }) => path)
  return readers.length > 1 ? [`${name}Query is read by ${readers.join(', ')}: parts of a page take fragments`] : []
}

const operationsOf = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? []) : [],
  )

function spreadsOf(document: DocumentNode): string[] {
  const names: string[] = []
  visit(document, { FragmentSpread: ({ name }) => void names.push(name.value) })
  return names
}
