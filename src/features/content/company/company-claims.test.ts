import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { companyPages } from '#domain/content/company-pages.ts'
import { companyText } from './company-texts.ts'

type Existing = { part: string; proof: string; told: Readonly<Record<string, RegExp>>; denied: RegExp }

/** What the portal does: where it is made, which page tells of it in which words, and words that would deny it. */
const existing: readonly Existing[] = [
  {
    part: 'notifications of devices',
    proof: 'server/platform/push/deliver-push.ts',
    told: {
      app: /can notify you when a home fits/,
      'privacy-policy': /push service gave us/,
      connect: /notify your device/,
    },
    denied: /no notifications/i,
  },
  {
    part: 'saved homes without a connection',
    proof: 'src/features/collections/offline/offline-listings.tsx',
    told: {
      app: /Without a connection you can still open the collections/,
      'privacy-policy': /open without a connection/,
    },
    denied: /needs a connection\. When/,
  },
  {
    part: 'alerts by email',
    proof: 'server/modules/alerts/module.ts',
    told: { connect: /Save a search as an \[alert\]/, 'privacy-policy': /alerts, collections/ },
    denied: /no alerts/i,
  },
  {
    part: 'following',
    proof: 'server/modules/follows/module.ts',
    told: { connect: /Follow an agent/, 'privacy-policy': /whom you follow and who follows you/ },
    denied: /can.t follow/i,
  },
  {
    part: 'invitations',
    proof: 'server/modules/collections/invitations.ts',
    told: {
      'privacy-policy':
        /send the invitation, which holds for 14 days, and show it to the collection.s owner and managers/,
    },
    denied: /only to that agent/,
  },
  {
    part: 'reviews',
    proof: 'server/modules/reviews/module.ts',
    told: {
      'privacy-policy': /A review is published with your name/,
      'agent-help-centre': /ask a client for a review by email/,
    },
    denied: /no reviews/i,
  },
  {
    part: 'comparing where reviews come from',
    proof: 'server/modules/reviews/review-origins.ts',
    told: {
      'privacy-policy':
        /compare the network and the browser that a review is sent from.+only as keyed hashes, for 30 days.+compare the email address/,
    },
    denied: /do(?:n.t| not) compare/i,
  },
  {
    part: 'tiers on the map',
    proof: 'server/modules/listings/search/map-markers.ts',
    told: { 'homely-plus': /The map: where more than 5,000 homes fit/ },
    denied: /map takes no notice of tiers/i,
  },
  {
    part: 'the enquiries of an agent',
    proof: 'server/modules/enquiries/inbox/enquiry-inbox.ts',
    told: { 'agent-help-centre': /\[enquiries\]\(\/enquiries\)/, 'privacy-policy': /read and answer it on the portal/ },
    denied: /only by email/i,
  },
  {
    part: 'past sales',
    proof: 'server/modules/transactions/module.ts',
    told: { 'agent-help-centre': /enter sales from before/, 'claim-your-agent-profile': /past sales once our staff/ },
    denied: /no past sales/i,
  },
  {
    part: 'listings from the software of offices',
    proof: 'src/features/feed-uploads/feature.ts',
    told: {
      'list-on-homely': /\[multiloader page\]\(\/agent-centre\/multiloader\)/,
      'agent-help-centre': /office software, which sends it with its next file/,
    },
    denied: /(?:doesn.t take|can.t send|no[nt]e? sends?) listings|software yet/i,
  },
  {
    part: 'asking whether homes are still available',
    proof: 'server/modules/listing-confirmations/ask-agencies.ts',
    told: { 'agent-help-centre': /for 90 days, we email its agents.+within 14 days, it comes off the market/ },
    denied: /stays on the market until/i,
  },
  {
    part: 'Premier Agents',
    proof: 'server/modules/premier-agents/module.ts',
    told: { 'agent-help-centre': /What is a Premier Agent\?.+It costs nothing and changes no order/ },
    denied: /no Premier Agents/i,
  },
  {
    part: 'the page of an agent who left',
    proof: 'server/modules/agents/refresh-agents.queries.ts',
    told: { 'claim-your-agent-profile': /says so and is in no list, but the homes you sold and the reviews stay/ },
    denied: /take it down/i,
  },
  {
    part: 'links to its own pages elsewhere',
    proof: 'domain/content/footer-links.ts',
    told: { connect: /If we have pages elsewhere, they.re linked at the end of every page/ },
    denied: /have no page on/i,
  },
  {
    part: 'a chat of another company',
    proof: 'src/features/consent/chat-script.ts',
    told: { 'privacy-policy': /chat, or a service that counts visits.+loads only once you.ve said yes/ },
    denied: /no other company.s analytics/i,
  },
  {
    part: 'ads of others',
    proof: 'server/modules/ads/module.ts',
    told: { 'privacy-policy': /Some pages have an ad, marked as one/, 'homely-plus': /for at most 30 days/ },
    denied: /no ads/i,
  },
]

const textOf = async (name: string): Promise<string> => JSON.stringify(await companyText(name).load())
const root = new URL('../../../../', import.meta.url)
const isMade = (path: string): boolean => existsSync(fileURLToPath(new URL(path, root)))

describe('what the company pages say of the portal', () => {
  it.each(existing)('tells of $part, which exists', async ({ proof, told, denied }) => {
    expect(isMade(proof)).toBe(true)
    for (const [name, words] of Object.entries(told)) expect(await textOf(name)).toMatch(words)
    for (const { name } of companyPages) expect(await textOf(name)).not.toMatch(denied)
  })
})
