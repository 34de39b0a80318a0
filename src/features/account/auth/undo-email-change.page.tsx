import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { linkPagesCopy } from '#src/features/account/account.copy.ts'
import { PasswordLinkPage } from './password-link-form.tsx'
import { openClient } from '#src/features/account/session/identity-clients.ts'

export const preparePage: PreparePage = () => Promise.resolve({ status: 200 })

/** Where the link leads that an old address gets when another one is to take its place. */
export const Page = () => (
  <PasswordLinkPage copy={linkPagesCopy.undo} save={(body) => openClient.undoEmailChange(body)} />
)
