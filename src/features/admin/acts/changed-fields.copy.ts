import type { DraftState } from '#domain/listing-drafts/draft-state.ts'
import type { DraftContent, DraftSaleMethod, PriceStatement } from '#domain/listing-drafts/listing-draft.ts'
import type { OfficeDetails } from '#domain/staff/manage-offices.ts'

type LoggedField = keyof DraftContent | keyof OfficeDetails

/** What the fields that staff change are called; what is missing here goes by its name. */
const fields = {
  listingType: 'Sale or rent',
  propertyType: 'Property type',
  streetAddress: 'Street address',
  suburbUri: 'Suburb',
  isAddressHidden: 'Street hidden',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  carSpaces: 'Car spaces',
  landSize: 'Land size',
  buildingSize: 'Building size',
  title: 'Headline',
  description: 'Description',
  features: 'Features',
  saleMethod: 'How it’s sold',
  priceStatement: 'How the price is shown',
  price: 'Price',
  priceTo: 'Highest price',
  priceWords: 'Words in place of a price',
  bond: 'Bond',
  availableOn: 'Available from',
  auctionDay: 'Day of the auction',
  auctionTime: 'Time of the auction',
  auctionPlace: 'Where the auction is',
  inspections: 'Inspections',
  agentUsernames: 'Agents',
  photos: 'Photos',
  floorPlans: 'Floor plans',
  statement: 'Statement of Information',
  name: 'Name',
  companyId: 'Company',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
} satisfies Readonly<Record<LoggedField, string>>

const saleMethods = {
  privateTreaty: 'Private treaty',
  auction: 'Auction',
  expressionsOfInterest: 'Expressions of interest',
  tender: 'Tender',
} satisfies Readonly<Record<DraftSaleMethod, string>>

const priceStatements = {
  fixed: 'One price',
  range: 'A price range',
  over: 'Offers over',
  words: 'Words only',
} satisfies Readonly<Record<PriceStatement, string>>

const states = {
  draft: 'Draft',
  published: 'On the market',
  underOffer: 'Under offer or deposit taken',
  completed: 'Sold or leased',
  withdrawn: 'Withdrawn',
} satisfies Readonly<Record<DraftState, string>>

export const changedFieldsCopy = {
  fields: {
    ...fields,
    state: 'Where it stands',
    draft: 'Draft',
    upload: 'Upload',
    office: 'Office',
    company: 'Company',
    agent: 'Agent',
    stateCode: 'State',
    isPrincipal: 'Principal',
    bio: 'About',
    awards: 'Awards',
    socialLinks: 'Social links',
    videos: 'Videos',
    servicedLocationUris: 'Areas served',
    areasOfExpertise: 'Areas of expertise',
    boostEndsAt: 'Promoted until',
  },
  listingTypes: { sale: 'For sale', rental: 'For rent' },
  saleMethods,
  priceStatements,
  states,
  yesNo: { true: 'Yes', false: 'No' },
  number: (id: string) => `No. ${id}`,
} as const
