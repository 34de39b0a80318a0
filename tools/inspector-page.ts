import { INSPECTOR_CHANNEL } from '#machines/inspector/inspector-messages.ts'
import { type BuiltChunk, developmentPage } from './development-page.ts'

/** Where `npm run dev` and `npm run dev:mocks` serve the inspector. */
const INSPECTOR_PATH = '/inspector.html'
/** The source from which the page starts. */
export const INSPECTOR_ENTRY = 'src/app/inspector/inspector-entry.tsx'

/** Serves the inspector in development, and fails a build that contains a part of it. */
export const inspectorPage = () =>
  developmentPage({
    name: 'inspector',
    title: 'Inspector',
    path: INSPECTOR_PATH,
    entry: INSPECTOR_ENTRY,
    partIn: inspectorPartIn,
  })

/** The first part of the inspector that a chunk of a build contains, or null when it contains none. */
export function inspectorPartIn({ code, moduleIds }: BuiltChunk): string | null {
  const module = moduleIds.find((id) => /\/(?:src\/app|machines)\/inspector\/|\/@statelyai\//.test(id))
  const word = [INSPECTOR_CHANNEL, INSPECTOR_PATH].find((each) => code.includes(each))
  return module ?? word ?? null
}
