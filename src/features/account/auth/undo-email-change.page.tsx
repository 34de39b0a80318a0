import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { linkPagesCopy } from '#src/features/account/account.copy.ts'
import { PasswordLinkPage } from './password-link-form.tsx'
import { openClient } from '#src/features/account/session/identity-clients.ts'

export default definePageFrame({ View: Page })

/** Where the link leads that an old address gets when another one is to take its place. */
function Page() {
  return <PasswordLinkPage copy={linkPagesCopy.undo} save={(body) => openClient.undoEmailChange(body)} />
}
