import { type ReportReason, reportReasons } from '../reviews/review-types.ts'

/** Why a post that is no review of an agent is reported. */
const postReportReasons = ['offTopic', 'notTrue', 'offensive', 'privateDetails', 'advertising'] as const
type PostReportReason = (typeof postReportReasons)[number]

const isOneOf = <Reason extends string>(reasons: readonly Reason[], reason: string): reason is Reason =>
  reasons.some((each) => each === reason)

export const isReviewReportReason = (reason: string): reason is ReportReason => isOneOf(reportReasons, reason)
export const isPostReportReason = (reason: string): reason is PostReportReason => isOneOf(postReportReasons, reason)
