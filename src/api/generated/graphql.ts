/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A box on the map, in degrees. */
export type BoundsInput = {
  /** Its eastern edge. */
  east: number;
  /** Its northern edge. */
  north: number;
  /** Its southern edge. */
  south: number;
  /** Its western edge. */
  west: number;
};

/** Which days. */
export type DatesInput = {
  /** Days in the property's own time zone; at most 14. */
  dates?: Array<string>;
  /** Whether any coming day will do. */
  forthcoming?: boolean;
};

/** The kinds of media kept elsewhere. */
export type ExternalMediaKind =
  /** A tour to walk through on the screen. */
  | 'virtualTour';

/** The kinds of document. */
export type ListingDocumentKind =
  /** A brochure. */
  | 'brochure'
  /** The contract of sale. */
  | 'contract'
  /** The statement of information that Victoria asks for. */
  | 'statementOfInformation';

/** Whether a home is offered for sale or for rent. */
export type ListingType =
  /** For rent, or leased. */
  | 'rental'
  /** For sale, or sold. */
  | 'sale';

/** Where to search. */
export type LocationSearchContextInput = {
  /** A box, for the context `map`. */
  bounds?: BoundsInput | null | undefined;
  /** A drawn shape as an encoded polyline of precision 5, for the context `draw`. */
  drawnArea?: string | null | undefined;
  /** Whether suburbs around them count too (5 km in cities, 7 km around them, 20 km in the country). */
  includeSurroundingSuburbs?: boolean;
  /** The uri of an office, for the context `office`. */
  officeUri?: string | null | undefined;
  /** Named places; at most 20. */
  searchLocations?: Array<SearchLocationInput>;
  /** Where the map was, kept for its own sake. */
  viewport?: ViewportInput | null | undefined;
};

/** Which places. */
export type LocationSearchFilter = {
  /** What was typed: part of a name, a postcode, with or without the state. */
  query: string;
  /** How many, 1 to 50. */
  take?: number;
  /** Any of these kinds; all when empty. */
  types?: Array<LocationType>;
};

/** The kinds of place. */
export type LocationType =
  /** A region such as the Mornington Peninsula. */
  | 'region'
  /** A street. */
  | 'street'
  /** A suburb, town or locality. */
  | 'suburb';

/** A range with optional ends, both inclusive; an end of zero or less counts as open. */
export type NumberRangeInput = {
  /** The upper end. */
  max?: number | null | undefined;
  /** The lower end. */
  min?: number | null | undefined;
};

/** How much of a longer list is asked for. */
export type PagingInput = {
  /** How many items to pass over, 0 or more. */
  skip?: number;
  /** How many items to return, 1 to 100. */
  take?: number;
};

/** What can happen to a price. */
export type PriceEventKind =
  /** It was leased. */
  | 'leased'
  /** It came on the market. */
  | 'listed'
  /** The agent changed the price. */
  | 'priceChanged'
  /** It sold. */
  | 'sold';

