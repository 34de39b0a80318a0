import { pageTypeOf } from '#domain/tracking/page-type-of.ts'
import LinkIcon from 'lucide-react/icons/link'
import { useEffect, useRef } from 'react'
import { sharingText, sharingTitle } from '#domain/listing/sharing-text.ts'
import { parseListingUrl } from '#domain/search/listing-url.ts'
import { parseSearchUrl } from '#domain/search/search-url.ts'
import type { SharingSubject } from '#machines/sharing/sharing.machine.ts'
import { Button, ButtonLink } from '#src/design/button/button.tsx'
import { Dialog } from '#src/design/modal/modal.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { breakpoints } from '#src/design/tokens/breakpoints.ts'
import type { ShareRequest } from '#src/shared/page/share-request.ts'
import {
  type CopyStatus,
  SharingProvider,
  useCopyStatus,
  useIsSharingModalOpen,
  useSharingCommands,
  useSharingSubject,
  useSharingVariant,
} from './sharing.provider.tsx'
import { ShortLink } from './short-link.tsx'
import { pathOf } from './short-link-path.ts'
import { sharingCopy } from './sharing.copy.ts'
import { sharingLinks } from './sharing-links.ts'
import * as styles from './sharing.css.ts'

/** Shares what was asked for, each time that it is asked. */
export default function Sharing({ request }: { request: ShareRequest }) {
  return (
    <SharingProvider>
      <SharingModal request={request} />
    </SharingProvider>
  )
}

const smallScreen = `(max-width: ${breakpoints.small}px)`

const messages: Record<CopyStatus, string> = {
  none: '',
  copied: sharingCopy.copied,
  failed: sharingCopy.copyFailed,
}

function SharingModal({ request }: { request: ShareRequest }) {
  const isOpen = useIsSharingModalOpen()
  const variant = useSharingVariant()
  const subject = useSharingSubject()
  const { share, copy, shorten, follow, changeScreen, dismiss } = useSharingCommands()
  const status = useCopyStatus()
  const copyButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    share(subjectOf(request), window.matchMedia(smallScreen).matches, 'share' in navigator)
  }, [request, share])
  useEffect(() => {
    const query = window.matchMedia(smallScreen)
    const onChange = () => changeScreen(query.matches)
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [changeScreen])

  const takeShortLink = (url: string) => {
    shorten(url)
    // The button that was pressed goes.
    copyButton.current?.focus()
  }

  return (
    <Dialog title={sharingCopy.title} isOpen={isOpen} onCancel={dismiss} className={styles.variants[variant]}>
      <Stack gap={16}>
        <Text>{subject?.text}</Text>
        <Stack gap={8}>
          <p className={styles.address}>{subject?.url}</p>
          <Button ref={copyButton} icon={LinkIcon} onClick={copy} isWide={variant === 'mobile'}>
            {sharingCopy.copy}
          </Button>
          {subject && isSearch(subject.url) && (
            <ShortLink url={subject.url} isWide={variant === 'mobile'} onMade={takeShortLink} />
          )}
          <Text role="status" size="small">
            {messages[status]}
          </Text>
        </Stack>
        <ul className={styles.links}>
          {subject &&
            sharingLinks(subject).map(({ channel, label, href }) => (
              <li key={channel}>
                <ButtonLink
                  href={href}
                  target="_blank"
                  rel="noopener nofollow"
                  variant="secondary"
                  isWide
                  onClick={() => follow(channel)}
                >
                  {label}
                </ButtonLink>
              </li>
            ))}
        </ul>
      </Stack>
    </Dialog>
  )
}

const isSearch = (url: string): boolean => parseSearchUrl(pathOf(url)).ok

const subjectOf = ({ listing, title, path }: ShareRequest): SharingSubject => ({
  title: listing ? sharingTitle(listing) : title,
  text: listing ? sharingText(listing) : title,
  url: window.location.origin + path,
  listingId: listing?.id ?? parseListingUrl(path)?.id ?? null,
  pageType: pageTypeOf(path),
})
