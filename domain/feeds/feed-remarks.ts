import type { FeedElement } from './feed-element.ts'

/** What an agency is told of an element of its feed. */
export type FeedRemark = { line: number; element: string; reason: string }

/** Gathers what is wrong with a listing. */
export type FeedRemarks = {
  /** The listing cannot be taken. */
  refuse(element: FeedElement, reason: string): void
  /** The listing is taken without this. */
  leaveOut(element: FeedElement, reason: string): void
}

export function gatherRemarks(): FeedRemarks & { refusals: FeedRemark[]; leftOut: FeedRemark[] } {
  const refusals: FeedRemark[] = []
  const leftOut: FeedRemark[] = []
  const remark = ({ line, name }: FeedElement, reason: string): FeedRemark => ({ line, element: name, reason })
  return {
    refusals,
    leftOut,
    refuse: (element, reason) => void refusals.push(remark(element, reason)),
    leaveOut: (element, reason) => void leftOut.push(remark(element, reason)),
  }
}