/** A feature of a home that a search can ask for, by the names of the specification. */
export type PropertyFeature =
  /** Air conditioning. */
  | 'airConditioning'
  /** Alarm system. */
  | 'alarmSystem'
  /** Balcony. */
  | 'balcony'
  /** Broadband internet. */
  | 'broadband'
  /** Built-in robes. */
  | 'builtInRobes'
  /** Courtyard. */
  | 'courtyard'
  /** Deck. */
  | 'deck'
  /** Dishwasher. */
  | 'dishwasher'
  /** Ducted cooling. */
  | 'ductedCooling'
  /** Ducted heating. */
  | 'ductedHeating'
  /** Evaporative cooling. */
  | 'evaporativeCooling'
  /** Floorboards. */
  | 'floorboards'
  /** Fully fenced. */
  | 'fullyFenced'
  /** Furnished. */
  | 'furnished'
  /** Gas heating. */
  | 'gasHeating'
  /** Grey-water system. */
  | 'greyWaterSystem'
  /** Gym. */
  | 'gym'
  /** Inside spa. */
  | 'insideSpa'
  /** Intercom. */
  | 'intercom'
  /** Open fireplace. */
  | 'openFirePlace'
  /** Outdoor entertaining area. */
  | 'outdoorEnt'
  /** Outside spa. */
  | 'outsideSpa'
  /** Pay TV. */
  | 'payTV'
  /** Pets are welcome. */
  | 'petFriendly'
  /** Swimming pool. */
  | 'pool'
  /** Remote garage. */
  | 'remoteGarage'
  /** Rumpus room. */
  | 'rumpusRoom'
  /** Secure parking. */
  | 'secureParking'
  /** Shed. */
  | 'shed'
  /** Solar hot water. */
  | 'solarHotWater'
  /** Solar panels. */
  | 'solarPanels'
  /** Split-system air conditioning. */
  | 'splitSystemAirCon'
  /** Split-system heating. */
  | 'splitSystemHeating'
  /** Study. */
  | 'study'
  /** Tennis court. */
  | 'tennisCourt'
  /** Vacuum system. */
  | 'vacuumSystem'
  /** Water tank. */
  | 'waterTank'
  /** Workshop. */
  | 'workshop';

/** The kinds of property, by the names of the specification. */
export type PropertyType =
  /** A home on acres. */
  | 'Acreage'
  /** A home in the snow country. */
  | 'Alpine'
  /** A home in a building of several storeys. */
  | 'Apartment'
  /** A whole block of units. */
  | 'Block_of_Units'
  /** A home in an older, low block. */
  | 'Flat'
  /** A free-standing house. */
  | 'House'
  /** Vacant land. */
  | 'Land'
  /** Anything else. */
  | 'Other'
  /** A home in a retirement village. */
  | 'Retirement'
  /** A rural property. */
  | 'Rural'
  /** A house that shares one wall. */
  | 'SemiDetached'
  /** An apartment with hotel services. */
  | 'ServicedApartment'
  /** A home of one room. */
  | 'Studio'
  /** A house in a row with shared walls. */
  | 'Terrace'
  /** A house of several storeys in a managed group. */
  | 'Townhouse'
  /** A single-storey home in a managed group. */
  | 'Unit'
  /** Not stated. */
  | 'Unknown'
  /** A single-storey home with a garden in a managed group. */
  | 'Villa'
  /** A warehouse or warehouse conversion. */
  | 'Warehouse'
  /** Vacant land zoned for business. */
  | 'commercialLand'
  /** A cropping farm. */
  | 'cropping'
  /** A dairy farm. */
  | 'dairy'
  /** A small farm. */
  | 'farmlet'
  /** A horticultural property. */
  | 'horticulture'
  /** A lifestyle property. */
  | 'lifestyle'
  /** A livestock farm. */
  | 'livestock'
  /** A mixed farm. */
  | 'mixedFarming'
  /** Vacant land zoned for homes. */
  | 'residentialLand'
  /** Any other rural property. */
  | 'ruralOther'
  /** A vineyard. */
  | 'viticulture';

/** How a home for sale is sold. */
export type SaleMethod =
  /** At auction. */
  | 'auction'
  /** By expressions of interest. */
  | 'expressionsOfInterest'
  /** By private treaty. */
  | 'privateTreaty'
  /** By tender. */
  | 'tender';

/** Which years a school teaches. */
export type SchoolLevel =
  /** All years. */
  | 'combined'
  /** Primary years. */
  | 'primary'
  /** Secondary years. */
  | 'secondary'
  /** Special needs. */
  | 'special';

/** Who runs a school. */
export type SchoolSector =
  /** The Catholic system. */
  | 'catholic'
  /** The state. */
  | 'government'
  /** An independent body. */
  | 'independent';

/** How the place of a search is given. */
export type SearchContext =
  /** By a drawn shape. */
  | 'draw'
  /** By named places. */
  | 'location'
  /** By the part of the map in view. */
  | 'map'
  /** By an office. */
  | 'office';

