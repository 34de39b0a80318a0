import {
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { isCalendarDate } from '#domain/time/calendar-date.ts'

/** What is wrong with a value, each text beginning with where below the value it is; null for nothing. */
type Check = (value: unknown) => string[] | null

/**
 * What in the data of an answer is not as the document and the schema say: a field too many or missing, null where there
 * must be a value, a value of another kind. Empty when nothing is.
 */
export function answerViolations(schema: GraphQLSchema, document: DocumentNode, data: unknown): string[] {
  const checks = knownChecks.get(schema) ?? new WeakMap<DocumentNode, Check>()
  knownChecks.set(schema, checks)
  const check = checks.get(document) ?? checkOfDocument(schema, document)
  checks.set(document, check)
  return check(data) ?? []
}

/** A document is asked with many arguments: what its answers are held to is worked out once. */
const knownChecks = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, Check>>()

function checkOfDocument(schema: GraphQLSchema, document: DocumentNode): Check {
  const operation = getOperationAST(document)
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || root == null) return () => ['the document has no operation of the schema']
  const check = objectCheck(document, root, operation.selectionSet.selections)
  return (data) => (isObject(data) ? check(data) : [`data is no object of ${root.name}`])
}

type Selections = SelectionSetNode['selections']

function objectCheck(document: DocumentNode, type: GraphQLObjectType, selections: Selections): Check {
  const fields = [...fieldsOf(document, selections)].map(([name, nodes]) => ({
    name,
    check: fieldCheck(document, type, nodes),
  }))
  const names = new Set(fields.map(({ name }) => name))
  return (value) => {
    if (!isObject(value)) return [` is no object of ${type.name}`]
    let violations: string[] | null = null
    for (const name in value) if (!names.has(name)) violations = [...(violations ?? []), `.${name} was not asked for`]
    for (const { name, check } of fields) violations = joined(violations, name, check(value[name]))
    return violations
  }
}

function fieldCheck(document: DocumentNode, type: GraphQLObjectType, nodes: readonly FieldNode[]): Check {
  const name = nodes[0]?.name.value ?? ''
  if (name === '__typename') return () => null
  const field = type.getFields()[name]
  if (field === undefined) return () => [` is no field of ${type.name}`]
  const check = valueCheck(document, field.type, nodes)
  return (value) => (value === undefined ? [' is missing'] : check(value))
}

function valueCheck(document: DocumentNode, type: GraphQLOutputType, nodes: readonly FieldNode[]): Check {
  if (isNonNullType(type)) {
    const check = valueCheck(document, type.ofType, nodes)
    return (value) => (value === null ? [' is null'] : check(value))
  }
  const check = presentCheck(document, type, nodes)
  return (value) => (value === null ? null : check(value))
}

function presentCheck(document: DocumentNode, type: GraphQLOutputType, nodes: readonly FieldNode[]): Check {
  if (isListType(type)) return listCheck(valueCheck(document, type.ofType, nodes))
  if (isObjectType(type)) {
    return objectCheck(
      document,
      type,
      nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []),
    )
  }
  if (isEnumType(type)) {
    const names = new Set<unknown>(type.getValues().map(({ name }) => name))
    return (value) => (names.has(value) ? null : [` is ${JSON.stringify(value)}, no ${type.name}`])
  }
  if (!isScalarType(type)) return () => [' is of a kind that this check does not know']
  // A scalar that the table does not have fails too.
  const isScalar = scalars[type.name] ?? (() => false)
  return (value) => (isScalar(value) ? null : [` is ${JSON.stringify(value)}, no ${type.name}`])
}

const listCheck =
  (check: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return [' is no list']
    let violations: string[] | null = null
    for (const [index, item] of value.entries()) violations = joined(violations, index, check(item))
    return violations
  }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const joined = (before: string[] | null, at: string | number, found: string[] | null): string[] | null =>
  found === null ? before : [...(before ?? []), ...found.map((violation) => `.${at}${violation}`)]

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

/** The fields of a selection by the key of their answer, with those of its fragments. */
function fieldsOf(document: DocumentNode, selections: Selections): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>()
  const collect = (each: Selections): void => {
    for (const selection of each) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value
        fields.set(key, [...(fields.get(key) ?? []), selection])
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet.selections)
      else collect(fragmentNamed(document, selection.name.value))
    }
  }
  collect(selections)
  return fields
}

function fragmentNamed(document: DocumentNode, name: string): Selections {
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name) {
      return definition.selectionSet.selections
    }
  }
  throw new Error(`The document has no fragment ${name}`)
}
