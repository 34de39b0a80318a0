import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { NotFound } from '#src/property/not-found/not-found.tsx'

export const preparePage: PreparePage = () => Promise.resolve({ status: 404 })

/** Where no page of the portal has this address. */
export function Page() {
  return <NotFound title="This page does not exist" />
}
