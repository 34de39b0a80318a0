import { getNamedType, type GraphQLField, type GraphQLSchema, isObjectType, type GraphQLObjectType } from 'graphql'

/** A selection of every field below a type, each type once on any way down, so that an answer holds all there is. */
export function everyField(schema: GraphQLSchema, typeName: string, levels = 6): string {
  const type = schema.getType(typeName)
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type`)
  return selectionOf(type, [], levels)
}

function selectionOf(type: GraphQLObjectType, above: readonly string[], levels: number): string {
  const fields = Object.values(type.getFields()).flatMap((field) => fieldText(field, [...above, type.name], levels))
  return fields.length === 0 ? '' : `{ ${fields.join(' ')} }`
}

function fieldText(field: GraphQLField<unknown, unknown>, above: readonly string[], levels: number): string[] {
  const type = getNamedType(field.type)
  if (!isObjectType(type)) return [field.name]
  if (above.includes(type.name) || levels === 0) return []
  // A type that holds nothing but others is left out where these lie too deep.
  const selection = selectionOf(type, above, levels - 1)
  return selection === '' ? [] : [`${field.name} ${selection}`]
}
