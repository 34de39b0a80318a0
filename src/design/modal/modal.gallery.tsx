import { type ReactNode, useState } from 'react'
import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Dialog, Sheet } from './modal.tsx'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Text } from '#src/design/text/text.tsx'

export const galleryEntry: GalleryEntry = {
  title: 'Dialog and Sheet',
  states: {
    Dialog: (
      <Example opener="Open the dialog">
        {(modal) => (
          <Dialog {...modal} title="Dialog">
            <Text>The content of the dialog.</Text>
          </Dialog>
        )}
      </Example>
    ),
    'Dialog with a footer, scrolling': (
      <Example opener="Open the long dialog">
        {(modal) => (
          <Dialog {...modal} title="Long dialog" footer={<Button onClick={modal.onCancel}>Save</Button>}>
            {paragraphs}
            <Link href="#dialog-and-sheet">A link at the end</Link>
          </Dialog>
        )}
      </Example>
    ),
    'Sheet at the left': (
      <Example opener="Open the left sheet">
        {(modal) => (
          <Sheet {...modal} title="Left sheet" side="left" width="side">
            <Text>320 px wide.</Text>
          </Sheet>
        )}
      </Example>
    ),
    'Wide sheet at the right': (
      <Example opener="Open the right sheet">
        {(modal) => (
          <Sheet {...modal} title="Right sheet" side="right" width="wide">
            <Text>480 px wide.</Text>
          </Sheet>
        )}
      </Example>
    ),
  },
}

const paragraphs = Array.from({ length: 30 }, (_, index) => <Text key={index}>Paragraph {index + 1}</Text>)

type ModalProps = { isOpen: boolean; onCancel: () => void }

function Example({ opener, children }: { opener: string; children: (modal: ModalProps) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      {children({ isOpen, onCancel: () => setOpen(false) })}
    </div>
  )
}
