import { activitiesModule } from './modules/activities/module.ts'
import { type AdsSettings, adsModule } from './modules/ads/module.ts'
import { agentsModule } from './modules/agents/module.ts'
import { agentClaimsModule } from './modules/agent-claims/module.ts'
import { agentSettingsModule } from './modules/agent-settings/module.ts'
import { articlesModule } from './modules/articles/module.ts'
import { alertsModule } from './modules/alerts/module.ts'
import { collectionsModule, type CollectionsSettings } from './modules/collections/module.ts'
import { type EnquiriesSettings, enquiriesModule } from './modules/enquiries/module.ts'
import { type FeedsSettings, feedsModule } from './modules/feeds/module.ts'
import { followsModule } from './modules/follows/module.ts'
import { hiddenListingsModule } from './modules/hidden-listings/module.ts'
import { identityModule } from './modules/identity/module.ts'
import type { IdentitySettings } from './modules/identity/portal-identity.ts'
import { imagesModule, type ImagesSettings } from './modules/images/module.ts'
import { inspectionPlansModule } from './modules/inspection-plans/module.ts'
import { dashboardModule } from './modules/dashboard/module.ts'
import { dayCountsModule } from './modules/day-counts/module.ts'
import { listingConfirmationsModule } from './modules/listing-confirmations/module.ts'
import { listingDraftsModule } from './modules/listing-drafts/module.ts'
import { listingsModule } from './modules/listings/module.ts'
import { listingLogModule } from './modules/listing-log/module.ts'
import { type ListingVideosSettings, listingVideosModule } from './modules/listing-videos/module.ts'
import { locationFollowsModule } from './modules/location-follows/module.ts'
import { locationOverviewModule, type LocationOverviewSettings } from './modules/location-overview/module.ts'
import { locationReviewsModule } from './modules/location-reviews/module.ts'
import { locationsModule } from './modules/locations/module.ts'
import type { PlaceCompletion } from './modules/locations/place-completion.ts'
import { type MapSettings, mapModule } from './modules/map/module.ts'
import { moderationModule } from './modules/moderation/module.ts'
import { notificationsModule, type NotificationsSettings } from './modules/notifications/module.ts'
import { membersModule } from './modules/members/module.ts'
import { officesModule } from './modules/offices/module.ts'
import { pagesOfPortal, type PagesSettings } from './modules/pages/module.ts'
import { performanceHubModule, type PerformanceHubSettings } from './modules/performance-hub/module.ts'
import { premierModule } from './modules/premier-agents/module.ts'
import { profilesModule } from './modules/profiles/module.ts'
import { postsModule } from './modules/posts/module.ts'
import { questionsModule } from './modules/questions/module.ts'
import { reviewsModule, type ReviewsSettings } from './modules/reviews/module.ts'
import { searchModule, type SearchSettings } from './modules/search/module.ts'
import { seoModule } from './modules/seo/module.ts'
import { trackingModule } from './modules/tracking/module.ts'
import { transactionsModule } from './modules/transactions/module.ts'
import { versionModule } from './modules/version/module.ts'
import { staffModule } from './modules/staff/module.ts'
import { staffMembersModule } from './modules/staff-members/module.ts'
import { staffJobsModule } from './modules/staff-jobs/module.ts'
import { staffOfficesModule } from './modules/staff-offices/module.ts'
import { staffListingsModule } from './modules/staff-listings/module.ts'
import { wellKnownModule } from './modules/well-known/module.ts'
import type { PortalModule } from './platform/modules/define-module.ts'
import type { Support } from './platform/http/error-screen.ts'
import { serviceUserAgent } from './platform/http/service-client.ts'

/** The configuration of single modules. */
export type ModuleSettings = SearchSettings & {
  map?: MapSettings
  completion: PlaceCompletion
  support: Support
  /** The public origin of the portal, scheme and host; by default what each request says. */
  publicOrigin?: string
  /** Where the portal is reached without a public origin, for links in mails. */
  ownOrigin?: string
  enquiries?: EnquiriesSettings
  notifications?: NotificationsSettings
  collections?: CollectionsSettings
  reviews?: ReviewsSettings
  locationOverview?: LocationOverviewSettings
  performanceHub?: PerformanceHubSettings
  feeds?: Partial<FeedsSettings>
  ads?: AdsSettings
  /** Events that are counted from one network address. */
  trackedEventsPerMinute?: number
  /** Made for one network. */
  shortLinksPerMinute?: number
  /** Members and their sessions; without it nobody can be signed in. */
  identity?: IdentitySettings
  /** What makes videos of listings; this portal makes none when left out. */
  listingVideos?: ListingVideosSettings | undefined
  /** The image service; none when left out. */
  images?: ImagesSettings
  /** Modules that are not the portal's own, such as the market of the demonstration; after all but the pages. */
  others?: readonly PortalModule[]
  /** The pages; none when left out. */
  pages?: PagesSettings
}

/** The modules of the portal, each after those that it depends on. */
export function portalModules(settings: ModuleSettings): readonly PortalModule[] {
  const {
    support,
    publicOrigin,
    ownOrigin,
    map = { mapFolder: null, tileService: null },
    enquiries = {},
    notifications = {},
    collections = {},
    reviews = {},
    locationOverview = {},
    performanceHub = {},
    feeds = {},
    ads = {},
  } = settings
  const { identity, images, pages, others = [], trackedEventsPerMinute, shortLinksPerMinute } = settings
  const origin = publicOrigin ?? ownOrigin
  return [
    versionModule,
    articlesModule,
    membersModule,
    staffModule,
    staffJobsModule,
    adsModule(ads),
    listingLogModule,
    officesModule,
    searchModule(settings),
    dashboardModule,
    locationsModule(settings),
    listingsModule({ publicOrigin, shortLinksPerMinute }),
    staffListingsModule,
    listingVideosModule(settings.listingVideos ?? null),
    dayCountsModule,
    agentsModule,
    staffOfficesModule({ origin }),
    hiddenListingsModule,
    notificationsModule({ origin, pushSubject: `mailto:${support.email}`, ...notifications }),
    premierModule,
    alertsModule,
    collectionsModule({ origin, ...collections }),
    inspectionPlansModule({ origin }),
    postsModule,
    questionsModule,
    locationReviewsModule,
    locationFollowsModule,
    locationOverviewModule(locationOverview),
    reviewsModule({ origin, ...reviews }),
    moderationModule({ origin }),
    profilesModule,
    followsModule,
    activitiesModule,
    agentSettingsModule,
    transactionsModule,
    agentClaimsModule({ origin }),
    performanceHubModule(performanceHub),
    listingConfirmationsModule,
    enquiriesModule({ origin, ...enquiries }),
    feedsModule({ origin, userAgent: serviceUserAgent({ publicOrigin: publicOrigin ?? null, support }), ...feeds }),
    listingDraftsModule,
    trackingModule({ eventsPerMinute: trackedEventsPerMinute }),
    ...(identity === undefined ? [] : [identityModule(identity), staffMembersModule]),
    ...(images === undefined ? [] : [imagesModule(images)]),
    seoModule({ publicOrigin }),
    wellKnownModule({ helpEmail: support.email, publicOrigin }),
    mapModule(map),
    ...others,
    ...(pages === undefined ? [] : [pagesOfPortal(pages)]),
  ]
}
