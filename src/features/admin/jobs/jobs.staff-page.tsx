import { Stack } from '#src/design/stack/stack.tsx'
import { defineStaffPage } from '../frame/define-staff-page.ts'
import { DeadLetters } from './dead-letters.tsx'
import { Queues } from './queues.tsx'

/** What the portal does later, and what it could not do. */
export default defineStaffPage(JobsPage)

function JobsPage() {
  return (
    <Stack gap={32}>
      <DeadLetters />
      <Queues />
    </Stack>
  )
}
