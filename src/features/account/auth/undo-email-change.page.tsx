import { anonymousLegacy } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { linkPagesCopy } from '#src/features/account/account.copy.ts'
import { PasswordLinkPage } from './password-link-form.tsx'

export default definePageFrame({ View: Page })

/** Where the link leads that an old address gets when another one is to take its place. */
function Page() {
  return (
    <PasswordLinkPage
      copy={linkPagesCopy.undo}
      save={(body) => resultOf((signal) => anonymousLegacy.POST('/auth/undo-email-change', { body, signal }))}
    />
  )
}
