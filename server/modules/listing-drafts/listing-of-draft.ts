import type { CheckedDraft } from '#domain/listing-drafts/check-draft.ts'
import type { StoredDraft, StoredPicture } from '#domain/listing-drafts/draft-input.ts'
import { listingUri } from '#domain/search/listing-url.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'
import type { NewContent } from '#server/modules/listings/listings-services.ts'

const STATEMENT = 'statementOfInformation'

/** What is said and shown of a home, as listings keep it. */
export const contentOf = (listing: CheckedDraft, draft: StoredDraft, suburb: PlaceRecord) =>
  ({
    uri: listingUri({
      street: listing.streetAddress,
      suburb: suburb.name,
      stateCode: suburb.stateCode,
      postcode: suburb.postcode ?? '',
      isHidden: listing.isAddressHidden,
    }),
    listingClass: listing.listingClass,
    propertyType: listing.propertyType,
    title: listing.title,
    description: listing.description,
    streetAddress: listing.streetAddress,
    isAddressHidden: listing.isAddressHidden,
    saleMethod: listing.saleMethod,
    bond: listing.bond,
    availableOn: listing.availableOn,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    carSpaces: listing.carSpaces,
    landSizeM2: listing.landSizeM2,
    buildingSizeM2: listing.buildingSizeM2,
    features: listing.features,
    photos: picturesOf(listing.photos, draft.photos),
    floorPlans: picturesOf(listing.floorPlans, draft.floorPlans),
  }) satisfies NewContent

type Document = { url: string; title: string; kind: string }

/** Those of a listing with its Statement of Information; other documents stay. */
export function documentsOf(
  { statement }: Pick<CheckedDraft, 'statement'>,
  documents: readonly Document[],
): Document[] {
  const others = documents.filter(({ kind }) => kind !== STATEMENT)
  if (statement === null) return others
  const known = documents.find(({ kind, url }) => kind === STATEMENT && url === statement.url)
  return [known ?? { url: statement.url, title: 'Statement of Information', kind: STATEMENT }, ...others]
}

function picturesOf(checked: CheckedDraft['photos'], stored: readonly StoredPicture[]): StoredPicture[] {
  const versions = new Map(stored.map(({ identifier, version }) => [identifier, version]))
  return checked.map(({ identifier, caption, width, height }) => ({
    identifier,
    version: versions.get(identifier) ?? 1,
    caption,
    width,
    height,
  }))
}
