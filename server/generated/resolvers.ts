import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GraphContext } from '../graphql/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day without a time, written `yyyy-mm-dd`, in the time zone of the property it belongs to. */
  Date: { input: string; output: string; }
  /** An instant, written in ISO 8601 with its offset, for example `2026-11-21T10:00:00+11:00`. */
  DateTime: { input: string; output: string; }
};

/** An agent as listings show one; profiles in full have operations of their own. */
export type Agent = {
  __typename?: 'Agent';
  /** The number of the agent. */
  id: Scalars['Int']['output'];
  /** What the agent does in the office. */
  jobTitle: Scalars['String']['output'];
  /** The full name. */
  name: Scalars['String']['output'];
  /** The office. */
  office: Office;
  /** The mobile number, else the office's. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The portrait; null for the default avatar. */
  portrait?: Maybe<Photo>;
  /** How prominently the agent is shown. */
  tier: Tier;
  /** The name in the address of the profile, `/agent/{username}`. */
  username: Scalars['String']['output'];
};

/** What an agent says of the place. */
export type AgentLocationReview = {
  __typename?: 'AgentLocationReview';
  /** Who wrote it. */
  agent?: Maybe<Agent>;
  /** Its text. */
  content: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** The auction of a home. */
export type Auction = {
  __typename?: 'Auction';
  /** In words and the property's own time. */
  description: Scalars['String']['output'];
  /** Where it is held; null for on site. */
  place?: Maybe<Scalars['String']['output']>;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
};

/** An outline of a place. */
export type Boundary = {
  __typename?: 'Boundary';
  /** Whether it is only a cell around the centre, for want of a known outline. */
  isApproximate: Scalars['Boolean']['output'];
  /** The number of the place. */
  locationId: Scalars['Int']['output'];
  /** A POLYGON or MULTIPOLYGON, longitude first. */
  wellKnownText: Scalars['String']['output'];
};

/** A box on the map, in degrees. */
export type Bounds = {
  __typename?: 'Bounds';
  /** Its eastern edge. */
  east: Scalars['Float']['output'];
  /** Its northern edge. */
  north: Scalars['Float']['output'];
  /** Its southern edge. */
  south: Scalars['Float']['output'];
  /** Its western edge. */
  west: Scalars['Float']['output'];
};

/** A box on the map, in degrees. */
export type BoundsInput = {
  /** Its eastern edge. */
  east: Scalars['Float']['input'];
  /** Its northern edge. */
  north: Scalars['Float']['input'];
  /** Its southern edge. */
  south: Scalars['Float']['input'];
  /** Its western edge. */
  west: Scalars['Float']['input'];
};

/** Who to ask. */
export type ContactDetails = {
  __typename?: 'ContactDetails';
  /** The agents' names in order. */
  agentNames: Array<Scalars['String']['output']>;
  /** The agency's name. */
  officeName: Scalars['String']['output'];
  /** The first agent's telephone number. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** How many listings on a day. */
export type DateCount = {
  __typename?: 'DateCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The day. */
  date: Scalars['Date']['output'];
};

/** Which days. */
export type Dates = {
  __typename?: 'Dates';
  /** Days in the property's own time zone. */
  dates: Array<Scalars['Date']['output']>;
  /** Whether any coming day will do. */
  forthcoming: Scalars['Boolean']['output'];
};

/** Which days. */
export type DatesInput = {
  /** Days in the property's own time zone; at most 14. */
  dates?: Array<Scalars['Date']['input']>;
  /** Whether any coming day will do. */
  forthcoming?: Scalars['Boolean']['input'];
};

/** How long a listing has been on the portal. */
export type DaysOnHomely = {
  __typename?: 'DaysOnHomely';
  /** Whole days since it was listed, 0 on the first. */
  days: Scalars['Int']['output'];
  /** Whether it was listed in the last three days. */
  isNew: Scalars['Boolean']['output'];
};

/** A link that the agent gave. */
export type ExternalLink = {
  __typename?: 'ExternalLink';
  /** Its title. */
  title: Scalars['String']['output'];
  /** Its address, always with a scheme. */
  url: Scalars['String']['output'];
};

/** Media kept elsewhere, such as a virtual tour. */
export type ExternalMedia = {
  __typename?: 'ExternalMedia';
  /** What it is. */
  kind: ExternalMediaKind;
  /** Its title. */
  title: Scalars['String']['output'];
  /** Its address. */
  url: Scalars['String']['output'];
};

/** The kinds of media kept elsewhere. */
export type ExternalMediaKind =
  /** A tour to walk through on the screen. */
  | 'virtualTour';

/** How many listings have a feature. */
export type FeatureCount = {
  __typename?: 'FeatureCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The feature. */
  feature: PropertyFeature;
};

/** One bar of a histogram: from `min` (inclusive) to `max` (exclusive). */
export type HistogramBar = {
  __typename?: 'HistogramBar';
  /** How many listings. */
  count: Scalars['Int']['output'];
  /** Its upper edge; null for the last. */
  max?: Maybe<Scalars['Int']['output']>;
  /** Its lower edge; null for the first. */
  min?: Maybe<Scalars['Int']['output']>;
};

/** A time when the home is open. */
export type Inspection = {
  __typename?: 'Inspection';
  /** In words and the property's own time, such as `Sat 21 Nov, 10:00 – 10:30 am`. */
  description: Scalars['String']['output'];
  /** When it closes. */
  endsAt: Scalars['DateTime']['output'];
  /** When it opens. */
  startsAt: Scalars['DateTime']['output'];
};

/** Facts about the land. */
export type LandFeatures = {
  __typename?: 'LandFeatures';
  /** Width at the street in metres. */
  frontage?: Maybe<Scalars['Float']['output']>;
  /** Land in square metres. */
  landSize?: Maybe<Scalars['Int']['output']>;
  /** In words, such as `650 m²` or `1.2 ha`. */
  landSizeDescription?: Maybe<Scalars['String']['output']>;
};

/** A position in decimal degrees (WGS 84). */
export type LatLong = {
  __typename?: 'LatLong';
  /** Degrees north; negative in Australia. */
  latitude: Scalars['Float']['output'];
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
};

/** Everything the portal knows of a listing. */
export type Listing = {
  __typename?: 'Listing';
  /** What an agent says of the place. */
  agentLocationReview?: Maybe<AgentLocationReview>;
  /** The agents, the first is the one to call. */
  agents: Array<Agent>;
  /** Facts about the building. */
  buildingFeatures: Array<Scalars['String']['output']>;
  /** The size of the building in square metres. */
  buildingSize?: Maybe<Scalars['Int']['output']>;
  /** Council rates as the agent wrote them. */
  councilRates?: Maybe<Scalars['String']['output']>;
  /** The agent's text, paragraphs parted by empty lines. */
  description: Scalars['String']['output'];
  /** Documents. */
  documents: Array<ListingDocument>;
  /** Floor plans. */
  floorPlans: Array<Photo>;
  /** The number of the listing. */
  id: Scalars['Int']['output'];
  /** What other services offer. */
  integrations: ListingIntegrations;
  /** When the agent last changed it. */
  modifiedAt: Scalars['DateTime']['output'];
  /** The municipality. */
  municipality?: Maybe<Scalars['String']['output']>;
  /** Places nearby. */
  nearbyLocations: Array<Location>;
  /** The office. */
  office: Office;
  /** What happened to the price, the newest first. */
  priceHistory: Array<PriceEvent>;
  /** The kind of property. */
  propertyType: PropertyType;
  /** Facts about country land. */
  ruralFeatures: Array<Scalars['String']['output']>;
  /** What search engines show. */
  seo: ListingSeo;
  /** Unit, street number and street; null when the address is hidden. */
  streetAddress?: Maybe<Scalars['String']['output']>;
  /** The suburb it is in. */
  suburb: Location;
  /** What cards show of it too. */
  summary: ListingSummary;
  /** What the vendor says of the home. */
  vendorReview?: Maybe<VendorReview>;
};


/** Everything the portal knows of a listing. */
export type ListingNearbyLocationsArgs = {
  take?: Scalars['Int']['input'];
};

/** The words of an address. */
export type ListingAddress = {
  __typename?: 'ListingAddress';
  /** The whole address with state and postcode; without the street when hidden. */
  longAddress: Scalars['String']['output'];
  /** The postcode. */
  postcode: Scalars['String']['output'];
  /** The street address, or the suburb when the address is hidden. */
  shortAddress: Scalars['String']['output'];
  /** The state's code. */
  stateCode: StateCode;
  /** The suburb's name, such as `Fitzroy`. */
  suburb: Scalars['String']['output'];
};

/** Figures over all that match, not the page alone. */
export type ListingAggregations = {
  __typename?: 'ListingAggregations';
  /** What each filter would give. */
  facets: SearchFacets;
  /** Listings by land size, without the land filter. */
  landRanges: Array<HistogramBar>;
  /** The median of stated prices, each range by its middle; null when none is stated. */
  medianPrice?: Maybe<Scalars['Int']['output']>;
  /** Listings by price, without the price filter. */
  priceHistogram: Array<HistogramBar>;
  /** How many. */
  totals: SearchTotals;
  /** Auctions today and in the next seven days, without the auction filter. */
  upcomingAuctions: Array<DateCount>;
  /** Inspections today and in the next seven days, without the inspection filter; a listing counts once a day. */
  upcomingInspections: Array<DateCount>;
};

/** What kind of property a listing is, as a market segment. */
export type ListingClass =
  /** Land without a dwelling. */
  | 'land'
  /** A home not yet built or just completed by its developer. */
  | 'newDevelopment'
  /** An existing home. */
  | 'residential'
  /** Farm and country land. */
  | 'rural';

/** A document about a home. */
export type ListingDocument = {
  __typename?: 'ListingDocument';
  /** What it is. */
  kind: ListingDocumentKind;
  /** Its title. */
  title: Scalars['String']['output'];
  /** Its address. */
  url: Scalars['String']['output'];
};

/** The kinds of document. */
export type ListingDocumentKind =
  /** A brochure. */
  | 'brochure'
  /** The contract of sale. */
  | 'contract'
  /** The statement of information that Victoria asks for. */
  | 'statementOfInformation';

/** Rooms and features. */
export type ListingFeatures = {
  __typename?: 'ListingFeatures';
  /** Bathrooms. */
  bathrooms?: Maybe<Scalars['Int']['output']>;
  /** Bedrooms; 0 for a studio, null for land. */
  bedrooms?: Maybe<Scalars['Int']['output']>;
  /** Car spaces. */
  cars?: Maybe<Scalars['Int']['output']>;
  /** Features of the building that have no tag. */
  extraFeatures: Array<Scalars['String']['output']>;
  /** Anything else that the agent listed. */
  otherFeatures: Array<Scalars['String']['output']>;
  /** The features that a search can ask for. */
  tags: Array<PropertyFeature>;
};

/** What a listing is, as a market segment. */
export type ListingInfo = {
  __typename?: 'ListingInfo';
  /** The segment. */
  listingClass: ListingClass;
};

/** What can be done with the home through other services. */
export type ListingIntegrations = {
  __typename?: 'ListingIntegrations';
  /** Where an inspection is booked. */
  bookInspection?: Maybe<Scalars['String']['output']>;
  /** Where a rental application is made. */
  rentalApplication?: Maybe<Scalars['String']['output']>;
};

/** Where a home is, as far as it may be known. */
export type ListingLocation = {
  __typename?: 'ListingLocation';
  /** The same words as `address.longAddress`. */
  address: Scalars['String']['output'];
  /** Whether the street address is hidden; then no street, number or exact position is given anywhere. */
  isHidden: Scalars['Boolean']['output'];
  /** The position: the suburb's centre when the address is hidden, null when unknown. */
  latLong?: Maybe<LatLong>;
};

/** The pictures of a home. */
export type ListingMedia = {
  __typename?: 'ListingMedia';
  /** How many photos there are in all. */
  photoCount: Scalars['Int']['output'];
  /** The photos, in the agent's order. */
  photos: Array<Photo>;
};


/** The pictures of a home. */
export type ListingMediaPhotosArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of listings with figures over all of them. */
export type ListingSearchResult = {
  __typename?: 'ListingSearchResult';
  /** Figures over all that match; asked for only when wanted, for they cost more. */
  aggregations: ListingAggregations;
  /** The one address of this search in the portal. */
  canonicalUri?: Maybe<Scalars['String']['output']>;
  /** Which page. */
  paging: Paging;
  /** The listings of the page: the places asked for first, then those around. */
  results: Array<ListingSummary>;
  /** What was searched, normalised, with the names of the places. */
  searchParams: SearchParams;
  /** Suburbs around the places asked for that count too, the nearest first. */
  surroundingLocations: Array<SearchLocation>;
  /** How many match. */
  total: Scalars['Int']['output'];
};

/** What search engines and shared links show. */
export type ListingSeo = {
  __typename?: 'ListingSeo';
  /** The page's description. */
  description: Scalars['String']['output'];
  /** The page's title. */
  title: Scalars['String']['output'];
};

/** Words that name a listing in addresses of the portal. */
export type ListingSlugs = {
  __typename?: 'ListingSlugs';
  /** The suburb's uri, such as `fitzroy-vic-3065`. */
  location: Scalars['String']['output'];
  /** The office's uri. */
  office: Scalars['String']['output'];
};

/** What cards, lists and pins show of a listing. */
export type ListingSummary = {
  __typename?: 'ListingSummary';
  /** The words of its address. */
  address: ListingAddress;
  /** The agents, the first is the one to call. */
  agents: Array<Agent>;
  /** The coming auction. */
  auction?: Maybe<Auction>;
  /** Its address in the portal, `/homes/{uri}/{id}`. */
  canonicalUri: Scalars['String']['output'];
  /** Who to ask. */
  contactDetails: ContactDetails;
  /** How long it has been here. */
  daysOnHomely: DaysOnHomely;
  /** Links that the agent gave. */
  externalLinks: Array<ExternalLink>;
  /** Media kept elsewhere. */
  externalMedias: Array<ExternalMedia>;
  /** Rooms and features. */
  features: ListingFeatures;
  /** The number of the listing. */
  id: Scalars['Int']['output'];
  /** The market segment. */
  info: ListingInfo;
  /** Coming inspections, the next first. */
  inspections: Array<Inspection>;
  /** Whether it is shown on this portal only. */
  isExclusiveList: Scalars['Boolean']['output'];
  /** Whether it is under offer (or a deposit is taken). */
  isUnderOffer: Scalars['Boolean']['output'];
  /** Facts about the land. */
  landFeatures: LandFeatures;
  /** For sale or for rent. */
  listingType: ListingType;
  /** Where it is. */
  location: ListingLocation;
  /** Pictures. */
  media: ListingMedia;
  /** The office. */
  office: Office;
  /** The price in words. */
  priceDetails: PriceDetails;
  /** The kind of property. */
  propertyType: PropertyType;
  /** Facts of the rental; null for sales. */
  rentalDetails?: Maybe<RentalDetails>;
  /** Facts of the sale; null for rentals. */
  saleDetails?: Maybe<SaleDetails>;
  /** Words for addresses of the portal. */
  slugs: ListingSlugs;
  /** The state's code. */
  stateCode: StateCode;
  /** Words about its state, the most important first. */
  statusLabels: Array<StatusLabel>;
  /** Where it is in its life. */
  statusType: StatusType;
  /** How prominently it is shown. */
  tierType: Tier;
  /** The headline. */
  title: Scalars['String']['output'];
  /** The words of its address in an address of the portal. */
  uri: Scalars['String']['output'];
  /** Videos. */
  videos: Array<Video>;
};

/** Whether a home is offered for sale or for rent. */
export type ListingType =
  /** For rent, or leased. */
  | 'rental'
  /** For sale, or sold. */
  | 'sale';

/** What the home page shows. */
export type ListingsHomepage = {
  __typename?: 'ListingsHomepage';
  /** New homes for rent, the newest first, at most 8. */
  forRent: Array<ListingSummary>;
  /** New homes for sale, the newest first, at most 8. */
  forSale: Array<ListingSummary>;
  /** The place it is about; null for the whole country. */
  location?: Maybe<Location>;
  /** Suburbs that people look at most, with their medians, at most 12. */
  popularLocations: Array<Location>;
};

/** A region, suburb or street. */
export type Location = {
  __typename?: 'Location';
  /** Its outline. */
  boundary: Boundary;
  /** The number of the place. */
  id: Scalars['Int']['output'];
  /** In words, such as `Fitzroy, VIC 3065`. */
  label: Scalars['String']['output'];
  /** Its centre. */
  latLong: LatLong;
  /** Medians of prices and rents. */
  medians: LocationMedians;
  /** Its name. */
  name: Scalars['String']['output'];
  /** The postcode; null for regions. */
  postcode?: Maybe<Scalars['String']['output']>;
  /** The region of a suburb. */
  region?: Maybe<Location>;
  /** How densely it is settled. */
  settlement: Settlement;
  /** The same as `uri`. */
  slug: Scalars['String']['output'];
  /** Its state. */
  state: State;
  /** The state's code. */
  stateCode: StateCode;
  /** The suburb of a street. */
  suburb?: Maybe<Location>;
  /** Suburbs whose surroundings count in a search, the nearest first; asked for with `includeSurrounding`. */
  surroundingLocations: Array<Location>;
  /** What kind of place it is. */
  type: LocationType;
  /** Its uri, such as `fitzroy-vic-3065`. */
  uri: Scalars['String']['output'];
  /** Its postcode; null for regions. */
  zipCode?: Maybe<ZipCode>;
};

/** Medians of a place. */
export type LocationMedians = {
  __typename?: 'LocationMedians';
  /** Weekly rents of houses. */
  houseRent: MedianSeries;
  /** Sale prices of houses. */
  houseSale: MedianSeries;
  /** Weekly rents of units and apartments. */
  unitRent: MedianSeries;
  /** Sale prices of units and apartments. */
  unitSale: MedianSeries;
};

/** Where was searched. */
export type LocationSearchContext = {
  __typename?: 'LocationSearchContext';
  /** A box. */
  bounds?: Maybe<Bounds>;
  /** A drawn shape as an encoded polyline. */
  drawnArea?: Maybe<Scalars['String']['output']>;
  /** Whether suburbs around them count too. */
  includeSurroundingSuburbs: Scalars['Boolean']['output'];
  /** The uri of the office. */
  officeUri?: Maybe<Scalars['String']['output']>;
  /** Named places. */
  searchLocations: Array<SearchLocation>;
  /** Where the map was. */
  viewport?: Maybe<Viewport>;
};

/** Where to search. */
export type LocationSearchContextInput = {
  /** A box, for the context `map`. */
  bounds?: InputMaybe<BoundsInput>;
  /** A drawn shape as an encoded polyline of precision 5, for the context `draw`. */
  drawnArea?: InputMaybe<Scalars['String']['input']>;
  /** Whether suburbs around them count too (5 km in cities, 7 km around them, 20 km in the country). */
  includeSurroundingSuburbs?: Scalars['Boolean']['input'];
  /** The uri of an office, for the context `office`. */
  officeUri?: InputMaybe<Scalars['String']['input']>;
  /** Named places; at most 20. */
  searchLocations?: Array<SearchLocationInput>;
  /** Where the map was, kept for its own sake. */
  viewport?: InputMaybe<ViewportInput>;
};

/** Which places. */
export type LocationSearchFilter = {
  /** What was typed: part of a name, a postcode, with or without the state. */
  query: Scalars['String']['input'];
  /** How many, 1 to 50. */
  take?: Scalars['Int']['input'];
  /** Any of these kinds; all when empty. */
  types?: Array<LocationType>;
};

/** A place that fits what was typed. */
export type LocationSuggestion = {
  __typename?: 'LocationSuggestion';
  /** In words, such as `Richmond, VIC 3121`. */
  label: Scalars['String']['output'];
  /** The place. */
  location: SearchLocation;
  /** What kind of place it is. */
  type: LocationType;
};

/** The kinds of place. */
export type LocationType =
  /** A region such as the Mornington Peninsula. */
  | 'region'
  /** A street. */
  | 'street'
  /** A suburb, town or locality. */
  | 'suburb';

/** A pin on the map. */
export type MapMarker = {
  __typename?: 'MapMarker';
  /** Whether the position is only the suburb's centre. */
  isApproximate: Scalars['Boolean']['output'];
  /** Whether it is under offer. */
  isUnderOffer: Scalars['Boolean']['output'];
  /** Where it is; the suburb's centre when the address is hidden. */
  latLong: LatLong;
  /** The number of the listing. */
  listingId: Scalars['Int']['output'];
  /** The price in a few letters, such as `$1.2M` or `$650 pw`; null when no figure is stated. */
  priceLabel?: Maybe<Scalars['String']['output']>;
  /** Where it is in its life. */
  statusType: StatusType;
};

/** The pins of a search. */
export type MapMarkers = {
  __typename?: 'MapMarkers';
  /** Whether there are more than were returned. */
  isTruncated: Scalars['Boolean']['output'];
  /** The pins, at most 5,000. */
  markers: Array<MapMarker>;
  /** How many match and have a position. */
  total: Scalars['Int']['output'];
};

/** The median of a time. */
export type Median = {
  __typename?: 'Median';
  /** How many sales or leases it stands on. */
  sampleCount: Scalars['Int']['output'];
  /** The first day of the time. */
  startsOn: Scalars['Date']['output'];
  /** Dollars; a week for rents. */
  value: Scalars['Int']['output'];
};

/** Medians by length of time, the newest first. */
export type MedianSeries = {
  __typename?: 'MedianSeries';
  /** By month. */
  monthly: Array<Median>;
  /** By quarter. */
  quarterly: Array<Median>;
  /** By year. */
  yearly: Array<Median>;
};

/** A range with optional ends, both inclusive. */
export type NumberRange = {
  __typename?: 'NumberRange';
  /** The upper end; null when open. */
  max?: Maybe<Scalars['Int']['output']>;
  /** The lower end; null when open. */
  min?: Maybe<Scalars['Int']['output']>;
};

/** A range with optional ends, both inclusive; an end of zero or less counts as open. */
export type NumberRangeInput = {
  /** The upper end. */
  max?: InputMaybe<Scalars['Int']['input']>;
  /** The lower end. */
  min?: InputMaybe<Scalars['Int']['input']>;
};

/** An office of an agency. */
export type Office = {
  __typename?: 'Office';
  /** The street address. */
  address: Scalars['String']['output'];
  /** The colour of the brand, `#rrggbb`. */
  brandColour: Scalars['String']['output'];
  /** The company it belongs to. */
  companyName: Scalars['String']['output'];
  /** The number of the office. */
  id: Scalars['Int']['output'];
  /** The logo; null when there is none. */
  logo?: Maybe<Photo>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** The telephone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Its uri, as in `/real-estate-agency/{officeUri}`. */
  uri: Scalars['String']['output'];
  /** The web site, always with a scheme. */
  website?: Maybe<Scalars['String']['output']>;
};

/** Which part of a longer list this is. */
export type Paging = {
  __typename?: 'Paging';
  /** How many items were passed over. */
  skip: Scalars['Int']['output'];
  /** How many items were asked for. */
  take: Scalars['Int']['output'];
};

/** How much of a longer list is asked for. */
export type PagingInput = {
  /** How many items to pass over, 0 or more. */
  skip?: Scalars['Int']['input'];
  /** How many items to return, 1 to 100. */
  take?: Scalars['Int']['input'];
};

/** A picture in the image service; its address is `/images/{identifier}/{version}?width=`. */
export type Photo = {
  __typename?: 'Photo';
  /** What it shows, in words. */
  caption: Scalars['String']['output'];
  /** Its own height in pixels. */
  height: Scalars['Int']['output'];
  /** Which picture. */
  identifier: Scalars['String']['output'];
  /** Which version of it; addresses with a version never change. */
  version: Scalars['Int']['output'];
  /** Its own width in pixels. */
  width: Scalars['Int']['output'];
};

/** The price in words. Figures that are withheld appear nowhere. */
export type PriceDetails = {
  __typename?: 'PriceDetails';
  /** As the agent wrote it, or `$650 per week`. */
  longDescription: Scalars['String']['output'];
  /** For cards, such as `$650 pw`. */
  shortDescription: Scalars['String']['output'];
};

/** One event in the price of a home. */
export type PriceEvent = {
  __typename?: 'PriceEvent';
  /** What happened. */
  kind: PriceEventKind;
  /** The day. */
  occurredOn: Scalars['Date']['output'];
  /** The price in words. */
  priceDescription: Scalars['String']['output'];
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

/** How many listings are of a kind. */
export type PropertyTypeCount = {
  __typename?: 'PropertyTypeCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The kind. */
  propertyType: PropertyType;
};

/** Every read of the portal. */
export type Query = {
  __typename?: 'Query';
  /** One listing; null when there is none of this number. A withdrawn one is returned with `statusType: removed`. */
  listing?: Maybe<Listing>;
  /** A page of listings. Answers the error code `UNKNOWN_LOCATION` when no place asked for exists, `BAD_SEARCH` when a value is out of range. */
  listingSearch: ListingSearchResult;
  /** Listings by their numbers, in the order asked for; unknown and withdrawn ones are left out. */
  listingsById: Array<ListingSummary>;
  /** The same by an address of the portal (`/for-sale/…`) or the uri of a saved search; null when it cannot be read. */
  listingsByUri?: Maybe<ListingSearchResult>;
  /** What the home page shows: new listings of a place, or of the whole country. */
  listingsHomepage: ListingsHomepage;
  /** One place by its uri or number; null when there is none. */
  location?: Maybe<Location>;
  /** Places that fit what was typed, the best first. */
  locationSearch: Array<LocationSuggestion>;
  /** The pins of a search; paging and order are ignored. */
  mapMarkers: MapMarkers;
  /** One office by its uri; null when there is none. */
  office?: Maybe<Office>;
  /** Other listings on the market from the office of this one. */
  otherListingsFromOffice: Array<ListingSummary>;
  /** Schools near a listing, the nearest first. */
  schools: Array<School>;
  /** What a saved search or an address of the portal asks for; null when it cannot be read. */
  searchParams?: Maybe<SavedSearch>;
  /** Homes like this one, the most alike first: same kind and state of offer, near in place, price and rooms. */
  similarListings: Array<ListingSummary>;
  /** The version of the running application, the same as the header of `HEAD /api/version`. */
  version: Scalars['String']['output'];
};


/** Every read of the portal. */
export type QueryListingArgs = {
  id: Scalars['Int']['input'];
};


/** Every read of the portal. */
export type QueryListingSearchArgs = {
  searchParams: SearchParamsInput;
};


/** Every read of the portal. */
export type QueryListingsByIdArgs = {
  listingIds: Array<Scalars['Int']['input']>;
  skip?: Scalars['Int']['input'];
  take?: Scalars['Int']['input'];
};


/** Every read of the portal. */
export type QueryListingsByUriArgs = {
  uri: Scalars['String']['input'];
};


/** Every read of the portal. */
export type QueryListingsHomepageArgs = {
  maxAge?: Scalars['Int']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
};


/** Every read of the portal. */
export type QueryLocationArgs = {
  identifier: Scalars['String']['input'];
  includeSurrounding?: Scalars['Boolean']['input'];
};


/** Every read of the portal. */
export type QueryLocationSearchArgs = {
  filter: LocationSearchFilter;
};


/** Every read of the portal. */
export type QueryMapMarkersArgs = {
  searchParams: SearchParamsInput;
};


/** Every read of the portal. */
export type QueryOfficeArgs = {
  uri: Scalars['String']['input'];
};


/** Every read of the portal. */
export type QueryOtherListingsFromOfficeArgs = {
  listingId: Scalars['Int']['input'];
  take?: Scalars['Int']['input'];
};


/** Every read of the portal. */
export type QuerySchoolsArgs = {
  listingId: Scalars['Int']['input'];
  take?: Scalars['Int']['input'];
};


/** Every read of the portal. */
export type QuerySearchParamsArgs = {
  uri: Scalars['String']['input'];
};


/** Every read of the portal. */
export type QuerySimilarListingsArgs = {
  listingId: Scalars['Int']['input'];
  take?: Scalars['Int']['input'];
};

/** Facts of a rental. */
export type RentalDetails = {
  __typename?: 'RentalDetails';
  /** In words, such as `Available now`. */
  availableDescription: Scalars['String']['output'];
  /** The day it can be moved into; null for now. */
  availableOn?: Maybe<Scalars['Date']['output']>;
  /** The bond in dollars. */
  bond?: Maybe<Scalars['Int']['output']>;
  /** The day it was leased. */
  leasedOn?: Maybe<Scalars['Date']['output']>;
};

/** How many listings have so many rooms. */
export type RoomCount = {
  __typename?: 'RoomCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The number of rooms; 5 is five or more. */
  value: Scalars['Int']['output'];
};

/** Facts of a sale. */
export type SaleDetails = {
  __typename?: 'SaleDetails';
  /** Whether the sale price is withheld. */
  isPriceWithheld: Scalars['Boolean']['output'];
  /** How it is or was sold. */
  method: SaleMethod;
  /** The day it sold. */
  soldOn?: Maybe<Scalars['Date']['output']>;
};

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

/** A search with a name, kept under a uri. */
export type SavedSearch = {
  __typename?: 'SavedSearch';
  /** The address of the search in the portal. */
  canonicalUri?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** What is searched. */
  searchParams: SearchParams;
  /** Its uri. */
  uri: Scalars['String']['output'];
};

/** A school near a home. */
export type School = {
  __typename?: 'School';
  /** Metres from the home; from the suburb's centre when the address is hidden. */
  distance: Scalars['Int']['output'];
  /** Whom it takes. */
  gender: SchoolGender;
  /** The number of the school. */
  id: Scalars['Int']['output'];
  /** Where it is. */
  latLong: LatLong;
  /** Which years it teaches. */
  level: SchoolLevel;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Who runs it. */
  sector: SchoolSector;
};

/** Whom a school takes. */
export type SchoolGender =
  /** Boys. */
  | 'boys'
  /** Everyone. */
  | 'coeducational'
  /** Girls. */
  | 'girls';

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

/** What each filter would give; every group ignores its own filter. */
export type SearchFacets = {
  __typename?: 'SearchFacets';
  /** By bathrooms, 1 to 5. */
  bathrooms: Array<RoomCount>;
  /** By bedrooms, 0 to 5. */
  bedrooms: Array<RoomCount>;
  /** By car spaces, 1 to 5. */
  carSpaces: Array<RoomCount>;
  /** By feature. */
  features: Array<FeatureCount>;
  /** By kind. */
  propertyTypes: Array<PropertyTypeCount>;
  /** With and without homes under offer. */
  underOffer: UnderOfferCount;
};

/** A place of a search, as it was found. */
export type SearchLocation = {
  __typename?: 'SearchLocation';
  /** The number of the place. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its postcode; null for regions. */
  postcode?: Maybe<Scalars['String']['output']>;
  /** Its state. */
  stateCode: StateCode;
  /** Its uri. */
  uri: Scalars['String']['output'];
};

/** A place asked for. */
export type SearchLocationInput = {
  /** The uri of a suburb, region or street. */
  uri: Scalars['String']['input'];
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

/** What was searched, normalised. */
export type SearchParams = {
  __typename?: 'SearchParams';
  /** Auctions. */
  auction: Dates;
  /** Any of these bathroom counts. */
  bathrooms: Array<Scalars['Int']['output']>;
  /** Any of these bedroom counts. */
  bedrooms: Array<Scalars['Int']['output']>;
  /** Any of these counts of car spaces. */
  carSpaces: Array<Scalars['Int']['output']>;
  /** How the place is given. */
  context: SearchContext;
  /** Frontage in metres. */
  frontageSize: NumberRange;
  /** Inspections. */
  inspection: Dates;
  /** False leaves homes under offer out. */
  isUnderOffer: Scalars['Boolean']['output'];
  /** Land in square metres. */
  landSize: NumberRange;
  /** Where. */
  locationSearchContext: LocationSearchContext;
  /** Which page. */
  paging: Paging;
  /** Dollars, a week for rent. */
  price: NumberRange;
  /** All of these features. */
  propertyFeatures: Array<PropertyFeature>;
  /** Any of these kinds. */
  propertyTypes: Array<PropertyType>;
  /** What is searched. */
  searchMode: SearchMode;
  /** The order. */
  sortBy: SortOption;
};

/** Everything a search can ask for. */
export type SearchParamsInput = {
  /** Auctions. */
  auction?: DatesInput;
  /** Any of these bathroom counts; 5 is five or more. */
  bathrooms?: Array<Scalars['Int']['input']>;
  /** Any of these bedroom counts; 0 is a studio, 5 is five or more. */
  bedrooms?: Array<Scalars['Int']['input']>;
  /** Any of these counts of car spaces; 5 is five or more. */
  carSpaces?: Array<Scalars['Int']['input']>;
  /** How the place is given. */
  context?: SearchContext;
  /** Frontage in metres. */
  frontageSize?: NumberRangeInput;
  /** Inspections. */
  inspection?: DatesInput;
  /** False leaves homes under offer out. */
  isUnderOffer?: Scalars['Boolean']['input'];
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
  sortBy?: InputMaybe<SortOption>;
};

/** How many. */
export type SearchTotals = {
  __typename?: 'SearchTotals';
  /** Those in the places asked for. */
  chosen: Scalars['Int']['output'];
  /** Those listed in the last seven days. */
  newListings: Scalars['Int']['output'];
  /** Those in suburbs around them. */
  surrounding: Scalars['Int']['output'];
  /** All that match. */
  total: Scalars['Int']['output'];
  /** Those under offer. */
  underOffer: Scalars['Int']['output'];
  /** Those with a coming auction. */
  withAuction: Scalars['Int']['output'];
  /** Those with a coming inspection. */
  withInspection: Scalars['Int']['output'];
};

/** How densely a place is settled; decides how far its surroundings reach. */
export type Settlement =
  /** In a city: 5 km. */
  | 'city'
  /** In the country: 20 km. */
  | 'country'
  /** Around a city: 7 km. */
  | 'fringe';

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

/** A state or territory with its name. */
export type State = {
  __typename?: 'State';
  /** The short code, such as `VIC`. */
  code: StateCode;
  /** The full name, such as `Victoria`. */
  name: Scalars['String']['output'];
};

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

/** A short word that a card shows about a listing. */
export type StatusLabel = {
  __typename?: 'StatusLabel';
  /** The words, such as `Under offer`. */
  text: Scalars['String']['output'];
  /** What it means. */
  tone: StatusLabelTone;
};

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

/** How prominently the agency shows a listing or an agent. */
export type Tier =
  /** No upgrade. */
  | 'basic'
  /** The first upgrade. */
  | 'bronze'
  /** The third upgrade. */
  | 'gold'
  /** The most prominent. */
  | 'platinum'
  /** The second upgrade. */
  | 'silver';

/** How many listings are under offer. */
export type UnderOfferCount = {
  __typename?: 'UnderOfferCount';
  /** Without them. */
  excluded: Scalars['Int']['output'];
  /** With those under offer. */
  included: Scalars['Int']['output'];
};

/** What the vendor says of the home. */
export type VendorReview = {
  __typename?: 'VendorReview';
  /** Its text. */
  content: Scalars['String']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** Who wrote it. */
  reviewerName: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A video of a home. */
export type Video = {
  __typename?: 'Video';
  /** Its title. */
  title: Scalars['String']['output'];
  /** Its address. */
  url: Scalars['String']['output'];
};

/** Where the middle of the map is. */
export type Viewport = {
  __typename?: 'Viewport';
  /** Degrees north. */
  latitude: Scalars['Float']['output'];
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
  /** The zoom level. */
  zoom: Scalars['Float']['output'];
};

/** Where the middle of the map is. */
export type ViewportInput = {
  /** Degrees north. */
  latitude: Scalars['Float']['input'];
  /** Degrees east. */
  longitude: Scalars['Float']['input'];
  /** The zoom level, 0 to 22. */
  zoom: Scalars['Float']['input'];
};

/** A postcode as the specification names it. */
export type ZipCode = {
  __typename?: 'ZipCode';
  /** The four digits, such as `3065`. */
  name: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Agent: ResolverTypeWrapper<Agent>;
  AgentLocationReview: ResolverTypeWrapper<AgentLocationReview>;
  Auction: ResolverTypeWrapper<Auction>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Boundary: ResolverTypeWrapper<Boundary>;
  Bounds: ResolverTypeWrapper<Bounds>;
  BoundsInput: BoundsInput;
  ContactDetails: ResolverTypeWrapper<ContactDetails>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateCount: ResolverTypeWrapper<DateCount>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Dates: ResolverTypeWrapper<Dates>;
  DatesInput: DatesInput;
  DaysOnHomely: ResolverTypeWrapper<DaysOnHomely>;
  ExternalLink: ResolverTypeWrapper<ExternalLink>;
  ExternalMedia: ResolverTypeWrapper<ExternalMedia>;
  ExternalMediaKind: ExternalMediaKind;
  FeatureCount: ResolverTypeWrapper<FeatureCount>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  HistogramBar: ResolverTypeWrapper<HistogramBar>;
  Inspection: ResolverTypeWrapper<Inspection>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LandFeatures: ResolverTypeWrapper<LandFeatures>;
  LatLong: ResolverTypeWrapper<LatLong>;
  Listing: ResolverTypeWrapper<Listing>;
  ListingAddress: ResolverTypeWrapper<ListingAddress>;
  ListingAggregations: ResolverTypeWrapper<ListingAggregations>;
  ListingClass: ListingClass;
  ListingDocument: ResolverTypeWrapper<ListingDocument>;
  ListingDocumentKind: ListingDocumentKind;
  ListingFeatures: ResolverTypeWrapper<ListingFeatures>;
  ListingInfo: ResolverTypeWrapper<ListingInfo>;
  ListingIntegrations: ResolverTypeWrapper<ListingIntegrations>;
  ListingLocation: ResolverTypeWrapper<ListingLocation>;
  ListingMedia: ResolverTypeWrapper<ListingMedia>;
  ListingSearchResult: ResolverTypeWrapper<ListingSearchResult>;
  ListingSeo: ResolverTypeWrapper<ListingSeo>;
  ListingSlugs: ResolverTypeWrapper<ListingSlugs>;
  ListingSummary: ResolverTypeWrapper<ListingSummary>;
  ListingType: ListingType;
  ListingsHomepage: ResolverTypeWrapper<ListingsHomepage>;
  Location: ResolverTypeWrapper<Location>;
  LocationMedians: ResolverTypeWrapper<LocationMedians>;
  LocationSearchContext: ResolverTypeWrapper<LocationSearchContext>;
  LocationSearchContextInput: LocationSearchContextInput;
  LocationSearchFilter: LocationSearchFilter;
  LocationSuggestion: ResolverTypeWrapper<LocationSuggestion>;
  LocationType: LocationType;
  MapMarker: ResolverTypeWrapper<MapMarker>;
  MapMarkers: ResolverTypeWrapper<MapMarkers>;
  Median: ResolverTypeWrapper<Median>;
  MedianSeries: ResolverTypeWrapper<MedianSeries>;
  NumberRange: ResolverTypeWrapper<NumberRange>;
  NumberRangeInput: NumberRangeInput;
  Office: ResolverTypeWrapper<Office>;
  Paging: ResolverTypeWrapper<Paging>;
  PagingInput: PagingInput;
  Photo: ResolverTypeWrapper<Photo>;
  PriceDetails: ResolverTypeWrapper<PriceDetails>;
  PriceEvent: ResolverTypeWrapper<PriceEvent>;
  PriceEventKind: PriceEventKind;
  PropertyFeature: PropertyFeature;
  PropertyType: PropertyType;
  PropertyTypeCount: ResolverTypeWrapper<PropertyTypeCount>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RentalDetails: ResolverTypeWrapper<RentalDetails>;
  RoomCount: ResolverTypeWrapper<RoomCount>;
  SaleDetails: ResolverTypeWrapper<SaleDetails>;
  SaleMethod: SaleMethod;
  SavedSearch: ResolverTypeWrapper<SavedSearch>;
  School: ResolverTypeWrapper<School>;
  SchoolGender: SchoolGender;
  SchoolLevel: SchoolLevel;
  SchoolSector: SchoolSector;
  SearchContext: SearchContext;
  SearchFacets: ResolverTypeWrapper<SearchFacets>;
  SearchLocation: ResolverTypeWrapper<SearchLocation>;
  SearchLocationInput: SearchLocationInput;
  SearchMode: SearchMode;
  SearchParams: ResolverTypeWrapper<SearchParams>;
  SearchParamsInput: SearchParamsInput;
  SearchTotals: ResolverTypeWrapper<SearchTotals>;
  Settlement: Settlement;
  SortOption: SortOption;
  State: ResolverTypeWrapper<State>;
  StateCode: StateCode;
  StatusLabel: ResolverTypeWrapper<StatusLabel>;
  StatusLabelTone: StatusLabelTone;
  StatusType: StatusType;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Tier: Tier;
  UnderOfferCount: ResolverTypeWrapper<UnderOfferCount>;
  VendorReview: ResolverTypeWrapper<VendorReview>;
  Video: ResolverTypeWrapper<Video>;
  Viewport: ResolverTypeWrapper<Viewport>;
  ViewportInput: ViewportInput;
  ZipCode: ResolverTypeWrapper<ZipCode>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Agent: Agent;
  AgentLocationReview: AgentLocationReview;
  Auction: Auction;
  Boolean: Scalars['Boolean']['output'];
  Boundary: Boundary;
  Bounds: Bounds;
  BoundsInput: BoundsInput;
  ContactDetails: ContactDetails;
  Date: Scalars['Date']['output'];
  DateCount: DateCount;
  DateTime: Scalars['DateTime']['output'];
  Dates: Dates;
  DatesInput: DatesInput;
  DaysOnHomely: DaysOnHomely;
  ExternalLink: ExternalLink;
  ExternalMedia: ExternalMedia;
  FeatureCount: FeatureCount;
  Float: Scalars['Float']['output'];
  HistogramBar: HistogramBar;
  Inspection: Inspection;
  Int: Scalars['Int']['output'];
  LandFeatures: LandFeatures;
  LatLong: LatLong;
  Listing: Listing;
  ListingAddress: ListingAddress;
  ListingAggregations: ListingAggregations;
  ListingDocument: ListingDocument;
  ListingFeatures: ListingFeatures;
  ListingInfo: ListingInfo;
  ListingIntegrations: ListingIntegrations;
  ListingLocation: ListingLocation;
  ListingMedia: ListingMedia;
  ListingSearchResult: ListingSearchResult;
  ListingSeo: ListingSeo;
  ListingSlugs: ListingSlugs;
  ListingSummary: ListingSummary;
  ListingsHomepage: ListingsHomepage;
  Location: Location;
  LocationMedians: LocationMedians;
  LocationSearchContext: LocationSearchContext;
  LocationSearchContextInput: LocationSearchContextInput;
  LocationSearchFilter: LocationSearchFilter;
  LocationSuggestion: LocationSuggestion;
  MapMarker: MapMarker;
  MapMarkers: MapMarkers;
  Median: Median;
  MedianSeries: MedianSeries;
  NumberRange: NumberRange;
  NumberRangeInput: NumberRangeInput;
  Office: Office;
  Paging: Paging;
  PagingInput: PagingInput;
  Photo: Photo;
  PriceDetails: PriceDetails;
  PriceEvent: PriceEvent;
  PropertyTypeCount: PropertyTypeCount;
  Query: Record<PropertyKey, never>;
  RentalDetails: RentalDetails;
  RoomCount: RoomCount;
  SaleDetails: SaleDetails;
  SavedSearch: SavedSearch;
  School: School;
  SearchFacets: SearchFacets;
  SearchLocation: SearchLocation;
  SearchLocationInput: SearchLocationInput;
  SearchParams: SearchParams;
  SearchParamsInput: SearchParamsInput;
  SearchTotals: SearchTotals;
  State: State;
  StatusLabel: StatusLabel;
  String: Scalars['String']['output'];
  UnderOfferCount: UnderOfferCount;
  VendorReview: VendorReview;
  Video: Video;
  Viewport: Viewport;
  ViewportInput: ViewportInput;
  ZipCode: ZipCode;
};

export type AgentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Agent'] = ResolversParentTypes['Agent']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  office?: Resolver<ResolversTypes['Office'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  portrait?: Resolver<Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['Tier'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgentLocationReviewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AgentLocationReview'] = ResolversParentTypes['AgentLocationReview']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuctionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Auction'] = ResolversParentTypes['Auction']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BoundaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Boundary'] = ResolversParentTypes['Boundary']> = {
  isApproximate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wellKnownText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoundsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Bounds'] = ResolversParentTypes['Bounds']> = {
  east?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  north?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  south?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  west?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ContactDetailsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContactDetails'] = ResolversParentTypes['ContactDetails']> = {
  agentNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  officeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type DateCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DateCount'] = ResolversParentTypes['DateCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DatesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Dates'] = ResolversParentTypes['Dates']> = {
  dates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  forthcoming?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DaysOnHomelyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DaysOnHomely'] = ResolversParentTypes['DaysOnHomely']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExternalLinkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExternalLink'] = ResolversParentTypes['ExternalLink']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExternalMediaResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExternalMedia'] = ResolversParentTypes['ExternalMedia']> = {
  kind?: Resolver<ResolversTypes['ExternalMediaKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeatureCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FeatureCount'] = ResolversParentTypes['FeatureCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feature?: Resolver<ResolversTypes['PropertyFeature'], ParentType, ContextType>;
};

export type HistogramBarResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HistogramBar'] = ResolversParentTypes['HistogramBar']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InspectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Inspection'] = ResolversParentTypes['Inspection']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LandFeaturesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LandFeatures'] = ResolversParentTypes['LandFeatures']> = {
  frontage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  landSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  landSizeDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LatLongResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LatLong'] = ResolversParentTypes['LatLong']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ListingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  agentLocationReview?: Resolver<Maybe<ResolversTypes['AgentLocationReview']>, ParentType, ContextType>;
  agents?: Resolver<Array<ResolversTypes['Agent']>, ParentType, ContextType>;
  buildingFeatures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  buildingSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  councilRates?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['ListingDocument']>, ParentType, ContextType>;
  floorPlans?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  integrations?: Resolver<ResolversTypes['ListingIntegrations'], ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  municipality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nearbyLocations?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType, RequireFields<ListingNearbyLocationsArgs, 'take'>>;
  office?: Resolver<ResolversTypes['Office'], ParentType, ContextType>;
  priceHistory?: Resolver<Array<ResolversTypes['PriceEvent']>, ParentType, ContextType>;
  propertyType?: Resolver<ResolversTypes['PropertyType'], ParentType, ContextType>;
  ruralFeatures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['ListingSeo'], ParentType, ContextType>;
  streetAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suburb?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['ListingSummary'], ParentType, ContextType>;
  vendorReview?: Resolver<Maybe<ResolversTypes['VendorReview']>, ParentType, ContextType>;
};

export type ListingAddressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ListingAddress'] = ResolversParentTypes['ListingAddress']> = {
  longAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stateCode?: Resolver<ResolversTypes['StateCode'], ParentType, ContextType>;
  suburb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingAggregationsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ListingAggregations'] = ResolversParentTypes['ListingAggregations']> = {
  facets?: Resolver<ResolversTypes['SearchFacets'], ParentType, ContextType>;
  landRanges?: Resolver<Array<ResolversTypes['HistogramBar']>, ParentType, ContextType>;
  medianPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceHistogram?: Resolver<Array<ResolversTypes['HistogramBar']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['SearchTotals'], ParentType, ContextType>;
  upcomingAuctions?: Resolver<Array<ResolversTypes['DateCount']>, ParentType, ContextType>;
  upcomingInspections?: Resolver<Array<ResolversTypes['DateCount']>, ParentType, ContextType>;
};

