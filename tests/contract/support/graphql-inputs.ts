import fc from 'fast-check'
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { days, decimals, type Flavour, lists, perhapsWrong, texts, wholeNumbers } from './odd-values.ts'
import { plainRecord, plainValue } from './plain-values.ts'

/** Values for the arguments of a field, worked out from the schema: such as a visitor has, or odd ones beyond limits. */
export const argumentValues = ({ name, args }: GraphQLField<unknown, unknown>): fc.Arbitrary<Values> =>
  fc.oneof(fieldValues(name, args, 'plain'), fieldValues(name, args, 'odd'))

/** How many single values the arguments of a field have, those within inputs too. */
export const valueCount = (fields: readonly InputField[]): number =>
  fields.reduce((count, { type }) => {
    const named = getNamedType(type)
    return count + (isInputObjectType(named) ? valueCount(Object.values(named.getFields())) : 1)
  }, 0)

type Values = Record<string, unknown>
type InputField = GraphQLArgument | GraphQLInputField

function fieldValues(owner: string, fields: readonly InputField[], flavour: Flavour): fc.Arbitrary<Values> {
  const valueOf = ({ name, type }: InputField) =>
    (flavour === 'plain' ? plainValue(owner, name) : null) ?? perhapsWrong(inputValues(type, flavour), flavour)
  const model = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]))
  const requiredKeys = fields
    .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)
    .map(({ name }) => name)
  return flavour === 'plain' ? plainRecord(model, requiredKeys) : fc.record(model, { requiredKeys })
}

function inputValues(type: GraphQLInputType, flavour: Flavour): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return someValues(type.ofType, flavour)
  return fc.option(someValues(type, flavour), { freq: 6, nil: null })
}

const scalars: Readonly<Record<string, Record<Flavour, fc.Arbitrary<unknown>>>> = {
  Int: wholeNumbers,
  Float: decimals,
  String: texts,
  ID: texts,
  Boolean: { plain: fc.boolean(), odd: fc.boolean() },
  Date: days,
}

function someValues(type: GraphQLInputType, flavour: Flavour): fc.Arbitrary<unknown> {
  if (isListType(type)) return lists(inputValues(type.ofType, flavour), flavour)
  if (isInputObjectType(type)) return fieldValues(type.name, Object.values(type.getFields()), flavour)
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  const scalar = 'name' in type ? scalars[type.name] : undefined
  if (scalar === undefined) throw new Error(`No odd values are known for ${String(type)}`)
  return scalar[flavour]
}
