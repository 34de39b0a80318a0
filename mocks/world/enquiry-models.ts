import { nullable, primaryKey } from '@mswjs/data'

const text = () => ''
const isNot = () => false
const moment = () => new Date(0)
const list = () => []
const maybe = nullable<string>(() => null)
const maybeNumber = nullable<number>(() => null)
const maybeMoment = nullable<Date>(() => null)

/** The model of enquiries, with what was done with them. */
export const enquiryModels = {
  enquiries: {
    reference: primaryKey(String),
    identity: text,
    kind: text,
    listingId: maybeNumber,
    agentId: maybeNumber,
    name: text,
    email: text,
    phone: maybe,
    message: text,
    topics: list,
    wantsInspection: isNot,
    suburbId: maybeNumber,
    streetAddress: text,
    reason: maybe,
    buyerKind: maybe,
    receivedAt: moment,
    readAt: maybeMoment,
    answeredAt: maybeMoment,
    archivedAt: maybeMoment,
    replies: list,
  },
}