/** A place asked for. */
export type SearchLocationInput = {
  /** The uri of a suburb, region or street. */
  uri: string;
};

/** What is searched. */
export type SearchMode =
  /** Homes for sale. */
  | 'buy'
  /** Leased homes. */
  | 'leased'
  /** Homes for rent. */
  | 'rent'
  /** Sold homes. */
  | 'sold';

/** Everything a search can ask for. */
export type SearchParamsInput = {
  /** Auctions. */
  auction?: DatesInput;
  /** Any of these bathroom counts; 5 is five or more. */
  bathrooms?: Array<number>;
  /** Any of these bedroom counts; 0 is a studio, 5 is five or more. */
  bedrooms?: Array<number>;
  /** Any of these counts of car spaces; 5 is five or more. */
  carSpaces?: Array<number>;
  /** How the place is given. */
  context?: SearchContext;
  /** Frontage in metres. */
  frontageSize?: NumberRangeInput;
  /** Inspections. */
  inspection?: DatesInput;
  /** False leaves homes under offer out. */
  isUnderOffer?: boolean;
  /** Land in square metres. */
  landSize?: NumberRangeInput;
  /** Where. */
  locationSearchContext: LocationSearchContextInput;
  /** Which page: `take` is 25 unless said otherwise, `skip` at most 10,000. */
  paging?: PagingInput;
  /** Dollars, a week for rent. A listing that states a range matches when the two overlap; one that states no figure matches no price filter. */
  price?: NumberRangeInput;
  /** All of these features. */
  propertyFeatures?: Array<PropertyFeature>;
  /** Any of these kinds. */
  propertyTypes?: Array<PropertyType>;
  /** What is searched. */
  searchMode: SearchMode;
  /** The order; the default of the mode when left out. */
  sortBy?: SortOption | null | undefined;
};

/** The orders of a result. */
export type SortOption =
  /** The next auction first. */
  | 'Auctions'
  /** Homes for you: the most prominent, then the newest. */
  | 'Boosted'
  /** Lowest price first. */
  | 'Cheapest'
  /** Highest price first. */
  | 'Expensive'
  /** Homes with a virtual tour first. */
  | 'HasAVirtualTour'
  /** Homes with a video first. */
  | 'HasVideos'
  /** Highest sale price first. */
  | 'HighestSoldPrice'
  /** The next inspection first. */
  | 'Inspections'
  /** Lowest sale price first. */
  | 'LowestSoldPrice'
  /** Shortest on the portal first. */
  | 'Newest'
  /** Longest on the portal first. */
  | 'Oldest'
  /** The latest sale or lease first. */
  | 'RecentlySoldOrLeased'
  /** Sold homes for you: the most prominent, then the latest. */
  | 'SoldHomesForYou';

/** An Australian state or territory. */
export type StateCode =
  /** Australian Capital Territory */
  | 'ACT'
  /** New South Wales */
  | 'NSW'
  /** Northern Territory */
  | 'NT'
  /** Queensland */
  | 'QLD'
  /** South Australia */
  | 'SA'
  /** Tasmania */
  | 'TAS'
  /** Victoria */
  | 'VIC'
  /** Western Australia */
  | 'WA';

/** A colour-coded word about the state of a listing. */
export type StatusLabelTone =
  /** Goes to auction. */
  | 'auction'
  /** Shown here only. */
  | 'exclusive'
  /** Leased. */
  | 'leased'
  /** Listed in the last days. */
  | 'new'
  /** Withdrawn. */
  | 'removed'
  /** Sold. */
  | 'sold'
  /** Under offer. */
  | 'underOffer';

/** Where a listing is in its life. */
export type StatusType =
  /** On the market. */
  | 'available'
  /** Sold or leased. */
  | 'completed'
  /** Withdrawn by the agent. */
  | 'removed';

/** Where the middle of the map is. */
export type ViewportInput = {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** The zoom level, 0 to 22. */
  zoom: number;
};

