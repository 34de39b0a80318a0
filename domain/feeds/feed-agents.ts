import { attributeOf, childOf, childrenOf, type FeedElement, textOf } from './feed-element.ts'
import type { FeedRemarks } from './feed-remarks.ts'
import { feedLine } from './feed-words.ts'

export type FeedAgent = { name: string; email: string | null; mobile: string | null; phone: string | null }

const MOST_AGENTS = 4
const LONGEST_NAME = 100
const LONGEST_NUMBER = 30

/** The agents of a listing, the one to call first, each once; undefined where none is named. */
export function readFeedAgents(listing: FeedElement, remarks: FeedRemarks): FeedAgent[] | undefined {
  const elements = childrenOf(listing, 'listingAgent').filter((element) => nameOf(element) !== '')
  if (elements.length === 0) return undefined
  const byName = new Map(elements.toReversed().map((element) => [nameOf(element).toLowerCase(), element]))
  const agents = elements.filter((element) => byName.get(nameOf(element).toLowerCase()) === element)
  for (const element of agents.slice(MOST_AGENTS))
    remarks.leaveOut(element, `A listing names at most ${MOST_AGENTS} agents.`)
  return agents.slice(0, MOST_AGENTS).map((element) => ({
    name: nameOf(element),
    email: emailOf(element),
    mobile: numberOf(element, 'mobile'),
    phone: numberOf(element, 'BH'),
  }))
}

const nameOf = (element: FeedElement): string => feedLine(textOf(childOf(element, 'name')), LONGEST_NAME)

function emailOf(element: FeedElement): string | null {
  const email = textOf(childOf(element, 'email')).toLowerCase()
  return /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/u.test(email) ? email : null
}

function numberOf(element: FeedElement, type: string): string | null {
  const telephone = childrenOf(element, 'telephone').find((each) => attributeOf(each, 'type') === type)
  return feedLine(textOf(telephone), LONGEST_NUMBER) || null
}
