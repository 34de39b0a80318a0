import { MemberHub } from './member-hub.tsx'
import { PerformancePage } from './performance-page.tsx'

import { preparePerformance } from './prepare-performance.ts'
import { definePageFrame } from '#src/shared/page/define-page.tsx'

export default definePageFrame({ prepare: preparePerformance, View: Page })

/** How the homes of an agent or of an office do. */
function Page() {
  return <PerformancePage>{(member) => <MemberHub key={member.id} />}</PerformancePage>
}