export type ListingsHomepageQueryVariables = Exact<{
  query?: string | null | undefined;
  maxAge: number;
}>;


export type ListingsHomepageQuery = { listingsHomepage: { forSale: Array<{ id: number, canonicalUri: string, title: string, propertyType: PropertyType, priceDetails: { shortDescription: string }, address: { shortAddress: string, suburb: string, stateCode: StateCode, postcode: string }, features: { bedrooms: number | null, bathrooms: number | null, cars: number | null }, landFeatures: { landSizeDescription: string | null }, statusLabels: Array<{ text: string, tone: StatusLabelTone }>, inspections: Array<{ description: string }>, auction: { description: string } | null, rentalDetails: { availableDescription: string } | null, saleDetails: { soldOn: string | null } | null, media: { photoCount: number, photos: Array<{ identifier: string, version: number, caption: string, width: number, height: number }> }, agents: Array<{ name: string }>, office: { name: string } }>, forRent: Array<{ id: number, canonicalUri: string, title: string, propertyType: PropertyType, priceDetails: { shortDescription: string }, address: { shortAddress: string, suburb: string, stateCode: StateCode, postcode: string }, features: { bedrooms: number | null, bathrooms: number | null, cars: number | null }, landFeatures: { landSizeDescription: string | null }, statusLabels: Array<{ text: string, tone: StatusLabelTone }>, inspections: Array<{ description: string }>, auction: { description: string } | null, rentalDetails: { availableDescription: string } | null, saleDetails: { soldOn: string | null } | null, media: { photoCount: number, photos: Array<{ identifier: string, version: number, caption: string, width: number, height: number }> }, agents: Array<{ name: string }>, office: { name: string } }>, popularLocations: Array<{ id: number, uri: string, name: string, label: string, medians: { houseSale: { yearly: Array<{ value: number }> }, unitRent: { yearly: Array<{ value: number }> } } }> } };

export type ListingDetailsQueryVariables = Exact<{
  id: number;
}>;


export type ListingDetailsQuery = { listing: { id: number, propertyType: PropertyType, description: string, councilRates: string | null, municipality: string | null, streetAddress: string | null, buildingSize: number | null, buildingFeatures: Array<string>, ruralFeatures: Array<string>, modifiedAt: string, seo: { title: string, description: string }, summary: { id: number, statusType: StatusType, listingType: ListingType, isUnderOffer: boolean, uri: string, canonicalUri: string, title: string, daysOnHomely: { days: number, isNew: boolean }, priceDetails: { longDescription: string }, address: { suburb: string, shortAddress: string, longAddress: string, stateCode: StateCode, postcode: string }, location: { isHidden: boolean, latLong: { latitude: number, longitude: number } | null }, statusLabels: Array<{ text: string, tone: StatusLabelTone }>, inspections: Array<{ startsAt: string, endsAt: string, description: string }>, auction: { startsAt: string, place: string | null, description: string } | null, landFeatures: { landSizeDescription: string | null, frontage: number | null }, saleDetails: { method: SaleMethod, soldOn: string | null, isPriceWithheld: boolean } | null, rentalDetails: { bond: number | null, availableDescription: string, leasedOn: string | null } | null, features: { bedrooms: number | null, bathrooms: number | null, cars: number | null, tags: Array<PropertyFeature>, extraFeatures: Array<string>, otherFeatures: Array<string> }, media: { photoCount: number, photos: Array<{ identifier: string, version: number, caption: string, width: number, height: number }> }, videos: Array<{ url: string, title: string }>, externalLinks: Array<{ url: string, title: string }>, externalMedias: Array<{ url: string, title: string, kind: ExternalMediaKind }>, slugs: { location: string, office: string } }, floorPlans: Array<{ identifier: string, version: number, caption: string, width: number, height: number }>, documents: Array<{ url: string, title: string, kind: ListingDocumentKind }>, priceHistory: Array<{ occurredOn: string, kind: PriceEventKind, priceDescription: string }>, agents: Array<{ id: number, name: string, jobTitle: string, phone: string | null, portrait: { identifier: string, version: number, caption: string, width: number, height: number } | null }>, office: { id: number, uri: string, name: string, address: string, phone: string | null, website: string | null, brandColour: string, logo: { identifier: string, version: number, caption: string, width: number, height: number } | null }, suburb: { uri: string, name: string, label: string, region: { name: string, uri: string } | null }, vendorReview: { title: string, content: string, rating: number, reviewerName: string } | null, agentLocationReview: { title: string, content: string } | null, integrations: { bookInspection: string | null, rentalApplication: string | null }, nearbyLocations: Array<{ id: number, uri: string, name: string, label: string }> } | null };

