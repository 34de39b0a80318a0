import { account } from '#src/features/account/feature.ts'
import { ads } from '#src/features/ads/feature.ts'
import { agentClaim } from '#src/features/agent-claim/feature.ts'
import { agentContact } from '#src/features/agent-contact/feature.ts'
import { agentSettings } from '#src/features/agent-settings/feature.ts'
import { agencies } from '#src/features/agencies/feature.ts'
import { agents } from '#src/features/agents/feature.ts'
import { alerts } from '#src/features/alerts/feature.ts'
import { collections } from '#src/features/collections/feature.ts'
import { connectivity } from '#src/features/connectivity/feature.ts'
import { consent } from '#src/features/consent/feature.ts'
import { content } from '#src/features/content/feature.ts'
import { developments } from '#src/features/developments/feature.ts'
import { dropdown } from '#src/features/dropdown/feature.ts'
import { enquiriesInbox } from '#src/features/enquiries-inbox/feature.ts'
import { feedUploads } from '#src/features/feed-uploads/feature.ts'
import { hiddenListings } from '#src/features/hidden-listings/feature.ts'
import { history } from '#src/features/history/feature.ts'
import { home } from '#src/features/home/feature.ts'
import { listing } from '#src/features/listing/feature.ts'
import { listingEditor } from '#src/features/listing-editor/feature.ts'
import { live } from '#src/features/live/feature.ts'
import { locations } from '#src/features/locations/feature.ts'
import { moderation } from '#src/features/moderation/feature.ts'
import { myPlaces } from '#src/features/my-places/feature.ts'
import { notFound } from '#src/features/not-found/feature.ts'
import { pastSales } from '#src/features/past-sales/feature.ts'
import { performanceHub } from '#src/features/performance-hub/feature.ts'
import { postHistory } from '#src/features/post-history/feature.ts'
import { profile } from '#src/features/profile/feature.ts'
import { questions } from '#src/features/questions/feature.ts'
import { results } from '#src/features/results/feature.ts'
import { reviews } from '#src/features/reviews/feature.ts'
import { sharing } from '#src/features/sharing/feature.ts'
import { shellPage } from '#src/features/shell-page/feature.ts'
import { theme } from '#src/features/theme/feature.ts'
import { tracking } from '#src/features/tracking/feature.ts'
import { versionCheck } from '#src/features/version-check/feature.ts'
import type { Feature } from '#src/shared/runtime/define-feature.ts'
import { routing } from './routing/feature.ts'

/** Every feature of the portal, in the order in which their routes are tried and their islands started. */
export const features: readonly Feature[] = [
  home,
  listing,
  results,
  content,
  developments,
  agents,
  agencies,
  questions,
  locations,
  alerts,
  collections,
  hiddenListings,
  enquiriesInbox,
  feedUploads,
  listingEditor,
  agentClaim,
  agentSettings,
  pastSales,
  performanceHub,
  routing,
  history,
  connectivity,
  dropdown,
  theme,
  reviews,
  moderation,
  postHistory,
  account,
  profile,
  consent,
  tracking,
  versionCheck,
  sharing,
  agentContact,
  live,
  myPlaces,
  ads,
  shellPage,
  notFound,
]
