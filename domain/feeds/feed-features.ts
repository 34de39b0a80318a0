import { type FeatureName, featureOfQueryName } from '../lookups/feature-names.ts'
import { childOf, type FeedElement, textOf } from './feed-element.ts'
import type { FeedRemarks } from './feed-remarks.ts'
import { isYes, roomsOf } from './feed-values.ts'
import { feedLine } from './feed-words.ts'

export type FeedFeatures = {
  bedrooms: number | null
  bathrooms: number | null
  /** Garages, carports and open spaces together. */
  carSpaces: number | null
  names: FeatureName[]
  /** In the words of the agency. */
  others: string[]
}

const MOST_OTHERS = 20
const LONGEST_OTHER = 60
const PARKING = ['garages', 'carports', 'openSpaces']

/** What other systems call a feature of the portal. */
const otherNames: Readonly<Record<string, FeatureName>> = {
  poolinground: 'pool',
  poolaboveground: 'pool',
  spa: 'outsideSpa',
  reversecycleaircon: 'airConditioning',
}

/** Rooms and features; undefined where nothing is said of them. */
export function readFeedFeatures(listing: FeedElement, remarks: FeedRemarks): FeedFeatures | undefined {
  const features = childOf(listing, 'features')
  if (features === undefined) return undefined
  const said = ['features', 'allowances', 'ecoFriendly'].flatMap((name) => childOf(listing, name)?.children ?? [])
  const names = said.flatMap((element) => {
    const name = featureCalled(element.name)
    return name !== null && isYes(element) ? name : []
  })
  const others = othersOf(features)
  return {
    bedrooms: roomsOf(features, 'bedrooms', remarks),
    bathrooms: roomsOf(features, 'bathrooms', remarks),
    carSpaces: carSpacesOf(features, remarks),
    names: [...new Set([...names, ...others.flatMap((words) => featureCalled(words) ?? [])])],
    others: others.filter((words) => featureCalled(words) === null),
  }
}

/** "airConditioning", "Air conditioning": the same feature. */
function featureCalled(words: string): FeatureName | null {
  const word = words.replaceAll(/[\s-]/gu, '').toLowerCase()
  return featureOfQueryName(word) ?? otherNames[word] ?? null
}

function carSpacesOf(features: FeedElement, remarks: FeedRemarks): number | null {
  const spaces = PARKING.map((name) => roomsOf(features, name, remarks)).filter((count) => count !== null)
  return spaces.length === 0 ? null : spaces.reduce((sum, count) => sum + count, 0)
}

function othersOf(features: FeedElement): string[] {
  const words = textOf(childOf(features, 'otherFeatures')).split(/[,\n;]/u)
  return [...new Set(words.map((each) => feedLine(each, LONGEST_OTHER)).filter(Boolean))].slice(0, MOST_OTHERS)
}