export type ListingSurroundingsQueryVariables = Exact<{
  id: number;
}>;


export type ListingSurroundingsQuery = { similarListings: Array<{ id: number, canonicalUri: string, title: string, propertyType: PropertyType, priceDetails: { shortDescription: string }, address: { shortAddress: string, suburb: string, stateCode: StateCode, postcode: string }, features: { bedrooms: number | null, bathrooms: number | null, cars: number | null }, landFeatures: { landSizeDescription: string | null }, statusLabels: Array<{ text: string, tone: StatusLabelTone }>, inspections: Array<{ description: string }>, auction: { description: string } | null, rentalDetails: { availableDescription: string } | null, saleDetails: { soldOn: string | null } | null, media: { photoCount: number, photos: Array<{ identifier: string, version: number, caption: string, width: number, height: number }> }, agents: Array<{ name: string }>, office: { name: string } }>, otherListingsFromOffice: Array<{ id: number, canonicalUri: string, title: string, propertyType: PropertyType, priceDetails: { shortDescription: string }, address: { shortAddress: string, suburb: string, stateCode: StateCode, postcode: string }, features: { bedrooms: number | null, bathrooms: number | null, cars: number | null }, landFeatures: { landSizeDescription: string | null }, statusLabels: Array<{ text: string, tone: StatusLabelTone }>, inspections: Array<{ description: string }>, auction: { description: string } | null, rentalDetails: { availableDescription: string } | null, saleDetails: { soldOn: string | null } | null, media: { photoCount: number, photos: Array<{ identifier: string, version: number, caption: string, width: number, height: number }> }, agents: Array<{ name: string }>, office: { name: string } }>, schools: Array<{ id: number, name: string, sector: SchoolSector, level: SchoolLevel, distance: number }> };

export type ListingSearchAggregationsQueryVariables = Exact<{
  searchParams: SearchParamsInput;
}>;


export type ListingSearchAggregationsQuery = { listingSearch: { total: number, aggregations: { medianPrice: number | null, totals: { total: number, chosen: number, surrounding: number, newListings: number, withInspection: number, withAuction: number }, facets: { propertyTypes: Array<{ propertyType: PropertyType, count: number }>, bedrooms: Array<{ value: number, count: number }>, bathrooms: Array<{ value: number, count: number }>, carSpaces: Array<{ value: number, count: number }>, features: Array<{ feature: PropertyFeature, count: number }> } } } };

export type ListingSearchQueryVariables = Exact<{
  searchParams: SearchParamsInput;
}>;


export type ListingSearchQuery = { listingSearch: { total: number, canonicalUri: string | null, results: Array<{ id: number, canonicalUri: string, title: string, propertyType: PropertyType, priceDetails: { shortDescription: string }, address: { shortAddress: string, suburb: string, stateCode: StateCode, postcode: string }, features: { bedrooms: number | null, bathrooms: number | null, cars: number | null }, landFeatures: { landSizeDescription: string | null }, statusLabels: Array<{ text: string, tone: StatusLabelTone }>, inspections: Array<{ description: string }>, auction: { description: string } | null, rentalDetails: { availableDescription: string } | null, saleDetails: { soldOn: string | null } | null, media: { photoCount: number, photos: Array<{ identifier: string, version: number, caption: string, width: number, height: number }> }, agents: Array<{ name: string }>, office: { name: string } }>, searchParams: { locationSearchContext: { searchLocations: Array<{ uri: string, name: string, stateCode: StateCode, postcode: string | null }> } }, surroundingLocations: Array<{ uri: string, name: string }> } };

