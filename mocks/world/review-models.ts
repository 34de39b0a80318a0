import { nullable, primaryKey } from '@mswjs/data'

const text = () => ''
const number = () => 0
const isNot = () => false
const moment = () => new Date(0)
const list = () => []
const maybe = nullable<string>(() => null)
const maybeNumber = nullable<number>(() => null)
const maybeMoment = nullable<Date>(() => null)

/** The models of reviews of agents and of requests for them. */
export const reviewModels = {
  reviews: {
    id: primaryKey(Number),
    agentId: number,
    source: text,
    authorId: maybeNumber,
    authorName: maybe,
    authorEmail: maybe,
    requestId: maybeNumber,
    importedFrom: maybe,
    importIdentifier: maybe,
    idempotencyKey: text,
    status: text,
    holdReasons: list,
    decisionReason: maybe,
    title: text,
    content: text,
    rating: number,
    statistics: list,
    serviceType: text,
    typedAddress: text,
    evidence: text,
    suburbId: maybeNumber,
    listingId: maybeNumber,
    isVerified: isNot,
    saleKey: text,
    answer: maybe,
    answeredAt: maybeMoment,
    answerEditedAt: maybeMoment,
    helpfulIds: list,
    reports: list,
    writtenAt: moment,
    publishedAt: maybeMoment,
    editedAt: maybeMoment,
  },
  reviewRequests: {
    id: primaryKey(Number),
    agentId: number,
    askerId: number,
    idempotencyKey: text,
    clientName: text,
    clientEmail: text,
    serviceType: text,
    typedAddress: text,
    saleKey: text,
    requestedAt: moment,
    expiresAt: moment,
    answeredAt: maybeMoment,
    withdrawnAt: maybeMoment,
  },
}
