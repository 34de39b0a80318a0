import { type StateCode, stateCodeOf } from '#domain/lookups/states.ts'

/** What a member alone hears of: their alerts, the collections in which they take part, the enquiries that they answer, the homes that they hide. */
export const ownTopics = ['alerts', 'collections', 'enquiries', 'hiddenListings'] as const

export type OwnTopic = (typeof ownTopics)[number]

/** What an open page can hear of: the listings of a state, one listing, or what is its member's own (docs/product.md, section 24). */
export type LiveTopic = `listings:${StateCode}` | `listing:${number}` | OwnTopic

/** One stream hears of so many topics at most. */
export const MOST_LIVE_TOPICS = 20

const LARGEST_ID = 2_147_483_647

/** The topic that a text names; null when it names none. */
export function readLiveTopic(text: string): LiveTopic | null {
  if (isOwnTopic(text)) return text
  const [, state] = /^listings:([A-Z]{2,3})$/.exec(text) ?? []
  const code = state === undefined ? null : stateCodeOf(state)
  if (code !== null) return `listings:${code}`
  const [, digits] = /^listing:([1-9]\d{0,9})$/.exec(text) ?? []
  const id = Number(digits)
  return id <= LARGEST_ID ? `listing:${id}` : null
}

/** Topics as the query string of the stream has them, each once and in one order, at most as many as a stream takes. */
export const formatLiveTopics = (topics: Iterable<LiveTopic>): string =>
  [...new Set(topics)].toSorted().slice(0, MOST_LIVE_TOPICS).join(',')

/** Whether nobody but a member may hear of it. */
export const isOwnTopic = (topic: string): topic is OwnTopic => ownTopics.some((own) => own === topic)
