import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { hiddenListings, HiddenView } from './hidden-view.tsx'

/** What is hidden is known to the browser alone: the server renders the frame. */
export default definePageFrame({ View: HiddenView, deferred: () => [hiddenListings] })
