import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { listingsCopy as copy } from '../listings.copy.ts'
import { OfficeListings, officeListings } from '../parts.tsx'

/** Whose listings they are is known to the browser alone: the server renders the frame. */
export default definePageFrame({ View: Page, memberDeferred: () => [officeListings] })

function Page() {
  return (
    <PrivatePage title={copy.title} logIn={copy.logIn}>
      {({ id }) => <OfficeListings key={id} />}
    </PrivatePage>
  )
}
