import { createHash } from 'node:crypto'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { schemaTypes } from './tools/import-schema-types.ts'

/** Every scalar of the contract travels as text: days and instants are ISO 8601. */
const scalars = {
  ID: { input: 'string', output: 'string' },
  Date: 'string',
  DateTime: 'string',
}

/** Exported so that the server and the tests can hash a document exactly as the client does. */
export function hashDocument(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** What the server's resolvers are given for a type, where that is not the type itself. */
const mappers = {
  Activity: '../modules/activities/activity-record.ts#ActivityRecord',
  Agent: '../modules/offices/office-record.ts#AgentRecord',
  AgentSearchResult: '../modules/agents/agent-search.ts#AgentSearchAnswer',
  AgentsOfOffice: '../modules/agents/agent-search.ts#OfficeWithCount',
  AgentClaim: '../modules/agent-claims/agent-claim-record.ts#ClaimRow',
  AgentSettings: '../modules/agent-settings/profile-settings.ts#SettingsView',
  AgentReview: '../modules/reviews/review-record.ts#ReviewView',
  AgentReviewPage: '../modules/reviews/review-record.ts#ReviewPage',
  Alert: '../modules/alerts/alert-record.ts#AlertRecord',
  AlertFilter: '../modules/alerts/alert-record.ts#AlertRecord as AlertWithFilter',
  AlertList: '../modules/alerts/alert-record.ts#AlertsOfMember',
  AlertPreview: '../modules/alerts/alert-record.ts#PlannedAlert',
  AlertMatch: '../modules/alerts/alert-record.ts#MatchedHome',
  AlertMatches: '../modules/alerts/alert-record.ts#AlertMatchPage',
  ClaimableAgent: '../modules/agent-claims/agent-claim-record.ts#ClaimableRow',
  Collection: '../modules/collections/collection-record.ts#CollectionView',
  CollectionContributors: '../modules/collections/collection-record.ts#ContributorsView',
  CollectionInvitation: '../modules/collections/collection-record.ts#InvitationView',
  CollectionList: '../modules/collections/collection-record.ts#CollectionsOfMember',
  CollectionListing: '../modules/collections/collection-record.ts#SavedHome',
  CollectionListings: '../modules/collections/collection-record.ts#SavedHomesPage',
  CollectionMember: '../modules/collections/collection-record.ts#ContributorRow',
  CollectionReaction: '../modules/collections/collection-record.ts#ReactionRow',
  EnquiryInbox: '../modules/enquiries/inbox/inbox-record.ts#InboxPage',
  EnquiryReply: '../modules/enquiries/inbox/inbox-record.ts#ReplyRow',
  InboxEnquiry: '../modules/enquiries/inbox/inbox-record.ts#InboxRow',
  FeedKey: '../modules/feeds/keys/feed-key-record.ts#FeedKeyRow',
  FeedUpload: '../modules/feeds/uploads/upload-record.ts#ShownUpload',
  FeedResult: '../modules/feeds/uploads/upload-record.ts#ShownResult',
  FeedWebhook: '../modules/feeds/webhooks/feed-webhooks.queries.ts#WebhookRow',
  HomePerformance: '../modules/performance-hub/performance-record.ts#HomePerformanceRecord',
  HiddenListing: '../modules/hidden-listings/hidden-listing-record.ts#HiddenHome',
  HiddenListings: '../modules/hidden-listings/hidden-listing-record.ts#HiddenListingPage',
  Inspection: '../modules/listings/listing-record.ts#InspectionTime',
  InspectionPlan: '../modules/inspection-plans/inspection-plan-record.ts#InspectionPlanRecord',
  InspectionStop: '../modules/inspection-plans/inspection-plan-record.ts#InspectionStopRecord',
  LicenceClaim: '../modules/agent-claims/agent-claim-record.ts#ClaimToDecide',
  LicenceClaims: '../modules/agent-claims/agent-claim-record.ts#ClaimPage',
  Listing: '../modules/listings/listing-record.ts#ListingDetail',
  ListingDraft: '../modules/listing-drafts/listing-draft-record.ts#DraftRow',
  ListingDraftContent: '../../domain/listing-drafts/draft-input.ts#StoredDraft',
  ListingDraftList: '../modules/listing-drafts/listing-draft-record.ts#DraftPage',
  ListingOffice: '../modules/listing-drafts/listing-draft-record.ts#ListingOfficeRecord',
  PublishListingDraftPayload: '../modules/listing-drafts/listing-draft-record.ts#PublishedDraft',
  ListingMedia: '../modules/listings/listing-record.ts#ListingPhotos',
  ListingNote: '../modules/collections/collection-record.ts#NoteRow',
  ListingPerformance: '../modules/performance-hub/performance-record.ts#ListingPerformanceRecord',
  ListingSearchResult: '../modules/listings/search/search-answer.ts#SearchAnswer',
  ListingSummary: '../modules/listings/listing-record.ts#ListingRecord',
  ListingsHomepage: '../modules/listings/homepage.ts#Homepage',
  FoundAgent: '../modules/agents/agent-search.ts#FoundAgentRow',
  FoundOffice: '../modules/agents/office-search.ts#FoundOfficeRow',
  FoundLocation: '../modules/location-overview/location-finder.ts#FoundPlace',
  Location: '../modules/locations/place-record.ts#PlaceRecord',
  LocationFinderResult: '../modules/location-overview/location-finder.ts#FinderAnswer',
  LocationOffice: '../modules/location-overview/offices-of-place.ts#OfficeOfPlace',
  LocationOverview: '../modules/location-overview/location-overview.ts#Overview',
  LocationReview: '../modules/location-reviews/location-review-record.ts#LocationReviewRecord',
  LocationReviewPage: '../modules/location-reviews/location-review-record.ts#LocationReviewPageRecord',
  LocationSearchContext: '../../domain/search/search-parameters.ts#LocationSearchContext as SearchPlaces',
  DecisionOnPost: '../modules/moderation/moderation-record.ts#DecisionRecord',
  ModerationCase: '../modules/moderation/moderation-record.ts#CaseRecord',
  ModerationQueue: '../modules/moderation/moderation-record.ts#CasePage',
  ModerationStep: '../modules/moderation/moderation-record.ts#StepRow',
  NearbySuburb: '../modules/location-overview/location-overview.ts#NearbyPlace',
  NewBuilding: '../modules/location-overview/new-buildings.ts#NewBuildingRecord',
  NewDevelopments: '../modules/location-overview/new-developments.ts#NewDevelopmentsAnswer',
  NewProject: '../modules/location-overview/new-developments.ts#ProjectRecord',
  Office: '../modules/offices/office-record.ts#OfficeRecord',
  OfficeSearchResult: '../modules/agents/office-search.ts#OfficeSearchAnswer',
  PastSale: '../modules/transactions/transaction-record.ts#PastSaleView',
  PastSales: '../modules/transactions/transaction-record.ts#PastSalesPage',
  PastSalesOfAgent: '../modules/transactions/transaction-record.ts#PastSalesOfOne',
  PerformanceHub: '../modules/performance-hub/performance-record.ts#HubRecord',
  Person: '../modules/profiles/person-record.ts#PersonRecord',
  OfficeFeed: '../modules/feeds/keys/feed-keys.ts#FeedOfOffice',
  OwnLocationReviews: '../modules/location-reviews/location-review-record.ts#OwnLocationReviewsRecord',
  OfficeClaimQuestion: '../modules/agent-claims/agent-claim-record.ts#ClaimToDecide as OfficeQuestion',
  PostAuthor: '../modules/questions/question-record.ts#AuthorRecord',
  PostHistory: '../modules/questions/post-history.ts#PostHistoryRecord',
  PostVersion: '../modules/posts/post-version-record.ts#VersionRecord',
  Profile: '../modules/profiles/profile-record.ts#ProfileRecord',
  OwnPost: '../modules/questions/own-posts.ts#OwnPostRecord',
  Question: '../modules/questions/question-record.ts#QuestionRecord',
  QuestionIndex: '../modules/questions/question-record.ts#QuestionPage',
  OwnAgentReviews: '../modules/reviews/review-record.ts#OwnReviews',
  RatedLocation: '../modules/location-reviews/location-review-record.ts#RatedPlace',
  ReviewInvitation: '../modules/reviews/review-record.ts#InvitationView as ReviewInvitationView',
  ReviewRequest: '../modules/reviews/review-record.ts#RequestView',
  ReviewRequestPage: '../modules/reviews/review-record.ts#RequestPage',
  StaffAction: '../modules/staff/staff-action-record.ts#StaffActionRow',
  StaffActionPage: '../modules/staff/staff-action-record.ts#StaffActionPage',
  SuburbRanking: '../modules/location-reviews/location-review-record.ts#RankingRecord',
  Reply: '../modules/questions/question-record.ts#ReplyRecord',
  ReplyComment: '../modules/questions/question-record.ts#CommentRecord',
  SavedSearch: '../modules/listings/search/named-search.ts#NamedSearch',
  UserProfile: '../modules/profiles/profile-record.ts#ViewedProfile',
  SearchParams: '../../domain/search/search-parameters.ts#SearchParameters',
  SuburbCount: '../modules/locations/place-record.ts#CountOfSuburb',
}

const serverTypes = {
  scalars,
  strictScalars: true,
  enumsAsTypes: true,
  useTypeImports: true,
  // A resolver always gets the inputs that have a default.
  avoidOptionals: { defaultValue: true },
}

const config: CodegenConfig = {
  schema: 'schema/graphql/*.graphql',
  documents: ['src/**/*.graphql'],
  ignoreNoDocuments: true,
  importExtension: '.ts',
  generates: {
    'src/api/generated/': {
      preset: 'client',
      presetConfig: {
        fragmentMasking: false,
        skipIndexFile: true,
        persistedDocuments: { mode: 'replaceDocumentWithHash', hashPropertyName: 'hash', hashAlgorithm: hashDocument },
      },
      config: { scalars, strictScalars: true, enumsAsTypes: true, useTypeImports: true },
    },
    'server/generated/schema-types.ts': { plugins: ['typescript'], config: serverTypes },
    // In a file of their own: they import the records of the modules, and these the types of the schema.
    'server/generated/resolvers.ts': {
      plugins: ['tools/import-schema-types.ts', 'typescript-resolvers'],
      config: {
        ...serverTypes,
        namespacedImportName: schemaTypes,
        contextType: '../platform/graphql/context.ts#GraphContext',
        mappers,
      },
    },
  },
}

export default config
