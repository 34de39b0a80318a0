import type { DraftContent } from '#domain/listing-drafts/listing-draft.ts'
import { editorCopy as copy } from './editor.copy.ts'

/** What each field of a draft is called, in the order of the form. */
const names: Readonly<Record<keyof DraftContent, string>> = {
  listingType: copy.listingType,
  propertyType: copy.propertyType,
  streetAddress: copy.streetAddress,
  suburbUri: copy.suburb,
  isAddressHidden: copy.hideAddress,
  bedrooms: copy.bedrooms,
  bathrooms: copy.bathrooms,
  carSpaces: copy.carSpaces,
  landSize: copy.landSize,
  buildingSize: copy.buildingSize,
  saleMethod: copy.saleMethod,
  priceStatement: copy.priceStatement,
  price: copy.price,
  priceTo: copy.priceTo,
  priceWords: copy.priceWords,
  bond: copy.bond,
  availableOn: copy.availableOn,
  title: copy.heading,
  description: copy.description,
  features: copy.sections.features,
  photos: copy.sections.photos,
  floorPlans: copy.sections.floorPlans,
  statement: copy.sections.statement,
  inspections: copy.sections.inspections,
  auctionDay: copy.auctionDay,
  auctionTime: copy.auctionTime,
  auctionPlace: copy.auctionPlace,
  agentUsernames: copy.sections.agents,
}

// The keys of the table are those of a draft.
export const fieldNames = Object.entries(names) as readonly [keyof DraftContent, string][]
