/** A feature's place in this list is its bit of the mask: append, never reorder. */
export const featureNames = [
  'airConditioning',
  'alarmSystem',
  'broadband',
  'builtInRobes',
  'dishwasher',
  'ductedCooling',
  'ductedHeating',
  'evaporativeCooling',
  'floorboards',
  'furnished',
  'gasHeating',
  'gym',
  'insideSpa',
  'intercom',
  'openFirePlace',
  'payTV',
  'petFriendly',
  'rumpusRoom',
  'splitSystemAirCon',
  'splitSystemHeating',
  'study',
  'vacuumSystem',
  'balcony',
  'courtyard',
  'deck',
  'fullyFenced',
  'outdoorEnt',
  'outsideSpa',
  'pool',
  'remoteGarage',
  'secureParking',
  'shed',
  'tennisCourt',
  'workshop',
  'greyWaterSystem',
  'solarHotWater',
  'solarPanels',
  'waterTank',
  'hasVideos',
  'hasAVirtualTour',
] as const

export type FeatureName = (typeof featureNames)[number]

/** The lower-case word in `features=` of the query. */
export const queryNameOf = (name: FeatureName): string => name.toLowerCase()

const featureByQueryName = new Map<string, FeatureName>(featureNames.map((name) => [queryNameOf(name), name]))

/** The feature that a word names, in any case; null when there is none. */
export const featureOfQueryName = (word: string): FeatureName | null =>
  featureByQueryName.get(word.toLowerCase()) ?? null
