import { useEffect, useState } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import RotateClockwiseIcon from 'lucide-react/icons/rotate-cw'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { useIsOnline } from '#src/shared/runtime/use-is-online.ts'
import { useRequestContext } from '#src/shared/page/request-context.tsx'
import { errorScreenCopy } from './error-screen.copy.ts'

/** The screen for a page that cannot be shown; without a connection it says which pages open all the same. */
export function ErrorScreen() {
  const { supportPhone, helpEmail } = useRequestContext()
  const isOnline = useIsOnline()
  const opensSavedListings = useIsKept('/collections')
  useSavedListing(isOnline)
  const title = isOnline ? errorScreenCopy.title : errorScreenCopy.offlineTitle
  useEffect(() => {
    // Back to the page that the visitor wanted, by whatever its address is by then.
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <Container width="reading" paddingY={64}>
      <PageHead title={title} isIndexed={false} />
      <Stack gap={24} role="alert">
        <Heading level={1}>{title}</Heading>
        <Text size="lead">{isOnline ? errorScreenCopy.message : errorScreenCopy.offlineMessage}</Text>
        <Inline gap={16}>
          <Button variant="primary" icon={RotateClockwiseIcon} onClick={() => location.reload()}>
            {errorScreenCopy.reload}
          </Button>
          {isOnline && (
            <Link href="/" isStandalone>
              {errorScreenCopy.home}
            </Link>
          )}
          {!isOnline && opensSavedListings && (
            <Link href="/collections" isStandalone>
              {errorScreenCopy.savedHomes}
            </Link>
          )}
          <Link href={`tel:${supportPhone.replaceAll(' ', '')}`} isStandalone>
            {errorScreenCopy.call} {supportPhone}
          </Link>
          <Link href={`mailto:${helpEmail}`} isStandalone>
            {errorScreenCopy.email}
          </Link>
        </Inline>
      </Stack>
    </Container>
  )
}

/** Loads a home anew that the service worker keeps; it answers with what was saved. */
function useSavedListing(isOnline: boolean): void {
  useEffect(() => {
    const { pathname } = location
    const isShown = document.documentElement.dataset['savedPath'] === pathname
    if (isOnline || isShown || !pathname.startsWith('/homes/') || !('caches' in globalThis)) return
    void caches.match(pathname).then(
      (page) => page && location.reload(),
      () => {},
    )
  }, [isOnline])
}

/** Whether the service worker keeps a page for opening it without a connection. */
function useIsKept(path: string): boolean {
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    // Pages without HTTPS have no caches.
    if (!('caches' in globalThis)) return
    caches.match(path).then(
      (page) => setIsKept(page !== undefined),
      () => {},
    )
  }, [path])
  return isKept
}
