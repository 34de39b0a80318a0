import {
  type DocumentNode,
  buildSchema,
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  isScalarType,
  parse,
  validate,
} from 'graphql'
import { isCalendarDate } from '#domain/time/calendar-date.ts'
import { withCheckedArguments } from '#schema/checked-arguments.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal } from '../refusal.ts'
import { activityQueries } from './activities.ts'
import { agentClaimMutations, agentClaimQueries } from './agent-claims.ts'
import { agentSettingsMutations, agentSettingsQueries } from './agent-settings.ts'
import { agentQueries } from './agents.ts'
import { alertMutations, alertQueries } from './alerts.ts'
import { articleQueries } from './articles.ts'
import { collectionInviteMutations, collectionInviteQueries } from './collection-invites.ts'
import { collectionMutations, collectionQueries, collectionReactionMutations } from './collections.ts'
import { dashboardQueries } from './dashboard.ts'
import { enquiryInboxMutations, enquiryInboxQueries } from './enquiry-inbox.ts'
import { feedKeyMutations, feedKeyQueries } from './feed-keys.ts'
import { feedUploadMutations, feedUploadQueries } from './feed-uploads.ts'
import { listingConfirmationMutations, listingConfirmationQueries } from './listing-confirmations.ts'
import { listingDraftMutations, listingDraftQueries } from './listing-drafts.ts'
import { listingVideoMutations, listingVideoQueries } from './listing-videos.ts'
import { listingQueries } from './listings.ts'
import { locationFinderQueries } from './location-finder.ts'
import { locationFollowMutations } from './location-follows.ts'
import { locationOverviewQueries } from './location-overview.ts'
import { locationQueries } from './locations.ts'
import { listingLogQueries } from './listing-log.ts'
import { staffQueries } from './staff-actions.ts'
import { staffMemberMutations, staffMemberQueries } from './staff-members.ts'
import { staffJobsMutations, staffJobsQueries } from './staff-jobs.ts'
import { staffOfficeQueries } from './staff-offices.ts'
import { officeActMutations } from './office-acts.ts'
import { savedOfficeMutations } from './saved-offices.ts'
import { adMutations, adQueries } from './ads.ts'
import { staffListingMutations, staffListingQueries } from './staff-listings.ts'
import { moderationMutations, moderationQueries } from './moderation.ts'
import { ownListingMutations, ownListingQueries } from './own-listings.ts'
import { ownPostMutations, ownPostQueries } from './own-posts.ts'
import { pastSaleMutations, pastSaleQueries } from './past-sales.ts'
import { followQueries } from './people.ts'
import { performanceQueries } from './performance.ts'
import { premierMutations, premierQueries } from './premier-agents.ts'
import { postFeedbackMutations } from './post-feedback.ts'
import { postHistoryQueries } from './post-history.ts'
import { profileQueries } from './profiles.ts'
import { excessOf } from './query-limits.ts'
import { locationReviewQueries } from './location-reviews.ts'
import { ownLocationReviewMutations, ownLocationReviewQueries } from './own-location-reviews.ts'
import { questionQueries } from './questions.ts'
import { reviewMutations } from './review-mutations.ts'
import { reviewRequestMutations } from './review-requests.ts'
import { reviewQueries } from './reviews.ts'
import { searchQueries } from './searches.ts'

