import { definePageFrame, type PageProps } from '#src/shared/page/define-page.tsx'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { multiloaderCopy as copy } from './multiloader.copy.ts'
import { Multiloader, multiloader } from './parts.tsx'

/** Whose uploads they are is known to the browser alone: the server renders the frame. */
export default definePageFrame({ View: Page, memberDeferred: () => [multiloader] })

/** Where an agency sends its listings and reads what became of them. */
function Page({ params: { uploadId } }: PageProps) {
  return (
    <PrivatePage title={copy.title} logIn={copy.logIn}>
      {(member) => <Multiloader key={member.id} member={member} uploadId={uploadId} />}
    </PrivatePage>
  )
}
