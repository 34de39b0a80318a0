import { leadsElsewhere } from '#domain/posts/contacts-in-text.ts'
import { decisionPath } from '#domain/posts/moderation-url.ts'
import { agentReviewsPath, reviewInvitationPath, writeReviewPath } from '#domain/reviews/review-url.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import { type MailContent, mailOf } from '#server/platform/mail/mail-text.ts'
import { reviewMailsCopy as copy } from './review-mails.copy.ts'
import type { RequestRow } from './review-record.ts'
import { emailOfAgent } from './review-requests.queries.ts'
import type { ReviewsSupport } from './reviews-support.ts'

/** What a mail says of a review. */
export type MailedReview = {
  agent: AgentRecord
  title: string
  content: string
  rating: number
  authorName: string
  /** The member who wrote it; null for none. */
  authorId: number | null
  /** Where a client without an account is written to. */
  authorEmail: string | null
}

/** Puts the mails about reviews into the outbox; call it in the transaction of the change. */
export type ReviewMails = {
  toClient(request: RequestRow, agent: AgentRecord, identifier: string): Promise<void>
  newReview(review: MailedReview): Promise<void>
  published(review: MailedReview): Promise<void>
  rejected(review: MailedReview & { id: number }, reason: string): Promise<void>
  removed(review: MailedReview, reason: string): Promise<void>
  answered(review: MailedReview, answer: string): Promise<void>
}

/** Mails with links of this origin. */
export function reviewMails(
  { database, mail, members }: Pick<ReviewsSupport, 'database' | 'mail' | 'members'>,
  origin: string,
): ReviewMails {
  const send = async (recipient: string | null, heading: string, parts: MailContent['parts']) => {
    if (recipient === null) return
    await mail.queue(mailOf({ heading, parts, footer: copy.footer(origin) }, recipient))
  }
  const toAgent = (agent: AgentRecord, heading: string, parts: MailContent['parts']) =>
    emailOfAgent(database, agent.id).then((email) => send(email, heading, parts))
  const toAuthor = async (review: MailedReview, heading: string, parts: MailContent['parts']) => {
    const member = review.authorId === null ? null : await members.byId(review.authorId)
    const confirmed = member?.emailConfirmedAt == null ? null : member.email
    await send(confirmed ?? review.authorEmail, heading, parts)
  }
  const pageOf = ({ agent }: MailedReview) => `${origin}${agentReviewsPath(agent.username)}`

  return {
    toClient: (request, agent, identifier) =>
      send(request.clientEmail, copy.request.subject(agent.name), [
        leadsElsewhere(request.clientName) ? copy.request.greetingOfNobody : copy.request.greeting(request.clientName),
        copy.request.introduction(agent.name, agent.office.name),
        ...(request.typedAddress === '' || leadsElsewhere(request.typedAddress)
          ? []
          : [copy.request.about(request.typedAddress)]),
        copy.request.link,
        `${origin}${reviewInvitationPath(identifier)}`,
        copy.request.ignore,
      ]),
    newReview: (review) =>
      toAgent(review.agent, copy.newForAgent.subject(review.title), [
        copy.newForAgent.introduction(review.authorName, review.rating),
        { quote: review.content },
        copy.newForAgent.link,
        pageOf(review),
      ]),
    published: (review) =>
      toAuthor(review, copy.published.subject(review.agent.name), [copy.published.introduction, pageOf(review)]),
    rejected: (review, reason) =>
      toAuthor(review, copy.rejected.subject(review.agent.name), [
        copy.rejected.introduction,
        { quote: reason },
        ...(review.authorId === null
          ? []
          : [
              copy.rejected.link,
              `${origin}${writeReviewPath(review.agent.username)}`,
              copy.rejected.appeal,
              `${origin}${decisionPath(review.id)}`,
            ]),
      ]),
    removed: (review, reason) =>
      toAgent(review.agent, copy.removedForAgent.subject, [
        copy.removedForAgent.introduction(review.title),
        { quote: reason },
      ]),
    answered: (review, answer) =>
      toAuthor(review, copy.answered.subject(review.agent.name), [
        copy.answered.introduction,
        { quote: answer },
        copy.answered.link,
        pageOf(review),
      ]),
  }
}
