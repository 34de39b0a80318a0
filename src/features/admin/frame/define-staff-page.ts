import type { ComponentType } from 'react'
import type { Member } from '#src/api/session/member.ts'

type StaffPageView = ComponentType<{
  member: Member
  /** What of the path is below that of the page; empty for nothing. */
  below: string
}>

export type StaffPageModule = { default: StaffPageView }

/** Declares what a page of staff shows below its heading: the default export of an `X.staff-page.tsx`. */
export const defineStaffPage = (View: StaffPageView): StaffPageView => View
