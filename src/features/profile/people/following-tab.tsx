import { formatProfileUrl, type ProfileView } from '#domain/profiles/profile-url.ts'
import { ProfileFollowingDocument } from '#src/api/generated/documents/profile-following.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { ProfileFrame } from '../frame/profile-frame.tsx'
import { peopleCopy as copy } from '../profile.copy.ts'
import { isBeyond, partOf, type PrepareTab } from '../tab-preparation.ts'
import { PEOPLE_ON_PAGE, PersonLines } from './person-lines.tsx'

const variablesOf = (view: ProfileView) => ({ username: view.username, ...partOf(view, PEOPLE_ON_PAGE) })

export const prepareFollowing: PrepareTab = async (view, { queryClient, execute }) => {
  const query = documentQuery(execute, ProfileFollowingDocument, variablesOf(view))
  const { profile, agentFollowing } = await queryClient.fetchQuery(query)
  return { profile, isPastEnd: isBeyond(view, agentFollowing?.results) }
}

/** Whom somebody follows. */
export function FollowingTab({ view }: { view: ProfileView }) {
  const { data, error } = useDocumentQuery(ProfileFollowingDocument, variablesOf(view))
  if (error) throw error
  return (
    <ProfileFrame view={view} profile={data?.profile}>
      {({ name }) => (
        <PersonLines
          people={data?.agentFollowing ?? null}
          title={copy.following}
          empty={copy.noFollowing(name)}
          page={view.page}
          hrefForPage={(page) => formatProfileUrl({ ...view, page })}
        />
      )}
    </ProfileFrame>
  )
}
