import type { DraftContent, DraftDocument, DraftPicture } from './listing-draft.ts'

/** A picture as drafts keep it: those of the image service have versions. */
export type StoredPicture = DraftPicture & { version: number | string }

/** A draft as it is stored. */
export type StoredDraft = Omit<DraftContent, 'floorPlans' | 'photos'> & {
  photos: readonly StoredPicture[]
  floorPlans: readonly StoredPicture[]
}

type PictureInput = { identifier: string; caption: string }

/** A draft as it is sent. */
export type DraftInput = Omit<DraftContent, 'floorPlans' | 'photos' | 'saleMethod' | 'statement'> & {
  saleMethod?: DraftContent['saleMethod'] | undefined
  photos: readonly PictureInput[]
  floorPlans: readonly PictureInput[]
  statement?: string | null | undefined
}

/** The files that a draft may name. */
export type DraftFiles = { pictures: readonly StoredPicture[]; documents: readonly DraftDocument[] }

/** A draft as it is stored, in the order of its fields; `gone` names a field with a file that is not the draft's. */
export function draftOfInput(
  input: DraftInput,
  files: DraftFiles,
): { content: StoredDraft } | { gone: 'floorPlans' | 'photos' | 'statement' } {
  const photos = picturesOf(input.photos, files)
  const floorPlans = picturesOf(input.floorPlans, files)
  const statement = files.documents.find(({ identifier }) => identifier === input.statement) ?? null
  if (photos === null) return { gone: 'photos' }
  if (floorPlans === null) return { gone: 'floorPlans' }
  if (statement === null && input.statement != null) return { gone: 'statement' }
  return {
    content: {
      ...wordsOf(input),
      listingType: input.listingType,
      propertyType: input.propertyType,
      isAddressHidden: input.isAddressHidden,
      features: [...new Set(input.features)],
      saleMethod: input.saleMethod ?? null,
      priceStatement: input.priceStatement,
      inspections: input.inspections.map(({ day, begins, ends }) => ({ day, begins, ends })),
      agentUsernames: [...new Set(input.agentUsernames)],
      photos,
      floorPlans,
      statement,
    },
  }
}

/** The files that a draft names already, whoever stores them. */
export const filesOfDrafts = (drafts: readonly StoredDraft[]): DraftFiles => ({
  pictures: drafts.flatMap(({ photos, floorPlans }) => [...photos, ...floorPlans]),
  documents: drafts.flatMap(({ statement }) => statement ?? []),
})

const words = [
  ...(['streetAddress', 'suburbUri', 'bedrooms', 'bathrooms', 'carSpaces', 'landSize', 'buildingSize'] as const),
  ...(['title', 'description', 'price', 'priceTo', 'priceWords', 'bond', 'availableOn'] as const),
  ...(['auctionDay', 'auctionTime', 'auctionPlace'] as const),
]
type Words = Pick<DraftContent, (typeof words)[number]>

const wordsOf = (input: Words): Words =>
  // Every name of the type is among the words.
  Object.fromEntries(words.map((field) => [field, input[field]])) as Words

/** Each once, with what is known of it; null where one is not known. */
function picturesOf(stated: readonly PictureInput[], { pictures }: DraftFiles): StoredPicture[] | null {
  const known = new Map(pictures.map((picture) => [picture.identifier, picture]))
  const captions = new Map(stated.map(({ identifier, caption }) => [identifier, caption]))
  const found = [...captions].flatMap(([identifier, caption]) => {
    const picture = known.get(identifier)
    return picture === undefined ? [] : [{ ...picture, caption }]
  })
  return found.length === captions.size ? found : null
}
