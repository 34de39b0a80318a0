import { enquiryTopics } from '#domain/lookups/enquiry-topics.ts'
import type { EnquiryThread_EnquiryFragment } from '#src/api/generated/graphql.ts'
import { Card } from '#src/design/card/card.tsx'
import { FactList } from '#src/design/fact-list/fact-list.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { inboxCopy as copy } from '../inbox.copy.ts'
import { momentText } from '#src/shared/text/moment-text.ts'
import { EnquiryActions } from './enquiry-actions.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ReplyProvider } from './reply.provider.tsx'

/** An enquiry with its replies, and a form for the next one. */
export function EnquiryThread({ enquiry }: { enquiry: EnquiryThread_EnquiryFragment }) {
  const { reference, name, message, receivedAt, replies } = enquiry
  return (
    <Stack as="article" gap={24} aria-label={copy.thread(name)}>
      <Stack gap={8}>
        <Heading level={2}>{copy.thread(name)}</Heading>
        <Text tone="inkSoft" size="small">
          {`${copy.received(momentText(receivedAt))} · ${copy.for(enquiry.agent.name)}`}
        </Text>
      </Stack>
      <FactList items={factsOf(enquiry)} />
      {message !== '' && <Text hasLineBreaks>{message}</Text>}
      <EnquiryActions enquiry={enquiry} />
      {replies.length > 0 && (
        <Stack as="section" gap={16} aria-label={copy.replies}>
          <Heading level={3} size="lead">
            {copy.replies}
          </Heading>
          {replies.map((reply) => (
            <Card key={reply.sentAt} as="article" padding="medium">
              <Stack gap={8}>
                <Text size="small" tone="inkSoft">
                  {copy.repliedBy(reply.agentName, momentText(reply.sentAt))}
                </Text>
                <Text hasLineBreaks>{reply.message}</Text>
                <Text size="small" tone="inkSoft">
                  {copy.delivery[reply.delivery]}
                </Text>
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
      <ReplyProvider key={reference} reference={reference}>
        <ReplyForm enquiry={enquiry} />
      </ReplyProvider>
    </Stack>
  )
}

function factsOf(enquiry: EnquiryThread_EnquiryFragment) {
  const { home: listing, listingPath, email, phone, topics, wantsInspection, reason, buyerKind } = enquiry
  const homeLink = listingPath === null ? listing : <Link href={listingPath}>{listing}</Link>
  const facts = [
    { term: copy.home, detail: listing === '' ? null : homeLink },
    { term: copy.email, detail: <Link href={`mailto:${email}`}>{email}</Link> },
    { term: copy.phone, detail: phone && <Link href={`tel:${phone}`}>{phone}</Link> },
    { term: copy.reason, detail: reason && copy.reasons[reason] },
    { term: copy.buyerKind, detail: buyerKind && copy.buyerKinds[buyerKind] },
    { term: copy.topics, detail: topics.map((topic) => enquiryTopics[topic].displayName).join(', ') || null },
    { term: copy.inspection, detail: wantsInspection ? copy.yes : null },
  ]
  return facts.filter(({ detail }) => detail !== null)
}
