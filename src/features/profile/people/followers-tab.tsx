import { formatProfileUrl, type ProfileView } from '#domain/profiles/profile-url.ts'
import { ProfileFollowersDocument } from '#src/api/generated/documents/profile-followers.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { ProfileFrame } from '../frame/profile-frame.tsx'
import { peopleCopy as copy } from '../profile.copy.ts'
import { isBeyond, partOf, type PrepareTab } from '../tab-preparation.ts'
import { PEOPLE_ON_PAGE, PersonLines } from './person-lines.tsx'

const variablesOf = (view: ProfileView) => ({ username: view.username, ...partOf(view, PEOPLE_ON_PAGE) })

export const prepareFollowers: PrepareTab = async (view, { queryClient, execute }) => {
  const query = documentQuery(execute, ProfileFollowersDocument, variablesOf(view))
  const { profile, agentFollowers } = await queryClient.fetchQuery(query)
  return { profile, isPastEnd: isBeyond(view, agentFollowers?.results) }
}

/** The members who follow somebody. */
export function FollowersTab({ view }: { view: ProfileView }) {
  const { data, error } = useDocumentQuery(ProfileFollowersDocument, variablesOf(view))
  if (error) throw error
  return (
    <ProfileFrame view={view} profile={data?.profile}>
      {({ name }) => (
        <PersonLines
          people={data?.agentFollowers ?? null}
          title={copy.followers}
          empty={copy.noFollowers(name)}
          page={view.page}
          hrefForPage={(page) => formatProfileUrl({ ...view, page })}
        />
      )}
    </ProfileFrame>
  )
}