// The contract itself: every file of schema/graphql.
const contract = import.meta.glob<string>('../../schema/graphql/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

let builtSchema: GraphQLSchema | null = null

/** The schema of the contract, built when it is first needed. */
function contractSchema(): GraphQLSchema {
  builtSchema ??= schemaWithScalars(Object.values(contract).join('\n'))
  return builtSchema
}

export type OperationToExecute = {
  query: string
  variables: unknown
  operationName: string | undefined
  /** They tell whom it is run for. */
  headers: Headers
}

/** Runs one operation over the world; what went wrong is in its errors, each with a code of schema/errors.md. */
export async function executeOperation(
  portal: MockPortal,
  { query, variables, operationName, headers }: OperationToExecute,
): Promise<ExecutionResult> {
  const document = readDocument(query)
  if ('errors' in document) return document
  const answer = await execute({
    schema: contractSchema(),
    document,
    rootValue: rootOf(portal, headers),
    // Checked against the types of the document by execute itself.
    variableValues: variables as Record<string, unknown> | undefined,
    operationName,
  })
  return answer.errors === undefined ? answer : { ...answer, errors: answer.errors.map(withCode) }
}

/** What answers each field of the contract's queries and mutations, for the one whom the headers speak for. */
const parts = [
  activityQueries,
  agentClaimMutations,
  agentClaimQueries,
  agentSettingsMutations,
  agentSettingsQueries,
  agentQueries,
  alertMutations,
  alertQueries,
  articleQueries,
  collectionInviteMutations,
  collectionInviteQueries,
  collectionMutations,
  collectionReactionMutations,
  collectionQueries,
  dashboardQueries,
  enquiryInboxMutations,
  enquiryInboxQueries,
  feedKeyMutations,
  feedKeyQueries,
  feedUploadMutations,
  feedUploadQueries,
  listingConfirmationMutations,
  listingConfirmationQueries,
  listingDraftMutations,
  listingDraftQueries,
  listingLogQueries,
  listingVideoMutations,
  listingVideoQueries,
  listingQueries,
  locationFinderQueries,
  locationFollowMutations,
  locationOverviewQueries,
  locationQueries,
  moderationMutations,
  moderationQueries,
  ownListingMutations,
  ownListingQueries,
  pastSaleMutations,
  pastSaleQueries,
  followQueries,
  staffJobsMutations,
  staffJobsQueries,
  savedOfficeMutations,
  officeActMutations,
  staffOfficeQueries,
  adMutations,
  adQueries,
  staffListingMutations,
  staffListingQueries,
  performanceQueries,
  premierMutations,
  premierQueries,
  profileQueries,
  ownPostMutations,
  locationReviewQueries,
  ownLocationReviewMutations,
  ownLocationReviewQueries,
  postFeedbackMutations,
  ownPostQueries,
  postHistoryQueries,
  questionQueries,
  reviewMutations,
  reviewRequestMutations,
  reviewQueries,
  searchQueries,
  staffMemberMutations,
  staffMemberQueries,
  staffQueries,
]

const rootOf = (portal: MockPortal, headers: Headers): object =>
  Object.assign({ version: portal.version }, ...parts.map((part) => part(portal, headers)))

type ReadDocument = DocumentNode | { errors: GraphQLError[] }

/** A program asks with the same few texts again and again. */
const MOST_READ = 200
const readDocuments = new Map<string, ReadDocument>()

function readDocument(query: string): ReadDocument {
  const known = readDocuments.get(query)
  if (known !== undefined) return known
  const document = parsedDocument(query)
  if (readDocuments.size >= MOST_READ) readDocuments.clear()
  readDocuments.set(query, document)
  return document
}

function parsedDocument(query: string): ReadDocument {
  try {
    const document = parse(query)
    const excess = excessOf(document)
    if (excess !== null) {
      return { errors: [new GraphQLError(`The query has ${excess}.`, { extensions: { code: 'TOO_COMPLEX' } })] }
    }
    const errors = validate(contractSchema(), document)
    return errors.length > 0 ? { errors: errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED')) } : document
  } catch (error) {
    // parse throws nothing else.
    return { errors: [coded(error as GraphQLError, 'GRAPHQL_PARSE_FAILED')] }
  }
}

const coded = ({ message, nodes }: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(message, { nodes, extensions: { code } })

/** A fault of the variables is BAD_INPUT; anything unforeseen INTERNAL. */
function withCode(error: GraphQLError): GraphQLError {
  const { originalError, nodes, path, message } = error
  if (originalError instanceof Refusal) {
    const { code, field } = originalError
    return new GraphQLError(message, { nodes, path, extensions: { code, ...(field === undefined ? {} : { field }) } })
  }
  if (originalError === undefined || originalError instanceof GraphQLError) {
    return new GraphQLError(message, { nodes, path, extensions: { code: 'BAD_INPUT' } })
  }
  globalThis.console.error(originalError)
  return new GraphQLError('Something went wrong on our side.', { nodes, path, extensions: { code: 'INTERNAL' } })
}

const scalarRules: Readonly<Record<string, (text: string) => boolean>> = {
  Date: isCalendarDate,
  DateTime: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text)),
}

function schemaWithScalars(text: string): GraphQLSchema {
  const schema = buildSchema(text)
  for (const [name, isGood] of Object.entries(scalarRules)) {
    const type = schema.getType(name)
    if (!isScalarType(type)) throw new Error(`The contract has no scalar ${name}`)
    type.parseValue = (value: unknown) => {
      if (typeof value === 'string' && isGood(value)) return value
      throw new GraphQLError(`${JSON.stringify(value)} is no ${name}.`)
    }
    type.parseLiteral = (node) => type.parseValue(node.kind === 'StringValue' ? node.value : null)
  }
  return withCheckedArguments(schema, (message, field) => new Refusal('BAD_INPUT', message, field))
}
