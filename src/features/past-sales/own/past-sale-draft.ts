import type { TransactionType } from '#domain/lookups/transactions.ts'
import {
  enteredPropertyTypes,
  proofKinds,
  type PastSale,
  type TypedPastSale,
  tidyPastSale,
  wholeNumberTyped,
} from '#domain/transactions/past-sale.ts'
import type { OwnPastSale_PastSaleFragment } from '#src/api/generated/graphql.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'
import { type StoredValue, storedValue } from '#src/shared/storage/stored-value.ts'

/** A past sale as it stands in the form, with the version it was made from and the key under which a new one is sent. */
export type PastSaleDraft = {
  type: TransactionType
  suburb: { uri: string; label: string } | null
  streetAddress: string
  price: string
  completedOn: string
  propertyType: string
  bedrooms: string
  proofKind: string
  proofReference: string
  baseVersion: number
  idempotencyKey: string
}

export const emptyDraft = (): PastSaleDraft => ({
  type: 'sale',
  suburb: null,
  streetAddress: '',
  price: '',
  completedOn: '',
  propertyType: '',
  bedrooms: '',
  proofKind: '',
  proofReference: '',
  baseVersion: 0,
  idempotencyKey: newIdempotencyKey(),
})

export const draftOf = (sale: OwnPastSale_PastSaleFragment): PastSaleDraft => ({
  ...emptyDraft(),
  type: sale.type,
  suburb: { uri: sale.suburb.uri, label: sale.suburb.label },
  streetAddress: sale.streetAddress,
  price: String(sale.price),
  completedOn: sale.completedOn,
  propertyType: sale.propertyType,
  bedrooms: sale.bedrooms === null ? '' : String(sale.bedrooms),
  proofKind: sale.check?.proofKind ?? '',
  proofReference: sale.check?.proofReference ?? '',
  baseVersion: sale.check?.version ?? 0,
})

/** What was typed, as numbers and names; what is none of them breaks the rules of the domain. */
export const typedSale = (draft: PastSaleDraft): TypedPastSale =>
  tidyPastSale({
    type: draft.type,
    streetAddress: draft.streetAddress,
    suburbUri: draft.suburb?.uri ?? '',
    price: wholeNumberTyped(draft.price),
    completedOn: draft.completedOn,
    propertyType: enteredPropertyTypes.find((type) => type === draft.propertyType) ?? null,
    bedrooms: draft.bedrooms.trim() === '' ? null : wholeNumberTyped(draft.bedrooms),
    proofKind: proofKinds.find((kind) => kind === draft.proofKind) ?? null,
    proofReference: draft.proofReference,
  })

/** A past sale in which everything is chosen; null where something is not. */
export function chosenSale({ propertyType, proofKind, ...sale }: TypedPastSale): PastSale | null {
  return propertyType === null || proofKind === null ? null : { ...sale, propertyType, proofKind }
}

/** What was typed and not yet saved, in this browser; each past sale of each agent by itself. */
export const savedDraft = (username: string, sale: 'new' | number): StoredValue<PastSaleDraft | null> =>
  storedValue<PastSaleDraft | null>(`pastSale:${username}:${sale}`, (found) => {
    if (found === null || typeof found !== 'object') return null
    // Each part is looked at before it is taken.
    const given = found as Record<keyof PastSaleDraft, unknown>
    const suburb = Object(given.suburb) as { uri?: unknown; label?: unknown }
    const key = textFrom(given.idempotencyKey)
    return {
      type: given.type === 'rental' ? 'rental' : 'sale',
      suburb: textFrom(suburb.uri) === '' ? null : { uri: textFrom(suburb.uri), label: textFrom(suburb.label) },
      streetAddress: textFrom(given.streetAddress),
      price: textFrom(given.price),
      completedOn: textFrom(given.completedOn),
      propertyType: textFrom(given.propertyType),
      bedrooms: textFrom(given.bedrooms),
      proofKind: textFrom(given.proofKind),
      proofReference: textFrom(given.proofReference),
      baseVersion: Number.isSafeInteger(given.baseVersion) ? Number(given.baseVersion) : 0,
      idempotencyKey: /^[\w-]{16,100}$/.test(key) ? key : newIdempotencyKey(),
    }
  })

const textFrom = (value: unknown): string => (typeof value === 'string' ? value : '')
