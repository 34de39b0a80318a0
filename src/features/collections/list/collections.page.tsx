import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { CollectionsView } from './collections-view.tsx'

/** Whose collections are shown is known to the browser alone: the server renders the frame. */
export const preparePage: PreparePage = () => Promise.resolve({ status: 200 })

export const Page = () => <CollectionsView />
