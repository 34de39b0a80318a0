import { CollectionInvitationsDocument } from '#src/api/generated/documents/collection-invitations.ts'
import { CollectionsDocument } from '#src/api/generated/documents/collections.ts'
import { documentQuery } from '#src/api/graphql/document-query.ts'
import type { Member } from '#src/api/session/member.ts'
import { CollectionChangesProvider } from '../changes/collection-changes.provider.tsx'
import { OfflineListings } from '../offline/offline-listings.tsx'
import { CollectionList } from './collection-list.tsx'

/** The collections of the member who is there, read each time that the page is opened. */
export const MemberCollections = ({ member }: { member: Member }) => (
  <OfflineListings memberId={member.id}>
    <CollectionChangesProvider
      read={({ execute, queryClient }) =>
        Promise.all([
          queryClient.fetchQuery({
            ...documentQuery(execute, CollectionsDocument, { username: member.username }),
            staleTime: 0,
          }),
          queryClient.fetchQuery({ ...documentQuery(execute, CollectionInvitationsDocument, {}), staleTime: 0 }),
        ])
      }
    >
      <CollectionList username={member.username} />
    </CollectionChangesProvider>
  </OfflineListings>
)
