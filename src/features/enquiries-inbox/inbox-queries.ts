import type { QueryClient } from '@tanstack/react-query'
import { EnquiryInboxDocument } from '#src/api/generated/documents/enquiry-inbox.ts'
import { InboxEnquiryDocument } from '#src/api/generated/documents/inbox-enquiry.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { readAgain } from '#src/api/graphql/read-again.ts'

const listHash = documentHash(EnquiryInboxDocument)
const oneHash = documentHash(InboxEnquiryDocument)

/** Has the lists that are shown read again. */
export const refreshInbox = (queryClient: QueryClient): Promise<void> =>
  readAgain(queryClient, { predicate: ({ queryKey }) => queryKey[0] === listHash })

/** Has the enquiry that is open read again. */
export const refreshOpenEnquiry = (queryClient: QueryClient): Promise<void> =>
  readAgain(queryClient, { predicate: ({ queryKey }) => queryKey[0] === oneHash })
