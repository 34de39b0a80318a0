import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractSchema } from './contract-files.ts'
import { type GraphqlAnswer, outcomeOf, post } from './graphql-call.ts'
import { argumentValues, valueCount } from './graphql-inputs.ts'
import { fuzzCases, fuzzSeed, inTime, runCases } from './odd-values.ts'
import type { MemberName } from './member-tokens.ts'
import { queryDocuments } from './query-documents.ts'
import { mocksSubject, serverSubject, type Subject } from './subjects.ts'
import { without } from './without.ts'

const schema = contractSchema()
const queries = schema.getQueryType()?.getFields() ?? {}
const documents = queryDocuments(schema).flatMap((document) => {
  const { args = [] } = queries[document.name] ?? {}
  return args.length === 0 ? [] : [{ ...document, cases: fuzzCases(valueCount(args)) }]
})

/** Queries whose rules leave the order, the outlines, or what was counted, to whoever answers. */
const mayDiffer: ReadonlySet<string> = new Set([
  'alertPreview',
  'dashboard',
  'locationSearch',
  'similarListings',
  'suggestedAlertName',
])
/** What is asked of a member's own. */
const asked: ReadonlySet<string> = new Set([
  'agentSettings',
  'alert',
  'alertOfSearch',
  'collection',
  'collectionInvitation',
  'collections',
  'alertSends',
  'dashboard',
  'deadLetters',
  'decisionOnPost',
  'editingOffice',
  'enquiryInbox',
  'feedResults',
  'feedUpload',
  'feedUploads',
  'followingActivities',
  'hiddenListings',
  'inboxEnquiry',
  'inspectionPlan',
  'licenceClaims',
  'listingConfirmation',
  'listingDraft',
  'listingDraftPreview',
  'listingDrafts',
  'listingLog',
  'listingOffice',
  'listingPerformance',
  'loggedListings',
  'moderationCase',
  'moderationQueue',
  'officeFeed',
  'ownAgentReviews',
  'ownLocationReview',
  'ownThread',
  'pastSales',
  'pastSalesToCheck',
  'pendingAgentReviews',
  'pendingPosts',
  'performanceHub',
  'performanceHubUrls',
  'reviewRequests',
  'savedListings',
  'staffActions',
  'staffBatch',
  'staffMember',
  'staffMembers',
  'staffListings',
  'staffListingVideo',
  'staffListingVideos',
  'premierWorkflow',
  'premierWorkflows',
  'premierEmails',
  'staffCompanies',
  'staffCompany',
  'staffOffice',
  'staffOffices',
  'staffAds',
  'adOrigins',
])
/** Who finds something where Lena may not ask. */
const askedBy: Readonly<Record<string, MemberName>> = {
  alertSends: 'stella',
  dashboard: 'stella',
  deadLetters: 'stella',
  licenceClaims: 'stella',
  listingConfirmation: 'stella',
  listingDraft: 'agnes',
  editingOffice: 'agnes',
  listingDraftPreview: 'agnes',
  listingDrafts: 'agnes',
  listingLog: 'stella',
  listingOffice: 'agnes',
  loggedListings: 'stella',
  pastSales: 'agnes',
  pastSalesToCheck: 'stella',
  agentSettings: 'stella',
  enquiryInbox: 'agnes',
  feedResults: 'stella',
  feedUpload: 'stella',
  feedUploads: 'stella',
  inboxEnquiry: 'agnes',
  listingPerformance: 'stella',
  moderationCase: 'stella',
  moderationQueue: 'stella',
  officeFeed: 'stella',
  performanceHub: 'stella',
  performanceHubUrls: 'stella',
  reviewRequests: 'agnes',
  staffActions: 'stella',
  staffBatch: 'stella',
  staffMember: 'stella',
  staffMembers: 'stella',
  staffListings: 'stella',
  staffListingVideo: 'stella',
  staffListingVideos: 'stella',
  premierWorkflow: 'stella',
  premierWorkflows: 'stella',
  premierEmails: 'agnes',
  staffCompanies: 'stella',
  staffCompany: 'stella',
  staffOffice: 'stella',
  staffOffices: 'stella',
  staffAds: 'stella',
  adOrigins: 'stella',
}
/** Queries that take a few of the ways alone in which their arguments can be combined. */
const mostlyRefused: ReadonlySet<string> = new Set(['loggedListings', 'staffActions'])
const differsIn = ['seo', 'boundary', 'nearbyLocations']
const differsInAlerts = [...differsIn, 'description', 'cardInfo']

/** How many files share the queries: one alone would keep a single core busy for longer than all the other files together. */
export const FUZZ_PARTS = 2

/** Tests of odd input for every second query, from the first (part 0) or the second one on. */
export function fuzzQueries(part: number): void {
  let subjects: Subject[] = []
  const summary: string[] = []

  beforeAll(async () => {
    subjects = [mocksSubject(), await serverSubject()]
    console.log(`Odd input for GraphQL from the seed ${fuzzSeed} (FUZZ_SEED=${fuzzSeed} repeats it)`)
  })
  afterAll(async () => {
    console.log(summary.join('\n'))
    await Promise.all(subjects.map((subject) => subject.close()))
  })

  describe('odd input', () => {
    it.each(documents.filter((_, at) => at % FUZZ_PARTS === part))(
      'to $name never breaks mocks or server, in $cases cases, and both take it alike',
      async ({ name, text, document, cases }) => {
        const field = queries[name]
        if (field === undefined) throw new Error(`The contract has no query ${name}`)
        const { all, ofSame, sameCount } = await runCases(argumentValues(field), cases, async (variables) => {
          const answers = []
          let outcome = ''
          for (const subject of subjects) {
            const received = await inTime(
              post(subject, { query: text, variables }, asked.has(name) ? (askedBy[name] ?? 'lena') : null),
            )
            outcome = outcomeOf(received, schema, document)
            expect(received.status).toBeLessThan(500)
            expect(outcome).not.toMatch(/^(INTERNAL|UNAVAILABLE|TOO_MANY_REQUESTS|UNREACHABLE)$/)
            const { data = null, errors = [] }: GraphqlAnswer = JSON.parse(received.body)
            answers.push({
              code: errors[0] === undefined ? null : outcome,
              data: mayDiffer.has(name) ? null : without(data, asked.has(name) ? differsInAlerts : differsIn),
            })
          }
          expect(answers[0]).toEqual(answers[1])
          return outcome
        })
        summary.push(`${name} ${JSON.stringify(all)}`)
        // Input that is refused throughout, or finds nothing, would prove little.
        expect(ofSame.FOUND).toBeGreaterThan(mostlyRefused.has(name) ? 0 : sameCount / 20)
      },
      240_000,
    )
  })
}
