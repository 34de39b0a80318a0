import type { PropertyType } from '#domain/lookups/property-types.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { Scene } from '#demo/illustrations/paint/scene.ts'
import { drawAlpineChalet } from './alpine-chalet.ts'
import { drawApartmentTower } from './apartment-tower.ts'
import { drawBrickVeneer } from './brick-veneer.ts'
import { drawFarmhouse } from './farmhouse.ts'
import { drawMidCentury } from './mid-century.ts'
import { drawModernTownhouse } from './modern-townhouse.ts'
import { drawQueenslander } from './queenslander.ts'
import { drawStreetScene } from './street-scene.ts'
import { drawUnitBlock } from './unit-block.ts'
import { drawVacantLot } from './vacant-lot.ts'
import { drawVictorianTerrace } from './victorian-terrace.ts'
import { drawVillaUnit } from './villa-unit.ts'
import { drawWalkUpFlats } from './walk-up-flats.ts'
import { drawWarehouseConversion } from './warehouse-conversion.ts'
import { drawWeatherboardCottage } from './weatherboard-cottage.ts'

export type FacadeStyle = keyof typeof drawings

const drawings = {
  alpineChalet: drawAlpineChalet,
  apartmentTower: drawApartmentTower,
  brickVeneer: (scene: Scene) => drawStreetScene(scene, drawBrickVeneer(scene)),
  farmhouse: drawFarmhouse,
  midCentury: (scene: Scene) => drawStreetScene(scene, drawMidCentury(scene)),
  modernTownhouse: (scene: Scene) => drawStreetScene(scene, drawModernTownhouse(scene)),
  queenslander: (scene: Scene) => drawStreetScene(scene, drawQueenslander(scene)),
  unitBlock: drawUnitBlock,
  vacantLot: drawVacantLot,
  victorianTerrace: (scene: Scene) => drawStreetScene(scene, drawVictorianTerrace(scene)),
  villaUnit: (scene: Scene) => drawStreetScene(scene, drawVillaUnit(scene)),
  walkUpFlats: (scene: Scene) => drawStreetScene(scene, drawWalkUpFlats(scene)),
  warehouseConversion: drawWarehouseConversion,
  weatherboardCottage: (scene: Scene) => drawStreetScene(scene, drawWeatherboardCottage(scene)),
}

/** A home of this type as it is built in this state. */
export function drawFacade(scene: Scene, propertyType: PropertyType): string {
  const style = scene.random.fork('style').pick(stylesOf(propertyType, scene.stateCode))
  return drawings[style](scene)
}

type Styles = readonly [FacadeStyle, ...FacadeStyle[]]

/** Repeats are weights. */
const houses: Record<StateCode, Styles> = {
  ACT: ['brickVeneer', 'brickVeneer', 'midCentury', 'midCentury', 'weatherboardCottage'],
  NSW: ['brickVeneer', 'weatherboardCottage', 'midCentury', 'brickVeneer', 'queenslander'],
  NT: ['queenslander', 'queenslander', 'midCentury', 'brickVeneer'],
  QLD: ['queenslander', 'queenslander', 'queenslander', 'brickVeneer', 'midCentury', 'weatherboardCottage'],
  SA: ['brickVeneer', 'weatherboardCottage', 'midCentury', 'farmhouse'],
  TAS: ['weatherboardCottage', 'weatherboardCottage', 'brickVeneer', 'midCentury'],
  VIC: ['weatherboardCottage', 'weatherboardCottage', 'brickVeneer', 'midCentury', 'brickVeneer'],
  WA: ['brickVeneer', 'brickVeneer', 'midCentury', 'weatherboardCottage'],
}

const land: Styles = ['vacantLot']
const rural: Styles = ['farmhouse', 'farmhouse', 'farmhouse', 'weatherboardCottage']

const styles: Partial<Record<PropertyType, Styles>> = {
  Acreage: ['farmhouse', 'farmhouse', 'midCentury', 'weatherboardCottage'],
  Alpine: ['alpineChalet'],
  Apartment: ['apartmentTower', 'apartmentTower', 'unitBlock', 'walkUpFlats'],
  Block_of_Units: ['walkUpFlats', 'unitBlock'],
  Flat: ['walkUpFlats', 'walkUpFlats', 'unitBlock'],
  Retirement: ['villaUnit'],
  SemiDetached: ['weatherboardCottage', 'villaUnit', 'modernTownhouse'],
  ServicedApartment: ['apartmentTower', 'unitBlock'],
  Studio: ['unitBlock', 'warehouseConversion'],
  Terrace: ['victorianTerrace'],
  Townhouse: ['modernTownhouse'],
  Unit: ['walkUpFlats', 'villaUnit', 'unitBlock', 'villaUnit'],
  Villa: ['villaUnit'],
  Warehouse: ['warehouseConversion'],
  Land: land,
  residentialLand: land,
  commercialLand: land,
  Rural: rural,
  cropping: rural,
  dairy: rural,
  farmlet: rural,
  horticulture: rural,
  lifestyle: rural,
  livestock: rural,
  mixedFarming: rural,
  viticulture: rural,
  ruralOther: rural,
}

/** The ways of building that fit a type in a state; houses are told apart by state, everything else by its type. */
export const stylesOf = (propertyType: PropertyType, stateCode: StateCode): Styles =>
  styles[propertyType] ?? houses[stateCode]
