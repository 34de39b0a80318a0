import {
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql'
import { isCalendarDate } from '#domain/time/calendar-date.ts'

/**
 * What in the data of an answer is not as the document and the schema say: a field too many or missing, null where there
 * must be a value, a value of another kind. Empty when nothing is.
 */
export function answerViolations(schema: GraphQLSchema, document: DocumentNode, data: unknown): string[] {
  const operation = getOperationAST(document)
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || root == null) return ['the document has no operation of the schema']
  const violations: string[] = []
  checkObject({ document, violations }, root, operation.selectionSet, data, '')
  return violations
}

type Walk = { document: DocumentNode; violations: string[] }

function checkObject(walk: Walk, type: GraphQLObjectType, set: SelectionSetNode, value: unknown, path: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    walk.violations.push(`${path || 'data'} is no object of ${type.name}`)
    return
  }
  const fields = fieldsOf(walk, set)
  const extra = Object.keys(value).filter((name) => !fields.has(name))
  for (const name of extra) walk.violations.push(`${path}.${name} was not asked for`)
  for (const [name, nodes] of fields) {
    const [node] = nodes
    const field = type.getFields()[node?.name.value ?? '']
    if (node?.name.value === '__typename') continue
    if (field === undefined) walk.violations.push(`${type.name} has no field ${node?.name.value}`)
    // An own key is read by its name; a missing one is undefined and reported.
    else checkValue(walk, field.type, nodes, (value as Record<string, unknown>)[name], `${path}.${name}`)
  }
}

function checkValue(
  walk: Walk,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  value: unknown,
  path: string,
): void {
  if (value === undefined) walk.violations.push(`${path} is missing`)
  else if (isNonNullType(type)) {
    if (value === null) walk.violations.push(`${path} is null`)
    else checkValue(walk, type.ofType, nodes, value, path)
  } else if (value === null) return
  else if (isListType(type)) {
    if (!Array.isArray(value)) walk.violations.push(`${path} is no list`)
    else for (const [index, item] of value.entries()) checkValue(walk, type.ofType, nodes, item, `${path}.${index}`)
  } else if (isObjectType(type)) {
    const selections = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
    checkObject(walk, type, { kind: Kind.SELECTION_SET, selections }, value, path)
  } else if (isEnumType(type)) {
    if (typeof value !== 'string' || type.getValue(value) === undefined) {
      walk.violations.push(`${path} is ${JSON.stringify(value)}, no ${type.name}`)
    }
  } else if (!isScalarType(type)) walk.violations.push(`${path} is of a kind that this check does not know`)
  else if (!isScalar(type.name, value)) walk.violations.push(`${path} is ${JSON.stringify(value)}, no ${type.name}`)
}

const LARGEST_INT = 2_147_483_647
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST_INT,
  Float: Number.isFinite,
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  ID: (value) => typeof value === 'string' && value !== '',
  Date: (value) => typeof value === 'string' && isCalendarDate(value),
  DateTime: (value) => typeof value === 'string' && instant.test(value) && !Number.isNaN(Date.parse(value)),
}

/** A scalar that this table does not have fails too. */
const isScalar = (name: string, value: unknown): boolean => scalars[name]?.(value) ?? false

/** The fields of a selection by the key of their answer, with those of its fragments. */
function fieldsOf({ document }: Walk, set: SelectionSetNode): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>()
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value
        fields.set(key, [...(fields.get(key) ?? []), selection])
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet)
      else collect(fragmentNamed(document, selection.name.value))
    }
  }
  collect(set)
  return fields
}

function fragmentNamed(document: DocumentNode, name: string): SelectionSetNode {
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name) return definition.selectionSet
  }
  throw new Error(`The document has no fragment ${name}`)
}
