import { formatProfileUrl, type ProfileView } from '#domain/profiles/profile-url.ts'
import { ProfileOverviewDocument } from '#src/api/generated/documents/profile-overview.ts'
import type { ProfileOverviewQuery } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { ListingCard } from '#src/shared/listing/listing-card.tsx'
import { ActivityLines } from '../activities/activity-lines.tsx'
import { ProfileFrame } from '../frame/profile-frame.tsx'
import { overviewCopy as copy } from '../profile.copy.ts'
import * as styles from '../profile.css.ts'
import type { PrepareTab } from '../tab-preparation.ts'
import { AgentFacts } from './agent-facts.tsx'
import { AgentResults } from './agent-results.tsx'
import { EarlierSales } from './earlier-sales.tsx'

const variablesOf = ({ username }: ProfileView) => ({ username })

export const prepareOverview: PrepareTab = async (view, { queryClient, execute }) => {
  const { profile } = await queryClient.fetchQuery(documentQuery(execute, ProfileOverviewDocument, variablesOf(view)))
  return { profile, isPastEnd: false }
}

type Profile = NonNullable<ProfileOverviewQuery['profile']>
type Activities = ProfileOverviewQuery['agentActivities']

/** What an agent says and what the portal knows of them, or what a local did. */
export function OverviewTab({ view }: { view: ProfileView }) {
  const { data, error } = useDocumentQuery(ProfileOverviewDocument, variablesOf(view))
  if (error) throw error
  return (
    <ProfileFrame view={view} profile={data?.profile}>
      {(profile: Profile) => (
        <Stack gap={48}>
          {profile.agent ? (
            <div className={styles.columns}>
              <AgentFacts name={profile.name} agent={profile.agent} description={profile.displayDescription} />
              <AgentResults agent={profile.agent} />
            </div>
          ) : (
            profile.displayDescription !== '' && (
              <div className={styles.words}>
                <Text hasLineBreaks>{profile.displayDescription}</Text>
              </div>
            )
          )}
          {profile.isAgent && <Listings view={view} profile={profile} />}
          {data?.pastSales && <EarlierSales username={view.username} first={data.pastSales} />}
          <Recently view={view} name={profile.name} activities={data?.agentActivities ?? null} />
        </Stack>
      )}
    </ProfileFrame>
  )
}

function Listings({ view, profile: { name, listings, listingCount } }: { view: ProfileView; profile: Profile }) {
  if (listings.length === 0) return <Text tone="inkSoft">{copy.noListings(name)}</Text>
  return (
    <Stack as="section" gap={24}>
      <Heading level={2}>{copy.listings}</Heading>
      <div className={styles.listings}>
        {listings.map((listing) => (
          <ListingCard key={listing.id} listing={listing} headingLevel={3} />
        ))}
      </div>
      {listingCount > listings.length && (
        <Link href={formatProfileUrl({ ...view, tab: 'listings' })} isStandalone>
          {copy.allListings(listingCount)}
        </Link>
      )}
    </Stack>
  )
}

function Recently({ view, name, activities }: { view: ProfileView; name: string; activities: Activities }) {
  if (!activities || activities.results.length === 0) return <Text tone="inkSoft">{copy.nothingYet(name)}</Text>
  return (
    <Stack as="section" gap={24}>
      <Heading level={2}>{copy.recently}</Heading>
      <ActivityLines activities={activities.results} />
      {activities.hasMore && (
        <Link href={formatProfileUrl({ ...view, tab: 'activities' })} isStandalone>
          {copy.allActivities}
        </Link>
      )}
    </Stack>
  )
}
