import { MemberHub } from './member-hub.tsx'
import { PerformancePage } from './performance-page.tsx'

export { preparePerformance as preparePage } from './prepare-performance.ts'

/** How the homes of an agent or of an office do. */
export const Page = () => <PerformancePage>{(member) => <MemberHub key={member.id} />}</PerformancePage>
