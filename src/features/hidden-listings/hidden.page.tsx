import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { HiddenView, loadHiddenHomes } from './hidden-view.tsx'

/** What is hidden is known to the browser alone: the server renders the frame. */
export const preparePage: PreparePage = () => Promise.resolve({ status: 200 })

export const loadParts = async (): Promise<void> => void (await loadHiddenHomes())

export const Page = () => <HiddenView />
