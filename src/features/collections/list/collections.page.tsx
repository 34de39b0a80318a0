import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { memberCollections } from '../parts.tsx'
import { CollectionsView } from './collections-view.tsx'

/** Whose collections are shown is known to the browser alone: the server renders the frame. */
export default definePageFrame({ View: CollectionsView, memberDeferred: () => [memberCollections] })
