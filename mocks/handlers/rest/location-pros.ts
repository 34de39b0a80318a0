import { distanceInMetres } from '#domain/geo/distance.ts'
import { propertyFeatureNames, propertyFeatures } from '#domain/lookups/features.ts'
import type { components } from '#schema/generated/rest.ts'
import type { PlaceRecord } from '../../world/records.ts'
import type { World } from '../../world/world.ts'

type Pro = components['schemas']['LocationPro']

/** What the figures of the world say for a place, by the thresholds that the contract states. */
export const prosOf = (world: World, place: PlaceRecord): Pro[] =>
  [
    schoolsPro(world, place),
    medianPro(place, 'house', 'houseMedianRise'),
    medianPro(place, 'unit', 'unitMedianRise'),
    featurePro(world, place),
  ].filter((pro) => pro !== null)

function schoolsPro({ schools }: World, { latLong }: PlaceRecord): Pro | null {
  const figure = schools.getAll().filter((school) => distanceInMetres(latLong, school.latLong) <= 2000).length
  return figure < 3 ? null : { kind: 'schoolsNearby', text: `${figure} schools within 2 km`, figure }
}

function medianPro({ medians }: PlaceRecord, group: 'house' | 'unit', kind: Pro['kind']): Pro | null {
  const years = medians.filter(
    (median) => median.group === group && median.kind === 'sold' && median.period === 'yearly',
  )
  const [latest, before] = years
  if (latest === undefined || before === undefined || Math.min(latest.sampleCount, before.sampleCount) < 10) return null
  const figure = Math.round((latest.value / before.value - 1) * 1000) / 10
  const what = group === 'house' ? 'House' : 'Unit'
  return figure <= 0 ? null : { kind, text: `${what} prices up ${figure}% in ${latest.startsOn.slice(0, 4)}`, figure }
}

function featurePro({ listings }: World, { id }: PlaceRecord): Pro | null {
  const homes = listings.getAll().filter((home) => home.suburbId === id && home.statusType === 'available')
  if (homes.length < 10) return null
  const countOf = (feature: (typeof propertyFeatureNames)[number]) =>
    homes.filter(({ features }) => features.includes(feature)).length
  const [best] = propertyFeatureNames.toSorted((left, right) => countOf(right) - countOf(left))
  const share = best === undefined ? 0 : countOf(best) / homes.length
  if (best === undefined || share < 0.4) return null
  const figure = Math.round(share * 100)
  const text = `${propertyFeatures[best].displayName} in ${figure}% of homes on the market`
  return { kind: 'commonFeature', text, figure }
}
