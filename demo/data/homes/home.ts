import type { PropertyFeature } from '#domain/lookups/features.ts'
import type { PropertyType } from '#domain/lookups/property-types.ts'

export type HomeStyle =
  | 'tower'
  | 'midRise'
  | 'walkUp'
  | 'artDecoFlats'
  | 'warehouse'
  | 'terrace'
  | 'workersCottage'
  | 'weatherboard'
  | 'federation'
  | 'bungalow'
  | 'queenslander'
  | 'postWar'
  | 'brickVeneer'
  | 'midCentury'
  | 'projectHome'
  | 'contemporary'
  | 'beachHouse'
  | 'tropical'
  | 'stoneCottage'
  | 'townhouse'
  | 'villa'
  | 'duplex'
  | 'farmhouse'
  | 'homestead'
  | 'lodge'
  | 'block'
  | 'shopHouse'
  | 'bareLand'

export type HomeCondition = 'original' | 'wellKept' | 'updated' | 'renovated' | 'new'

/** What a listing may offer besides the features that a search knows, by the words that are shown for it. */
export const extraNames = {
  pantry: 'Walk-in pantry',
  butlersPantry: "Butler's pantry",
  islandBench: 'Island bench',
  ensuite: 'Ensuite',
  walkInRobe: 'Walk-in robe',
  powderRoom: 'Powder room',
  bath: 'Bathtub',
  ceilingFans: 'Ceiling fans',
  highCeilings: 'High ceilings',
  skylights: 'Skylights',
  europeanLaundry: 'European laundry',
  laundry: 'Separate laundry',
  storageCage: 'Storage cage',
  lift: 'Lift access',
  concierge: 'Concierge',
  rooftop: 'Shared rooftop terrace',
  sharedGarden: 'Shared garden',
  sharedPool: "Residents' pool",
  sharedGym: "Residents' gym",
  bikeStorage: 'Bicycle storage',
  evCharger: 'Electric vehicle charger',
  battery: 'Battery storage',
  doubleGlazing: 'Double glazing',
  cellar: 'Wine cellar',
  leadlight: 'Leadlight windows',
  ornateCeilings: 'Ornate ceilings',
  decorativeFireplace: 'Decorative fireplaces',
  woodHeater: 'Wood heater',
  verandah: 'Verandah',
  secondLiving: 'Second living area',
  formalLounge: 'Formal lounge',
  homeTheatre: 'Home theatre',
  parentsRetreat: "Parents' retreat",
  grannyFlat: 'Self-contained studio',
  alfresco: 'Alfresco area',
  outdoorKitchen: 'Outdoor kitchen',
  vegetableBeds: 'Raised vegetable beds',
  fruitTrees: 'Fruit trees',
  lawn: 'Level lawn',
  sideAccess: 'Side access',
  boatSpace: 'Room for a boat or caravan',
  cornerBlock: 'Corner block',
  rearLane: 'Rear lane access',
  services: 'Town services connected',
  dam: 'Dam',
  bore: 'Bore water',
  creek: 'Creek frontage',
  paddocks: 'Fenced paddocks',
  yards: 'Stock yards',
  stables: 'Stables',
  machineryShed: 'Machinery shed',
  hayShed: 'Hay shed',
} as const

export type HomeExtra = keyof typeof extraNames

export const ruralExtras: ReadonlySet<HomeExtra> = new Set([
  'dam',
  'bore',
  'creek',
  'paddocks',
  'yards',
  'stables',
  'machineryShed',
  'hayShed',
])

export const buildingExtras: ReadonlySet<HomeExtra> = new Set([
  'highCeilings',
  'skylights',
  'doubleGlazing',
  'leadlight',
  'ornateCeilings',
  'decorativeFireplace',
  'verandah',
  'lift',
  'cellar',
  'woodHeater',
  'concierge',
  'ceilingFans',
])

/** A home as it stands, before anybody offers it: everything that price, texts and pictures agree with. */
export type Home = {
  propertyType: PropertyType
  isNewDevelopment: boolean
  style: HomeStyle
  condition: HomeCondition
  /** Null for bare land, 0 for a studio. */
  bedrooms: number | null
  bathrooms: number | null
  carSpaces: number | null
  parking: 'garage' | 'carport' | 'basement' | 'offStreet' | 'none'
  landSize: number | null
  /** Metres, in steps of 0.1. */
  frontage: number | null
  /** Square metres inside. */
  buildingSize: number | null
  storeys: number
  /** The floor of an apartment, 0 on the ground. */
  level: number | null
  buildingLevels: number | null
  yearBuilt: number | null
  features: ReadonlySet<PropertyFeature>
  extras: ReadonlySet<HomeExtra>
  benchtop: 'stone' | 'timber' | 'laminate' | 'granite' | null
  cooking: 'gas' | 'induction' | 'electric' | null
  flooring: 'boards' | 'carpet' | 'tiles' | 'hybrid' | 'concrete' | null
  /** Which way the living rooms look, where that is worth saying. */
  aspect: 'north' | 'east' | 'west' | null
  outlook: 'skyline' | 'park' | 'treetops' | 'water' | 'hills' | 'garden' | null
}
