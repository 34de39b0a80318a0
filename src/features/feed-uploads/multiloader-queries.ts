import type { QueryClient } from '@tanstack/react-query'
import { FeedResultsDocument } from '#src/api/generated/documents/feed-results.ts'
import { FeedUploadDocument } from '#src/api/generated/documents/feed-upload.ts'
import { FeedUploadsDocument } from '#src/api/generated/documents/feed-uploads.ts'
import { MultiloaderDocument } from '#src/api/generated/documents/multiloader.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { readAgain } from '#src/api/graphql/read-again.ts'

const ofUploads: ReadonlySet<unknown> = new Set(
  [FeedUploadsDocument, FeedUploadDocument, FeedResultsDocument].map((document) => documentHash(document)),
)
const ofOffice = documentHash(MultiloaderDocument)

/** Has uploads and reports that are shown read again. */
export const refreshUploads = (queryClient: QueryClient): Promise<void> =>
  readAgain(queryClient, { predicate: ({ queryKey }) => ofUploads.has(queryKey[0]) })

/** Has keys and webhook read again. */
export const refreshOffice = (queryClient: QueryClient): Promise<void> =>
  readAgain(queryClient, { predicate: ({ queryKey }) => queryKey[0] === ofOffice })
