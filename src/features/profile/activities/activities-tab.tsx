import { formatProfileUrl, LARGEST_PROFILE_PAGE, type ProfileView } from '#domain/profiles/profile-url.ts'
import { ProfileActivitiesDocument } from '#src/api/generated/documents/profile-activities.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PastLastPage } from '#src/shared/not-found/past-last-page.tsx'
import { ProfileFrame } from '../frame/profile-frame.tsx'
import { activityCopy as copy, profileCopy, tabNames } from '../profile.copy.ts'
import { isBeyond, partOf, type PrepareTab } from '../tab-preparation.ts'
import { ActivityLines } from './activity-lines.tsx'
import { NewerAndOlder } from './newer-and-older.tsx'

const ACTIVITIES_ON_PAGE = 20

const variablesOf = (view: ProfileView) => ({ username: view.username, ...partOf(view, ACTIVITIES_ON_PAGE) })

export const prepareActivities: PrepareTab = async (view, { queryClient, execute }) => {
  const query = documentQuery(execute, ProfileActivitiesDocument, variablesOf(view))
  const { profile, agentActivities } = await queryClient.fetchQuery(query)
  return { profile, isPastEnd: isBeyond(view, agentActivities?.results) }
}

/** What somebody did that others may see. */
export function ActivitiesTab({ view }: { view: ProfileView }) {
  const { data, error } = useDocumentQuery(ProfileActivitiesDocument, variablesOf(view))
  if (error) throw error
  const found = data?.agentActivities
  const hrefForPage = (page: number) => formatProfileUrl({ ...view, page })
  return (
    <ProfileFrame view={view} profile={data?.profile}>
      {({ name }) => {
        if (isBeyond(view, found?.results)) return <PastLastPage page={view.page} firstPageHref={hrefForPage(1)} />
        if (!found || found.results.length === 0) return <Text tone="inkSoft">{copy.none(name)}</Text>
        return (
          <Stack as="section" gap={24}>
            <Heading level={2}>{tabNames.activities}</Heading>
            <ActivityLines activities={found.results} />
            <NewerAndOlder
              label={profileCopy.pages}
              newer={view.page > 1 ? hrefForPage(view.page - 1) : null}
              older={found.hasMore && view.page < LARGEST_PROFILE_PAGE ? hrefForPage(view.page + 1) : null}
            />
          </Stack>
        )
      }}
    </ProfileFrame>
  )
}
