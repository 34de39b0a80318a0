import { useLocation } from 'wouter'
import { userTypes } from '#domain/lookups/user-types.ts'
import { profilePath } from '#domain/members/profile-path.ts'
import { ProfileDocument } from '#src/api/generated/documents/profile.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { atOwnPath, type PreparePage } from '#src/api/pages/page-preparation.ts'
import { LoadingPage } from '#src/shared/loading-page/loading-page.tsx'
import { NotFound } from '#src/shared/not-found/not-found.tsx'
import { profileCopy } from './profile.copy.ts'
import { ProfileView } from './profile-view.tsx'

type Params = Readonly<Record<string, string | undefined>>

/** Agents have their page under /agent, everyone else under /user, in lower case. */
export const preparePage: PreparePage = async (request, { queryClient, execute }) => {
  const { profile } = await queryClient.fetchQuery(
    documentQuery(execute, ProfileDocument, { username: usernameOf(request.params) }),
  )
  if (!profile) return { status: 404 }
  const ownPath = profilePath({ username: profile.username, type: profile.isAgent ? userTypes.Agent : userTypes.Local })
  return atOwnPath(ownPath, request)
}

/** One person: who it is, how to reach an agent, and the homes that an agent shows. */
export function Page({ params }: { params: Params }) {
  const [path] = useLocation()
  const { data, error } = useDocumentQuery(ProfileDocument, { username: usernameOf(params) })
  if (error) throw error
  if (!data) return <LoadingPage title={profileCopy.loading} />
  if (!data.profile) return <NotFound title={profileCopy.missing} />
  return <ProfileView profile={data.profile} path={path} />
}

const usernameOf = (params: Params): string => (params['username'] ?? '').toLowerCase().slice(0, 200)
