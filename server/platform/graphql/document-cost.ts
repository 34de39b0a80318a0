import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'

type Variables = Readonly<Record<string, unknown>>

/** What a document costs with these variables, in points of about a microsecond of work. */
export type CostOfDocument = (document: DocumentNode, variables: Variables) => number

const SIZE_OF_LISTS = 10
const COST_OF_INTROSPECTION = 1000
/** More than these are refused by whoever answers the field, which costs nothing. */
const LARGEST_SIZE = 100
const LONGEST_TEXT = 2000

type Costs = { weight: number; size: number | undefined; sizedBy: readonly string[] | undefined }

/**
 * Adds up what the fields of a document cost by the directive `@cost` of the contract, each as often as it is asked for: aliases,
 * repetitions and the sizes of lists count. Reads documents that are not validated; what the contract does not have costs nothing.
 */
export function documentCosts(schema: GraphQLSchema): CostOfDocument {
  const { costsOf, weightsOfInput } = statedCosts(schema)
  return (document, given) => {
    const variables = { ...defaultsOf(document), ...given }
    const fragments = new Map<string, FragmentDefinitionNode>()
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
    }
    const costsOfFragments = new Map<string, number>()

    function costOfSelection(type: GraphQLNamedType | undefined, selection: SelectionSetNode, below?: number): number {
      let cost = 0
      for (const node of selection.selections) {
        if (node.kind === Kind.FIELD) cost += costOfField(type, node, below)
        else if (node.kind === Kind.FRAGMENT_SPREAD) cost += costOfFragment(node.name.value, below)
        else cost += costOfSelection(typeNamed(node.typeCondition?.name.value, type), node.selectionSet, below)
      }
      return cost
    }

    /** A fragment is added up once for each size, for documents can name one more often than anybody could count. */
    function costOfFragment(name: string, below: number | undefined): number {
      const key = `${name} ${below ?? ''}`
      const known = costsOfFragments.get(key)
      if (known !== undefined) return known
      // A fragment within itself is refused by validation.
      costsOfFragments.set(key, 0)
      const fragment = fragments.get(name)
      if (fragment === undefined) return 0
      const cost = costOfSelection(typeNamed(fragment.typeCondition.name.value), fragment.selectionSet, below)
      costsOfFragments.set(key, cost)
      return cost
    }

    function costOfField(type: GraphQLNamedType | undefined, node: FieldNode, below: number | undefined): number {
      if (node.name.value.startsWith('__')) return node.selectionSet === undefined ? 1 : COST_OF_INTROSPECTION
      if (!isObjectType(type) && !isInterfaceType(type)) return 0
      const field = type.getFields()[node.name.value]
      if (field === undefined) return 0
      const { weight, size, sizedBy } = costsOf(field)
      const isList = isListType(getNullableType(field.type))
      const asked = sizedBy === undefined ? undefined : askedSize(field, node, sizedBy, variables)
      const times = isList ? (asked ?? below ?? size ?? SIZE_OF_LISTS) : 1
      const inner =
        node.selectionSet === undefined
          ? Number(isList)
          : costOfSelection(getNamedType(field.type), node.selectionSet, isList ? undefined : asked)
      return weight + costOfInputs(field, node) + times * inner
    }

    function costOfInputs(field: GraphQLField<unknown, unknown>, node: FieldNode): number {
      let cost = 0
      for (const argument of field.args) {
        const type = getNamedType(argument.type)
        if (isInputObjectType(type)) cost += costOfInput(type, argumentValue(argument.name, node.arguments, variables))
      }
      return cost
    }

    function costOfInput(type: GraphQLNamedType, value: unknown): number {
      if (!isInputObjectType(type) || value === null || typeof value !== 'object') return 0
      const weights = weightsOfInput(type)
      let cost = 0
      for (const field of Object.values(type.getFields())) {
        const inner: unknown = Reflect.get(value, field.name)
        if (typeof inner === 'string') cost += (weights.get(field.name) ?? 0) * Math.min(inner.length, LONGEST_TEXT)
        else cost += costOfInput(getNamedType(field.type), inner)
      }
      return cost
    }

    const typeNamed = (name: string | undefined, otherwise?: GraphQLNamedType) =>
      name === undefined ? otherwise : schema.getType(name)

    let cost = 0
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue
      cost += costOfSelection(schema.getRootType(definition.operation) ?? undefined, definition.selectionSet)
    }
    return cost
  }
}

/** What the contract says of its fields and inputs, each read once. */
function statedCosts(schema: GraphQLSchema) {
  const directive = schema.getDirective('cost')
  if (directive == null) throw new Error('The contract has no directive @cost')
  const costsOf = remembered((field: GraphQLField<unknown, unknown>): Costs => {
    const values = field.astNode == null ? undefined : getDirectiveValues(directive, field.astNode)
    // As the directive declares its arguments.
    const { weight, size, sizedBy } = (values ?? {}) as { weight?: number; size?: number; sizedBy?: string }
    return { weight: weight ?? 1, size, sizedBy: sizedBy?.split('.') }
  })
  const weightsOfInput = remembered((type: GraphQLNamedType): ReadonlyMap<string, number> => {
    if (!isInputObjectType(type)) return new Map()
    const weights = Object.values(type.getFields()).map(({ name, astNode }): [string, number] => {
      const values = astNode == null ? undefined : getDirectiveValues(directive, astNode)
      return [name, typeof values?.weight === 'number' ? values.weight : 0]
    })
    return new Map(weights.filter(([, weight]) => weight > 0))
  })
  return { costsOf, weightsOfInput }
}

/** What variables hold that nobody gives a value. */
function defaultsOf({ definitions }: DocumentNode): Variables {
  const variables = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  )
  return Object.fromEntries(
    variables.flatMap(({ variable, defaultValue }) =>
      defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)]],
    ),
  )
}

/** The whole number at the end of a path through the arguments; undefined when nothing says so. */
function askedSize(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  [name = '', ...path]: readonly string[],
  variables: Variables,
): number | undefined {
  const given = argumentValue(name, node.arguments, variables)
  let value = given === undefined ? field.args.find((argument) => argument.name === name)?.defaultValue : given
  for (const part of path) {
    if (value === null || typeof value !== 'object') return undefined
    value = Reflect.get(value, part)
  }
  return typeof value === 'number' && value >= 0 ? Math.min(value, LARGEST_SIZE) : undefined
}

function argumentValue(name: string, nodes: readonly ArgumentNode[] | undefined, variables: Variables): unknown {
  const node = nodes?.find((argument) => argument.name.value === name)
  return node === undefined ? undefined : valueFromASTUntyped(node.value, variables)
}

function remembered<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    let value = known.get(key)
    if (value === undefined) {
      value = work(key)
      known.set(key, value)
    }
    return value
  }
}
