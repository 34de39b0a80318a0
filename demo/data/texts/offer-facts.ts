import { states } from '#domain/lookups/states.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import type { SaleMethod } from '#demo/data/prices/price-text.ts'
import type { FactRecord } from './grammar.ts'
import { flag } from './home-facts.ts'
import { distanceWords } from './words.ts'

/** What texts may say about the place of a home. */
export function placeFacts(profile: PlaceProfile): FactRecord {
  const { place, zone, neighbours, hub } = profile
  const isCountry = zone === 'town' || zone === 'village'
  const isMetropolitan = !isCountry && zone !== 'regionalCity'
  return {
    suburb: place.name,
    stateName: states[place.stateCode].name,
    region: place.regionName === place.name ? undefined : place.regionName,
    city: profile.capital,
    distance: isMetropolitan && profile.capitalKilometres >= 1.5 ? distanceWords(profile.capitalKilometres) : undefined,
    direction: profile.direction || undefined,
    [zone]: 'yes',
    nearCity: flag(profile.capitalKilometres < 250),
    country: flag(isCountry),
    coastal: flag(profile.isCoastal),
    beach: profile.beach ?? undefined,
    wetSeason: flag(profile.isTropical),
    cool: flag(place.stateCode === 'TAS' || (place.latitude < -35.6 && isCountry) || profile.isAlpine),
    near1: neighbours[0],
    near2: neighbours[1],
    near3: neighbours[2],
    hub: hub?.name,
    hubDistance: hub === null ? undefined : distanceWords(hub.kilometres),
  }
}

export type Offer = {
  isRental: boolean
  saleMethod: SaleMethod | null
  /** Null when the street address is hidden. */
  streetName: string | null
  agentName: string
  isVacant: boolean
}

/** What texts may say about how a home is offered, and by whom. */
export const offerFacts = (offer: Offer): FactRecord => ({
  rental: flag(offer.isRental),
  sale: flag(!offer.isRental),
  auction: flag(offer.saleMethod === 'auction'),
  treaty: flag(offer.saleMethod === 'privateTreaty'),
  eoi: flag(offer.saleMethod === 'expressionsOfInterest'),
  tender: flag(offer.saleMethod === 'tender'),
  availableNow: flag(offer.isRental && offer.isVacant),
  availableLater: flag(offer.isRental && !offer.isVacant),
  street: offer.streetName ?? undefined,
  agent: offer.agentName,
  agentFirst: offer.agentName.split(' ')[0],
})
