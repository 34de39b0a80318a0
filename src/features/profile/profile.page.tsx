import { useLocation } from 'wouter'
import { userTypes } from '#domain/lookups/user-types.ts'
import { profilePath } from '#domain/members/profile-path.ts'
import { ProfileDocument } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { LoadingPage } from '#src/property/loading-page/loading-page.tsx'
import { NotFound } from '#src/property/not-found/not-found.tsx'
import { ProfileView } from './profile-view.tsx'

type Params = Readonly<Record<string, string | undefined>>

/** Agents have their page under /agent, everyone else under /user, in lower case. */
export const preparePage: PreparePage = async ({ path, params }, { queryClient, execute }) => {
  const { profile } = await queryClient.fetchQuery(
    documentQuery(execute, ProfileDocument, { username: usernameOf(params) }),
  )
  if (!profile) return { status: 404 }
  const address = profilePath({ username: profile.username, type: profile.isAgent ? userTypes.Agent : userTypes.Local })
  return address === path ? { status: 200 } : { status: 301, redirectTo: address }
}

/** One person: who it is, how to reach an agent, and the homes that an agent shows. */
export function Page({ params }: { params: Params }) {
  const [path] = useLocation()
  const { data, error } = useDocumentQuery(ProfileDocument, { username: usernameOf(params) })
  if (error) throw error
  if (!data) return <LoadingPage title="Loading this profile" />
  if (!data.profile) return <NotFound title="Nobody has this name" />
  return <ProfileView profile={data.profile} path={path} />
}

const usernameOf = (params: Params): string => (params['username'] ?? '').toLowerCase().slice(0, 200)
