import { decisionMail, officeMail } from '#server/modules/agent-claims/agent-claim-mail.ts'
import { inviteMail } from '#server/modules/collections/invite-mail.ts'
import { copyForSender, mailToAgent } from '#server/modules/enquiries/enquiry-mail.ts'
import type { NewEnquiry } from '#server/modules/enquiries/enquiry-record.ts'
import { replyMail } from '#server/modules/enquiries/inbox/reply-mail.ts'
import { portalMail } from '#server/modules/identity/identity-mail.ts'
import { identityMails } from '#server/modules/identity/identity-mails.copy.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'
import { moderationMails } from '#server/modules/moderation/moderation-mails.ts'
import type { CaseRow } from '#server/modules/moderation/moderation-record.ts'
import { mailOfEmail } from '#server/modules/notifications/card-mail.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import { reviewMails } from '#server/modules/reviews/review-mails.ts'
import type { RequestRow } from '#server/modules/reviews/review-record.ts'
import type { Mail } from '#server/platform/mail/mail-queue.ts'
import { mailOf } from '#server/platform/mail/mail-text.ts'

const ORIGIN = 'https://portal.example'
const RECIPIENT = 'mia@mail.example'

// The mails use no more of it.
const partOf = <Whole>(part: Partial<Whole>): Whole => part as Whole

const plainMail = (text: string) =>
  mailOf(
    { heading: text, parts: [text, { quote: text }, [[text, text]], `${ORIGIN}/posts/1/decision`], footer: text },
    RECIPIENT,
  )
const cardMail = (text: string) => {
  const link = { text, link: '/alerts/1' }
  return mailOfEmail(
    RECIPIENT,
    {
      heading: text,
      paragraphs: [text],
      footer: text,
      stopToken: 'token',
      sections: [
        {
          name: text,
          cards: [{ title: text, facts: [text, text], text, link: '/homes/1', photo: '/photos/1' }],
          more: () => link,
          links: [link],
        },
      ],
    },
    ORIGIN,
  )
}

const enquiryOf = (text: string): NewEnquiry => ({
  kind: 'seller',
  listingId: null,
  agentId: 1,
  suburbId: 1,
  name: text,
  email: 'ann@mail.example',
  phone: '0400 000 000',
  message: text,
  details: { streetAddress: text },
})
const subjectOf = (text: string) => ({ forAgent: text, forSender: text, link: `${ORIGIN}/homes/1` })
const recipientOf = (name: string) => ({ name, email: RECIPIENT })
const personOf = (text: string) => ({ memberName: text, memberEmail: RECIPIENT, agentName: text })

type Queue = { queue: (mail: Mail) => Promise<number> }
type Parts = Parameters<typeof reviewMails>[0] & Parameters<typeof moderationMails>[0]

/** The one mail that is queued. */
async function queued(send: (parts: Parts) => Promise<void>): Promise<Mail> {
  const sent: Mail[] = []
  const mail: Queue = { queue: async (each) => sent.push(each) }
  const member = partOf<MemberRecord>({ email: RECIPIENT, emailConfirmedAt: new Date(0) })
  await send({
    mail,
    members: partOf<Parts['members']>({ byId: async () => member }),
    // Asked for the address of an agent.
    database: partOf<Parts['database']>({ query: async <Row>() => [partOf<Row>({ email: RECIPIENT } as object)] }),
  })
  const [first] = sent
  if (first === undefined || sent.length > 1) throw new Error(`${sent.length} mails were queued`)
  return first
}

const agentOf = (text: string) =>
  partOf<AgentRecord>({
    id: 1,
    username: 'mia-chen',
    name: text,
    office: partOf<AgentRecord['office']>({ name: text }),
  })
const reviewOf = (text: string) => ({
  id: 7,
  agent: agentOf(text),
  title: text,
  content: text,
  rating: 4,
  authorName: text,
  authorId: 1,
  authorEmail: null,
})
const caseOf = (text: string) =>
  partOf<CaseRow>({ postId: 7, kind: 'question', title: text, threadId: 7, threadTitle: text, authorId: 1 })

/** Every mail that says what somebody typed, with a text in all places of it. */
export const mailsOfTexts = {
  'a plain mail': plainMail,
  'a mail of cards': cardMail,
  'an enquiry': (text) => mailToAgent(enquiryOf(text), recipientOf(text), subjectOf(text)),
  'the copy of an enquiry': (text) => copyForSender(enquiryOf(text), recipientOf(text), subjectOf(text)),
  'the reply to an enquiry': (text) =>
    replyMail({
      enquiry: enquiryOf(text),
      replier: { name: text, officeName: text, email: RECIPIENT },
      text,
      listing: text,
    }),
  'an invitation to a collection': (text) =>
    inviteMail({ email: RECIPIENT, inviterName: text, collectionName: text, link: `${ORIGIN}/collections/invite` }),
  'a claim': (text) => officeMail(personOf(text), { recipient: RECIPIENT, token: 'token', origin: ORIGIN }),
  'a refused claim': (text) =>
    decisionMail(personOf(text), { isApproved: false, reason: text || 'None', path: '/', origin: ORIGIN }),
  'a new address': (text) =>
    portalMail(RECIPIENT, identityMails.addressChanging({ name: text, newAddress: text, link: `${ORIGIN}/a` }), ORIGIN),
  'a request for a review': (text) =>
    queued((parts) => {
      const request = partOf<RequestRow>({ clientName: text, clientEmail: RECIPIENT, typedAddress: 'Typed' })
      return reviewMails(parts, ORIGIN).toClient(request, agentOf(text), 'identifier')
    }),
  'a new review': (text) => queued((parts) => reviewMails(parts, ORIGIN).newReview(reviewOf(text))),
  'a refused review': (text) => queued((parts) => reviewMails(parts, ORIGIN).rejected(reviewOf(text), text)),
  'a removed review': (text) => queued((parts) => reviewMails(parts, ORIGIN).removed(reviewOf(text), text)),
  'an answered review': (text) => queued((parts) => reviewMails(parts, ORIGIN).answered(reviewOf(text), text)),
  'a decision': (text) => queued((parts) => moderationMails(parts, ORIGIN).decided(caseOf(text), 'reject', text)),
  'closed writing': (text) => queued((parts) => moderationMails(parts, ORIGIN).writingSet(1, true, text)),
} satisfies Record<string, (text: string) => Mail | Promise<Mail>>
