import { formatCasesUrl } from '#domain/posts/moderation-url.ts'
import { definePageFrame } from '#src/shared/page/define-page.tsx'

const redirectTo = formatCasesUrl({ kind: 'agentReview', state: 'waiting', page: 1 })

/** Where the cases of reviews of agents stood. */
export default definePageFrame({ View: () => null, prepare: () => Promise.resolve({ status: 301, redirectTo }) })