export type ListingDocumentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ListingDocument'] = ResolversParentTypes['ListingDocument']> = {
  kind?: Resolver<ResolversTypes['ListingDocumentKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingFeaturesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ListingFeatures'] = ResolversParentTypes['ListingFeatures']> = {
  bathrooms?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bedrooms?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cars?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  extraFeatures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  otherFeatures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['PropertyFeature']>, ParentType, ContextType>;
};

export type ListingInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ListingInfo'] = ResolversParentTypes['ListingInfo']> = {
  listingClass?: Resolver<ResolversTypes['ListingClass'], ParentType, ContextType>;
};

export type ListingIntegrationsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ListingIntegrations'] = ResolversParentTypes['ListingIntegrations']> = {
  bookInspection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rentalApplication?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListingLocationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ListingLocation'] = ResolversParentTypes['ListingLocation']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latLong?: Resolver<Maybe<ResolversTypes['LatLong']>, ParentType, ContextType>;
};

export type ListingMediaResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ListingMedia'] = ResolversParentTypes['ListingMedia']> = {
  photoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType, Partial<ListingMediaPhotosArgs>>;
};

export type ListingSearchResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ListingSearchResult'] = ResolversParentTypes['ListingSearchResult']> = {
  aggregations?: Resolver<ResolversTypes['ListingAggregations'], ParentType, ContextType>;
  canonicalUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ListingSummary']>, ParentType, ContextType>;
  searchParams?: Resolver<ResolversTypes['SearchParams'], ParentType, ContextType>;
  surroundingLocations?: Resolver<Array<ResolversTypes['SearchLocation']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListingSeoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ListingSeo'] = ResolversParentTypes['ListingSeo']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingSlugsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ListingSlugs'] = ResolversParentTypes['ListingSlugs']> = {
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  office?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ListingSummary'] = ResolversParentTypes['ListingSummary']> = {
  address?: Resolver<ResolversTypes['ListingAddress'], ParentType, ContextType>;
  agents?: Resolver<Array<ResolversTypes['Agent']>, ParentType, ContextType>;
  auction?: Resolver<Maybe<ResolversTypes['Auction']>, ParentType, ContextType>;
  canonicalUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactDetails?: Resolver<ResolversTypes['ContactDetails'], ParentType, ContextType>;
  daysOnHomely?: Resolver<ResolversTypes['DaysOnHomely'], ParentType, ContextType>;
  externalLinks?: Resolver<Array<ResolversTypes['ExternalLink']>, ParentType, ContextType>;
  externalMedias?: Resolver<Array<ResolversTypes['ExternalMedia']>, ParentType, ContextType>;
  features?: Resolver<ResolversTypes['ListingFeatures'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  info?: Resolver<ResolversTypes['ListingInfo'], ParentType, ContextType>;
  inspections?: Resolver<Array<ResolversTypes['Inspection']>, ParentType, ContextType>;
  isExclusiveList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnderOffer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  landFeatures?: Resolver<ResolversTypes['LandFeatures'], ParentType, ContextType>;
  listingType?: Resolver<ResolversTypes['ListingType'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['ListingLocation'], ParentType, ContextType>;
  media?: Resolver<ResolversTypes['ListingMedia'], ParentType, ContextType>;
  office?: Resolver<ResolversTypes['Office'], ParentType, ContextType>;
  priceDetails?: Resolver<ResolversTypes['PriceDetails'], ParentType, ContextType>;
  propertyType?: Resolver<ResolversTypes['PropertyType'], ParentType, ContextType>;
  rentalDetails?: Resolver<Maybe<ResolversTypes['RentalDetails']>, ParentType, ContextType>;
  saleDetails?: Resolver<Maybe<ResolversTypes['SaleDetails']>, ParentType, ContextType>;
  slugs?: Resolver<ResolversTypes['ListingSlugs'], ParentType, ContextType>;
  stateCode?: Resolver<ResolversTypes['StateCode'], ParentType, ContextType>;
  statusLabels?: Resolver<Array<ResolversTypes['StatusLabel']>, ParentType, ContextType>;
  statusType?: Resolver<ResolversTypes['StatusType'], ParentType, ContextType>;
  tierType?: Resolver<ResolversTypes['Tier'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videos?: Resolver<Array<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type ListingsHomepageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ListingsHomepage'] = ResolversParentTypes['ListingsHomepage']> = {
  forRent?: Resolver<Array<ResolversTypes['ListingSummary']>, ParentType, ContextType>;
  forSale?: Resolver<Array<ResolversTypes['ListingSummary']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  popularLocations?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
};

export type LocationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  boundary?: Resolver<ResolversTypes['Boundary'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latLong?: Resolver<ResolversTypes['LatLong'], ParentType, ContextType>;
  medians?: Resolver<ResolversTypes['LocationMedians'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  settlement?: Resolver<ResolversTypes['Settlement'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['State'], ParentType, ContextType>;
  stateCode?: Resolver<ResolversTypes['StateCode'], ParentType, ContextType>;
  suburb?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  surroundingLocations?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LocationType'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipCode?: Resolver<Maybe<ResolversTypes['ZipCode']>, ParentType, ContextType>;
};

export type LocationMediansResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LocationMedians'] = ResolversParentTypes['LocationMedians']> = {
  houseRent?: Resolver<ResolversTypes['MedianSeries'], ParentType, ContextType>;
  houseSale?: Resolver<ResolversTypes['MedianSeries'], ParentType, ContextType>;
  unitRent?: Resolver<ResolversTypes['MedianSeries'], ParentType, ContextType>;
  unitSale?: Resolver<ResolversTypes['MedianSeries'], ParentType, ContextType>;
};

export type LocationSearchContextResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LocationSearchContext'] = ResolversParentTypes['LocationSearchContext']> = {
  bounds?: Resolver<Maybe<ResolversTypes['Bounds']>, ParentType, ContextType>;
  drawnArea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  includeSurroundingSuburbs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  officeUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchLocations?: Resolver<Array<ResolversTypes['SearchLocation']>, ParentType, ContextType>;
  viewport?: Resolver<Maybe<ResolversTypes['Viewport']>, ParentType, ContextType>;
};

export type LocationSuggestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LocationSuggestion'] = ResolversParentTypes['LocationSuggestion']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['SearchLocation'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LocationType'], ParentType, ContextType>;
};

export type MapMarkerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MapMarker'] = ResolversParentTypes['MapMarker']> = {
  isApproximate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnderOffer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latLong?: Resolver<ResolversTypes['LatLong'], ParentType, ContextType>;
  listingId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusType?: Resolver<ResolversTypes['StatusType'], ParentType, ContextType>;
};

