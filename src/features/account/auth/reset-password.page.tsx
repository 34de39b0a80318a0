import { anonymousLegacy } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { Button } from '#src/design/button/button.tsx'
import { linkPagesCopy } from '#src/features/account/account.copy.ts'
import { PasswordLinkPage } from './password-link-form.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'

export default definePageFrame({ View: Page })

/** Where the link of the mail for a forgotten password leads. */
function Page() {
  return (
    <PasswordLinkPage
      copy={linkPagesCopy.reset}
      save={(body) => resultOf((signal) => anonymousLegacy.POST('/auth/reset-password', { body, signal }))}
      withoutToken={
        <Button isWide onClick={() => emit('auth.requested', { form: 'forgotPassword', position: 'other' })}>
          {linkPagesCopy.emailLink}
        </Button>
      }
    />
  )
}
