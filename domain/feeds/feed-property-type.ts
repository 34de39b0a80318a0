import { type PropertyType, propertyTypeNames, propertyTypes } from '../lookups/property-types.ts'
import { attributeOf, childOf, type FeedElement } from './feed-element.ts'

/** What REAXML calls otherwise than the portal. */
const otherNames: Readonly<Record<string, PropertyType>> = {
  acreagesemirural: 'Acreage',
  blockofunits: 'Block_of_Units',
  duplexsemidetached: 'SemiDetached',
  residential: 'residentialLand',
  commercial: 'commercialLand',
  retirementliving: 'Retirement',
}

const ofDisplayName = new Map(propertyTypeNames.map((name) => [lettersOf(propertyTypes[name].displayName), name]))

/** The type of a home, land or farm by its category; undefined where none is named, "Other" for one that the portal has no name for. */
export function readFeedPropertyType(listing: FeedElement): PropertyType | undefined {
  const category = ['category', 'landCategory', 'ruralCategory']
    .map((name) => childOf(listing, name))
    .find((element) => element !== undefined)
  const word = lettersOf(attributeOf(category, 'name'))
  if (word === '') return undefined
  return otherNames[word] ?? ofDisplayName.get(word) ?? 'Other'
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/gu, '')
}
