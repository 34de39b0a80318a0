import { formatProfileUrl, LARGEST_PROFILE_PAGE } from '#domain/profiles/profile-url.ts'
import { ProfileActivitiesDocument } from '#src/api/generated/documents/profile-activities.ts'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PastLastPage } from '#src/shared/page/past-last-page.tsx'
import { listTab } from '../list-tab.tsx'
import { activityCopy as copy, profileCopy, tabNames } from '../profile.copy.ts'
import { isBeyond } from '../tab-preparation.ts'
import { ActivityLines } from './activity-lines.tsx'
import { NewerAndOlder } from './newer-and-older.tsx'

/** What somebody did that others may see. */
export const activitiesTab = listTab({
  document: ProfileActivitiesDocument,
  onPage: 20,
  variablesOf: (part) => part,
  listOf: ({ agentActivities }) => agentActivities,
  show: ({ view, name, list }) => {
    const hrefForPage = (page: number) => formatProfileUrl({ ...view, page })
    if (isBeyond(view, list?.results)) return <PastLastPage page={view.page} firstPageHref={hrefForPage(1)} />
    if (!list || list.results.length === 0) return <Text tone="inkSoft">{copy.none(name)}</Text>
    return (
      <Stack as="section" gap={24}>
        <Heading level={2}>{tabNames.activities}</Heading>
        <ActivityLines activities={list.results} />
        <NewerAndOlder
          label={profileCopy.pages}
          newer={view.page > 1 ? hrefForPage(view.page - 1) : null}
          older={list.hasMore && view.page < LARGEST_PROFILE_PAGE ? hrefForPage(view.page + 1) : null}
        />
      </Stack>
    )
  },
})
