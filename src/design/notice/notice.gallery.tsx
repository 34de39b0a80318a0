import SearchIcon from 'lucide-react/icons/search'
import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { NoticeFrame } from './notice-frame.tsx'
import { Notice } from './notice.tsx'
import { RetryNotice } from './retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'

const tones = ['information', 'success', 'warning', 'danger'] as const

export const galleryEntry: GalleryEntry = {
  title: 'Notice',
  states: {
    'Every tone': (
      <Stack>
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} role="none">
            A message of {tone}.
          </Notice>
        ))}
      </Stack>
    ),
    'With a way to try again': <RetryNotice text="We couldn’t load this." label="Try again" onRetry={() => {}} />,
    'With an icon of its own': (
      <Notice role="none" icon={SearchIcon}>
        No listing matches.
      </Notice>
    ),
    'With no icon but the one that is named': (
      <NoticeFrame tone="danger" role="none" icon={SearchIcon}>
        The search failed.
      </NoticeFrame>
    ),
  },
}
