import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { NotFound } from '#src/shared/page/not-found.tsx'

/** Where no page of the portal has this address. */
export default definePageFrame({
  prepare: () => Promise.resolve({ status: 404 }),
  View: () => <NotFound title={notFoundCopy.page} />,
})
