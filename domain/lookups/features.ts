import { type FeatureName, featureNames, queryNameOf } from './feature-names.ts'

/** `media` is no feature of the home but of what is shown of it; searches ask for it in the same way. */
export type FeatureGroup = 'indoor' | 'outdoor' | 'eco' | 'media'

export type PropertyFeature = FeatureName

const facts: Readonly<Record<PropertyFeature, readonly [FeatureGroup, displayName: string]>> = {
  airConditioning: ['indoor', 'Air conditioning'],
  alarmSystem: ['indoor', 'Alarm system'],
  broadband: ['indoor', 'Broadband'],
  builtInRobes: ['indoor', 'Built-in robes'],
  dishwasher: ['indoor', 'Dishwasher'],
  ductedCooling: ['indoor', 'Ducted cooling'],
  ductedHeating: ['indoor', 'Ducted heating'],
  evaporativeCooling: ['indoor', 'Evaporative cooling'],
  floorboards: ['indoor', 'Floorboards'],
  furnished: ['indoor', 'Furnished'],
  gasHeating: ['indoor', 'Gas heating'],
  gym: ['indoor', 'Gym'],
  insideSpa: ['indoor', 'Inside spa'],
  intercom: ['indoor', 'Intercom'],
  openFirePlace: ['indoor', 'Open fireplace'],
  payTV: ['indoor', 'Pay TV'],
  petFriendly: ['indoor', 'Pet friendly'],
  rumpusRoom: ['indoor', 'Rumpus room'],
  splitSystemAirCon: ['indoor', 'Split system air conditioning'],
  splitSystemHeating: ['indoor', 'Split system heating'],
  study: ['indoor', 'Study'],
  vacuumSystem: ['indoor', 'Vacuum system'],
  balcony: ['outdoor', 'Balcony'],
  courtyard: ['outdoor', 'Courtyard'],
  deck: ['outdoor', 'Deck'],
  fullyFenced: ['outdoor', 'Fully fenced'],
  outdoorEnt: ['outdoor', 'Entertaining Area'],
  outsideSpa: ['outdoor', 'Outside spa'],
  pool: ['outdoor', 'Pool'],
  remoteGarage: ['outdoor', 'Remote garage'],
  secureParking: ['outdoor', 'Secure parking'],
  shed: ['outdoor', 'Shed'],
  tennisCourt: ['outdoor', 'Tennis court'],
  workshop: ['outdoor', 'Workshop'],
  greyWaterSystem: ['eco', 'Grey water system'],
  solarHotWater: ['eco', 'Solar hot water'],
  solarPanels: ['eco', 'Solar panels'],
  waterTank: ['eco', 'Water tank'],
  hasVideos: ['media', 'Has videos'],
  hasAVirtualTour: ['media', 'Has a virtual tour'],
}

export type PropertyFeatureFacts = {
  name: PropertyFeature
  group: FeatureGroup
  displayName: string
  /** The lower-case word in `features=` of the query. */
  queryName: string
  /** 0 to 39, stable: the position in a 64-bit mask. */
  bit: number
}

/** The 38 feature tags and the two media by name. */
export const propertyFeatures = Object.fromEntries(
  featureNames.map((name, bit) => {
    const [group, displayName] = facts[name]
    return [name, { name, group, displayName, queryName: queryNameOf(name), bit }]
  }),
  // fromEntries widens the keys; they come from the same constant list as the union.
) as Readonly<Record<PropertyFeature, PropertyFeatureFacts>>

/** All features in the order of their bits. */
export const propertyFeatureNames: readonly PropertyFeature[] = featureNames

/** The features of one group, in the order of their bits. */
export const featuresOfGroup = (group: FeatureGroup): readonly PropertyFeature[] =>
  propertyFeatureNames.filter((name) => propertyFeatures[name].group === group)

/** The features as one number of 64 bits. */
export const featureMask = (features: readonly PropertyFeature[]): bigint =>
  features.reduce((mask, name) => mask | (1n << BigInt(propertyFeatures[name].bit)), 0n)

/** The features of a mask, in the order of their bits; bits above 39 are ignored. */
export const featuresOfMask = (mask: bigint): PropertyFeature[] =>
  propertyFeatureNames.filter((name) => (mask >> BigInt(propertyFeatures[name].bit)) & 1n)
