import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { forMembers } from '#src/shared/session/for-members.ts'
import { loadMemberCollections } from '../parts.tsx'
import { CollectionsView } from './collections-view.tsx'

/** Whose collections are shown is known to the browser alone: the server renders the frame. */
export const preparePage: PreparePage = () => Promise.resolve({ status: 200 })

export const loadParts = forMembers(loadMemberCollections)

export const Page = () => <CollectionsView />
