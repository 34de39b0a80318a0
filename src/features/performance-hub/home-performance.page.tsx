import type { PageProps } from '#src/shared/feature/define-feature.ts'
import { HomePerformance } from './home-performance.tsx'
import { PerformancePage } from './performance-page.tsx'

export { preparePerformance as preparePage } from './prepare-performance.ts'

/** How one home does. */
export const Page = ({ params: { listingId = '' } }: PageProps) => (
  <PerformancePage>
    {(member) => (
      <HomePerformance key={`${member.id} ${listingId}`} listingId={Number(listingId)} isAgent={member.isAgent} />
    )}
  </PerformancePage>
)
