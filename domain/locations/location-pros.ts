import { NEARBY_SCHOOL_METRES } from '../lookups/limits.ts'
import { type PropertyFeature, propertyFeatures } from '../lookups/features.ts'
import { yearlyChange } from '../market/medians.ts'

/** What figures say for a place; nothing is claimed that no figure shows. */
type LocationPro = { kind: string; text: string; figure: number }

const FEWEST_SCHOOLS = 3
const FEWEST_HOMES = 10
const COMMON_SHARE = 0.4

export const schoolsPro = (count: number) =>
  count < FEWEST_SCHOOLS
    ? null
    : ({
        kind: 'schoolsNearby',
        text: `${count} schools within ${NEARBY_SCHOOL_METRES / 1000} km`,
        figure: count,
      } as const satisfies LocationPro)

const groups = {
  house: { kind: 'houseMedianRise', name: 'House' },
  unit: { kind: 'unitMedianRise', name: 'Unit' },
} as const

/** A median that rose from the year before to the latest, which is the first. */
export function medianPro(group: keyof typeof groups, yearly: Parameters<typeof yearlyChange>[0]) {
  const percent = yearlyChange(yearly)
  if (percent === null || percent <= 0) return null
  const { kind, name } = groups[group]
  const text = `${name} prices up ${percent}% in ${yearly[0]?.startsOn.slice(0, 4)}`
  return { kind, text, figure: percent } satisfies LocationPro
}

/** The feature that most of the homes on the market have, where many have it. */
export function commonFeaturePro(listings: number, counts: readonly { feature: PropertyFeature; count: number }[]) {
  if (listings < FEWEST_HOMES) return null
  const tags = counts.filter(({ feature }) => propertyFeatures[feature].group !== 'media')
  const [best] = tags.toSorted((left, right) => right.count - left.count)
  if (best === undefined || best.count / listings < COMMON_SHARE) return null
  const figure = Math.round((best.count / listings) * 100)
  const text = `${propertyFeatures[best.feature].displayName} in ${figure}% of homes on the market`
  return { kind: 'commonFeature', text, figure } as const satisfies LocationPro
}
