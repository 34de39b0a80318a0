import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import { LicenceRequest } from '#src/features/agent-claim/licence-request.tsx'
import { InboxItem } from '#src/features/enquiries-inbox/list/inbox-item.tsx'
import { EnquiryThread } from '#src/features/enquiries-inbox/thread/enquiry-thread.tsx'
import { CaseView } from '#src/features/moderation/case/case-view.tsx'
import { PastSaleText } from '#src/features/past-sales/past-sale-text.tsx'
import { PendingPosts } from '#src/shared/posts/write/pending-posts.tsx'

const AT = '2026-11-20T13:00:00+11:00'

const enquiryOf = (text: string) => ({
  reference: 'reference',
  kind: 'seller' as const,
  folder: 'waiting' as const,
  agent: { name: text, username: 'mia-chen' },
  home: text,
  listingPath: '/homes/1',
  name: text,
  email: 'ann@mail.example',
  phone: '0400 000 000',
  message: text,
  topics: [],
  wantsInspection: false,
  reason: null,
  buyerKind: null,
  receivedAt: AT,
  isRead: false,
  replies: [{ message: text, agentName: text, sentAt: AT, delivery: 'sent' as const }],
})

const ofPlace = (text: string) => ({
  statistics: [],
  authorRelation: 'livesHere' as const,
  sinceYear: 2019,
  pros: [text],
  cons: [text],
})

const caseOf = (text: string) => ({
  kind: 'locationReview' as const,
  status: 'held' as const,
  title: text,
  content: text,
  rating: 4,
  ...ofPlace(text),
  photos: [{ identifier: 'review-photo-7', version: 1, caption: text, width: 800, height: 600 }],
  evidence: text,
  isVerified: null,
  about: text,
  path: '/fitzroy-vic-3065',
  writtenAt: AT,
  holdReasons: [],
  reportCount: 0,
  reportReasons: [],
  isAppealed: false,
  versions: [
    {
      title: text,
      content: text,
      rating: 4,
      ...ofPlace(text),
      isPublic: true,
      replacedAt: AT,
    },
  ],
  steps: [{ type: 'appeal' as const, by: text, reason: text, at: AT }],
})

const views = {
  'the list of enquiries': (text) => <InboxItem enquiry={enquiryOf(text)} href="/" isOpen={false} isOfOffice />,
  'an enquiry': (text) => <EnquiryThread enquiry={enquiryOf(text)} />,
  'the case of a post': (text) => <CaseView found={caseOf(text)} />,
  'a decision for its author': (text) => (
    <PendingPosts
      posts={[
        {
          postId: 7,
          kind: 'question',
          title: text,
          content: text,
          status: 'rejected',
          holdReasons: [],
          decisionReason: text,
        },
      ]}
      thread={{ ownIds: [7], readOwn: () => Promise.resolve(undefined), readAgain: () => Promise.resolve() }}
    />
  ),
  'a licence to check': (text) => (
    <LicenceRequest
      claim={{
        id: '1',
        memberName: text,
        memberEmail: 'ann@mail.example',
        licenceNumber: text,
        licenceState: 'VIC',
        requestedAt: AT,
        agent: {
          username: 'mia-chen',
          name: text,
          jobTitle: text,
          office: { name: text, address: text, phone: '(03) 7010 0100' },
        },
      }}
      onDecided={() => {}}
    />
  ),
  'a past sale to check': (text) => (
    <PastSaleText
      sale={{
        type: 'sale',
        streetAddress: text,
        suburb: { label: 'Fitzroy, VIC 3065' },
        price: 1_000_000,
        completedOn: '2026-11-01',
        propertyType: 'House',
        bedrooms: 3,
        check: { proofKind: 'contractOfSale', proofReference: text },
      }}
      headingLevel={2}
    />
  ),
} satisfies Record<string, (text: string) => ReactNode>

export type PrivateView = keyof typeof views

/** What no page of the server shows: the markup of each view, with a text wherever it says what somebody typed. */
export const privateViews: readonly [PrivateView, (text: string) => string][] =
  // Object.entries loses the type of the keys.
  (Object.keys(views) as PrivateView[]).map((name) => [
    name,
    (text) =>
      renderToStaticMarkup(
        <ExecuteProvider value={() => Promise.reject(new Error('Nothing is asked'))}>
          <QueryClientProvider client={new QueryClient()}>
            <Router ssrPath="/">{views[name](text)}</Router>
          </QueryClientProvider>
        </ExecuteProvider>,
      ),
  ])