export type MapMarkersResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MapMarkers'] = ResolversParentTypes['MapMarkers']> = {
  isTruncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markers?: Resolver<Array<ResolversTypes['MapMarker']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MedianResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Median'] = ResolversParentTypes['Median']> = {
  sampleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MedianSeriesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MedianSeries'] = ResolversParentTypes['MedianSeries']> = {
  monthly?: Resolver<Array<ResolversTypes['Median']>, ParentType, ContextType>;
  quarterly?: Resolver<Array<ResolversTypes['Median']>, ParentType, ContextType>;
  yearly?: Resolver<Array<ResolversTypes['Median']>, ParentType, ContextType>;
};

export type NumberRangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NumberRange'] = ResolversParentTypes['NumberRange']> = {
  max?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OfficeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Office'] = ResolversParentTypes['Office']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandColour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PagingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Paging'] = ResolversParentTypes['Paging']> = {
  skip?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  take?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PhotoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Photo'] = ResolversParentTypes['Photo']> = {
  caption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceDetailsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PriceDetails'] = ResolversParentTypes['PriceDetails']> = {
  longDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceEventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PriceEvent'] = ResolversParentTypes['PriceEvent']> = {
  kind?: Resolver<ResolversTypes['PriceEventKind'], ParentType, ContextType>;
  occurredOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  priceDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PropertyTypeCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PropertyTypeCount'] = ResolversParentTypes['PropertyTypeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  propertyType?: Resolver<ResolversTypes['PropertyType'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryListingArgs, 'id'>>;
  listingSearch?: Resolver<ResolversTypes['ListingSearchResult'], ParentType, ContextType, RequireFields<QueryListingSearchArgs, 'searchParams'>>;
  listingsById?: Resolver<Array<ResolversTypes['ListingSummary']>, ParentType, ContextType, RequireFields<QueryListingsByIdArgs, 'listingIds' | 'skip' | 'take'>>;
  listingsByUri?: Resolver<Maybe<ResolversTypes['ListingSearchResult']>, ParentType, ContextType, RequireFields<QueryListingsByUriArgs, 'uri'>>;
  listingsHomepage?: Resolver<ResolversTypes['ListingsHomepage'], ParentType, ContextType, RequireFields<QueryListingsHomepageArgs, 'maxAge'>>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType, RequireFields<QueryLocationArgs, 'identifier' | 'includeSurrounding'>>;
  locationSearch?: Resolver<Array<ResolversTypes['LocationSuggestion']>, ParentType, ContextType, RequireFields<QueryLocationSearchArgs, 'filter'>>;
  mapMarkers?: Resolver<ResolversTypes['MapMarkers'], ParentType, ContextType, RequireFields<QueryMapMarkersArgs, 'searchParams'>>;
  office?: Resolver<Maybe<ResolversTypes['Office']>, ParentType, ContextType, RequireFields<QueryOfficeArgs, 'uri'>>;
  otherListingsFromOffice?: Resolver<Array<ResolversTypes['ListingSummary']>, ParentType, ContextType, RequireFields<QueryOtherListingsFromOfficeArgs, 'listingId' | 'take'>>;
  schools?: Resolver<Array<ResolversTypes['School']>, ParentType, ContextType, RequireFields<QuerySchoolsArgs, 'listingId' | 'take'>>;
  searchParams?: Resolver<Maybe<ResolversTypes['SavedSearch']>, ParentType, ContextType, RequireFields<QuerySearchParamsArgs, 'uri'>>;
  similarListings?: Resolver<Array<ResolversTypes['ListingSummary']>, ParentType, ContextType, RequireFields<QuerySimilarListingsArgs, 'listingId' | 'take'>>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RentalDetailsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RentalDetails'] = ResolversParentTypes['RentalDetails']> = {
  availableDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availableOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  bond?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leasedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type RoomCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RoomCount'] = ResolversParentTypes['RoomCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaleDetailsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaleDetails'] = ResolversParentTypes['SaleDetails']> = {
  isPriceWithheld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['SaleMethod'], ParentType, ContextType>;
  soldOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type SavedSearchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  canonicalUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  searchParams?: Resolver<ResolversTypes['SearchParams'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SchoolResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['School'] = ResolversParentTypes['School']> = {
  distance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['SchoolGender'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latLong?: Resolver<ResolversTypes['LatLong'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['SchoolLevel'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sector?: Resolver<ResolversTypes['SchoolSector'], ParentType, ContextType>;
};

export type SearchFacetsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchFacets'] = ResolversParentTypes['SearchFacets']> = {
  bathrooms?: Resolver<Array<ResolversTypes['RoomCount']>, ParentType, ContextType>;
  bedrooms?: Resolver<Array<ResolversTypes['RoomCount']>, ParentType, ContextType>;
  carSpaces?: Resolver<Array<ResolversTypes['RoomCount']>, ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['FeatureCount']>, ParentType, ContextType>;
  propertyTypes?: Resolver<Array<ResolversTypes['PropertyTypeCount']>, ParentType, ContextType>;
  underOffer?: Resolver<ResolversTypes['UnderOfferCount'], ParentType, ContextType>;
};

export type SearchLocationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchLocation'] = ResolversParentTypes['SearchLocation']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateCode?: Resolver<ResolversTypes['StateCode'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchParamsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchParams'] = ResolversParentTypes['SearchParams']> = {
  auction?: Resolver<ResolversTypes['Dates'], ParentType, ContextType>;
  bathrooms?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  bedrooms?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  carSpaces?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  context?: Resolver<ResolversTypes['SearchContext'], ParentType, ContextType>;
  frontageSize?: Resolver<ResolversTypes['NumberRange'], ParentType, ContextType>;
  inspection?: Resolver<ResolversTypes['Dates'], ParentType, ContextType>;
  isUnderOffer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  landSize?: Resolver<ResolversTypes['NumberRange'], ParentType, ContextType>;
  locationSearchContext?: Resolver<ResolversTypes['LocationSearchContext'], ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['NumberRange'], ParentType, ContextType>;
  propertyFeatures?: Resolver<Array<ResolversTypes['PropertyFeature']>, ParentType, ContextType>;
  propertyTypes?: Resolver<Array<ResolversTypes['PropertyType']>, ParentType, ContextType>;
  searchMode?: Resolver<ResolversTypes['SearchMode'], ParentType, ContextType>;
  sortBy?: Resolver<ResolversTypes['SortOption'], ParentType, ContextType>;
};

export type SearchTotalsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchTotals'] = ResolversParentTypes['SearchTotals']> = {
  chosen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newListings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  surrounding?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  underOffer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withAuction?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withInspection?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['State'] = ResolversParentTypes['State']> = {
  code?: Resolver<ResolversTypes['StateCode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatusLabelResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StatusLabel'] = ResolversParentTypes['StatusLabel']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tone?: Resolver<ResolversTypes['StatusLabelTone'], ParentType, ContextType>;
};

export type UnderOfferCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnderOfferCount'] = ResolversParentTypes['UnderOfferCount']> = {
  excluded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  included?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VendorReviewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VendorReview'] = ResolversParentTypes['VendorReview']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VideoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Viewport'] = ResolversParentTypes['Viewport']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  zoom?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ZipCodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ZipCode'] = ResolversParentTypes['ZipCode']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  Agent?: AgentResolvers<ContextType>;
  AgentLocationReview?: AgentLocationReviewResolvers<ContextType>;
  Auction?: AuctionResolvers<ContextType>;
  Boundary?: BoundaryResolvers<ContextType>;
  Bounds?: BoundsResolvers<ContextType>;
  ContactDetails?: ContactDetailsResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateCount?: DateCountResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Dates?: DatesResolvers<ContextType>;
  DaysOnHomely?: DaysOnHomelyResolvers<ContextType>;
  ExternalLink?: ExternalLinkResolvers<ContextType>;
  ExternalMedia?: ExternalMediaResolvers<ContextType>;
  FeatureCount?: FeatureCountResolvers<ContextType>;
  HistogramBar?: HistogramBarResolvers<ContextType>;
  Inspection?: InspectionResolvers<ContextType>;
  LandFeatures?: LandFeaturesResolvers<ContextType>;
  LatLong?: LatLongResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  ListingAddress?: ListingAddressResolvers<ContextType>;
  ListingAggregations?: ListingAggregationsResolvers<ContextType>;
  ListingDocument?: ListingDocumentResolvers<ContextType>;
  ListingFeatures?: ListingFeaturesResolvers<ContextType>;
  ListingInfo?: ListingInfoResolvers<ContextType>;
  ListingIntegrations?: ListingIntegrationsResolvers<ContextType>;
  ListingLocation?: ListingLocationResolvers<ContextType>;
  ListingMedia?: ListingMediaResolvers<ContextType>;
  ListingSearchResult?: ListingSearchResultResolvers<ContextType>;
  ListingSeo?: ListingSeoResolvers<ContextType>;
  ListingSlugs?: ListingSlugsResolvers<ContextType>;
  ListingSummary?: ListingSummaryResolvers<ContextType>;
  ListingsHomepage?: ListingsHomepageResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  LocationMedians?: LocationMediansResolvers<ContextType>;
  LocationSearchContext?: LocationSearchContextResolvers<ContextType>;
  LocationSuggestion?: LocationSuggestionResolvers<ContextType>;
  MapMarker?: MapMarkerResolvers<ContextType>;
  MapMarkers?: MapMarkersResolvers<ContextType>;
  Median?: MedianResolvers<ContextType>;
  MedianSeries?: MedianSeriesResolvers<ContextType>;
  NumberRange?: NumberRangeResolvers<ContextType>;
  Office?: OfficeResolvers<ContextType>;
  Paging?: PagingResolvers<ContextType>;
  Photo?: PhotoResolvers<ContextType>;
  PriceDetails?: PriceDetailsResolvers<ContextType>;
  PriceEvent?: PriceEventResolvers<ContextType>;
  PropertyTypeCount?: PropertyTypeCountResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RentalDetails?: RentalDetailsResolvers<ContextType>;
  RoomCount?: RoomCountResolvers<ContextType>;
  SaleDetails?: SaleDetailsResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  School?: SchoolResolvers<ContextType>;
  SearchFacets?: SearchFacetsResolvers<ContextType>;
  SearchLocation?: SearchLocationResolvers<ContextType>;
  SearchParams?: SearchParamsResolvers<ContextType>;
  SearchTotals?: SearchTotalsResolvers<ContextType>;
  State?: StateResolvers<ContextType>;
  StatusLabel?: StatusLabelResolvers<ContextType>;
  UnderOfferCount?: UnderOfferCountResolvers<ContextType>;
  VendorReview?: VendorReviewResolvers<ContextType>;
  Video?: VideoResolvers<ContextType>;
  Viewport?: ViewportResolvers<ContextType>;
  ZipCode?: ZipCodeResolvers<ContextType>;
};

