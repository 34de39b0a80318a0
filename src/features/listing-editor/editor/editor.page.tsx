import { definePageFrame, type PageProps } from '#src/shared/page/define-page.tsx'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { ListingEditor, listingEditor } from '../parts.tsx'
import { editorCopy as copy } from './editor.copy.ts'

/** What is typed is known to the browser alone: the server renders the frame. */
export default definePageFrame({ View: Page, memberDeferred: () => [listingEditor] })

function Page({ params: { id = '' } }: PageProps) {
  return (
    <PrivatePage title={copy.title} logIn={copy.logIn}>
      {(member) => <ListingEditor key={`${member.id} ${id}`} id={id.toLowerCase()} member={member} />}
    </PrivatePage>
  )
}