export type SavedSearchQueryVariables = Exact<{
  uri: string;
}>;


export type SavedSearchQuery = { searchParams: { canonicalUri: string | null } | null };

export type ListingCard_ListingFragment = { id: number, canonicalUri: string, title: string, propertyType: PropertyType, priceDetails: { shortDescription: string }, address: { shortAddress: string, suburb: string, stateCode: StateCode, postcode: string }, features: { bedrooms: number | null, bathrooms: number | null, cars: number | null }, landFeatures: { landSizeDescription: string | null }, statusLabels: Array<{ text: string, tone: StatusLabelTone }>, inspections: Array<{ description: string }>, auction: { description: string } | null, rentalDetails: { availableDescription: string } | null, saleDetails: { soldOn: string | null } | null, media: { photoCount: number, photos: Array<{ identifier: string, version: number, caption: string, width: number, height: number }> }, agents: Array<{ name: string }>, office: { name: string } };

export type LocationSearchQueryVariables = Exact<{
  filter: LocationSearchFilter;
}>;


export type LocationSearchQuery = { locationSearch: Array<{ label: string, type: LocationType, location: { uri: string, name: string, stateCode: StateCode, postcode: string | null } }> };

export const ListingCard_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingCard_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListingSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUri"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"priceDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortAddress"}},{"kind":"Field","name":{"kind":"Name","value":"suburb"}},{"kind":"Field","name":{"kind":"Name","value":"stateCode"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"cars"}}]}},{"kind":"Field","name":{"kind":"Name","value":"landFeatures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"landSizeDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusLabels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inspections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"auction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rentalDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availableDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"saleDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoCount"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"agents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"office"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ListingCard_ListingFragment, unknown>;
export const ListingsHomepageDocument = {"__meta__":{"hash":"79574e38080454fa8f67ca18c33f9fb17f0aa018342e2900f1088fc057246c8e"}} as unknown as DocumentNode<ListingsHomepageQuery, ListingsHomepageQueryVariables>;
export const ListingDetailsDocument = {"__meta__":{"hash":"20f6173844268f0c0193546d903fafd35373e000e4043a4db4b4a51df2177338"}} as unknown as DocumentNode<ListingDetailsQuery, ListingDetailsQueryVariables>;
export const ListingSurroundingsDocument = {"__meta__":{"hash":"84bc2fd3ebf5e3f246273977bc1255a983d4398796bbb9f438f9d7dac4a11a88"}} as unknown as DocumentNode<ListingSurroundingsQuery, ListingSurroundingsQueryVariables>;
export const ListingSearchAggregationsDocument = {"__meta__":{"hash":"6a7f1011d938f70eaba5c719c116a6b96bc63e4268b172a75fbab4a40fe32f31"}} as unknown as DocumentNode<ListingSearchAggregationsQuery, ListingSearchAggregationsQueryVariables>;
export const ListingSearchDocument = {"__meta__":{"hash":"4dcf68a2b09128a433747f2e81db8307c0b6da80ddf7e0daeb8e8fb858986f3c"}} as unknown as DocumentNode<ListingSearchQuery, ListingSearchQueryVariables>;
export const SavedSearchDocument = {"__meta__":{"hash":"7f301ba2decd829d624674dc7da7e06a2bc33a8e3094c1482e33e48fb8d37177"}} as unknown as DocumentNode<SavedSearchQuery, SavedSearchQueryVariables>;
export const LocationSearchDocument = {"__meta__":{"hash":"755abbf65be3760e744c98a1ca3620e74a21b78a9ed47855ec6ba774bd4013dd"}} as unknown as DocumentNode<LocationSearchQuery, LocationSearchQueryVariables>;