import { Text } from '#src/design/text/text.tsx'
import { now } from '#src/shared/runtime/later-code.ts'
import { viewOf } from '#src/shared/runtime/view-of.tsx'
import { moderationCopy as copy } from './moderation.copy.ts'

// What is for one member comes once it is known who is there.

export const staffCases = now(() => import('./list/staff-cases.tsx'))
export const StaffCases = viewOf(staffCases, (module) => module.StaffCases, <Text>{copy.loading}</Text>)

export const staffCase = now(() => import('./case/staff-case.tsx'))
export const StaffCase = viewOf(staffCase, (module) => module.StaffCase, <Text>{copy.loading}</Text>)

export const ownDecision = now(() => import('./decision/own-decision.tsx'))
export const OwnDecision = viewOf(ownDecision, (module) => module.OwnDecision, <Text>{copy.loading}</Text>)
