import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { hasAnyRight } from '#domain/permissions/rights.ts'
import { staffPageAt, type StaffPagePath } from '#domain/staff/staff-pages.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/button/button.tsx'
import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { awaitedView } from '#src/shared/runtime/awaited-view.tsx'
import { now } from '#src/shared/runtime/later-code.ts'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { forgetRefusal, useIsRefused } from './access.ts'
import { frameCopy as copy } from './frame.copy.ts'
import * as styles from './frame.css.ts'
import type { StaffPageModule } from './define-staff-page.ts'
import { staffPageCode } from './page-code.ts'

const AwaitedNotFound = awaitedView(now(() => import('#src/shared/page/not-found.tsx')))

const awaitedPages = Object.fromEntries(
  Object.entries<Parameters<typeof awaitedView<StaffPageModule>>[0]>(staffPageCode).map(([path, code]) => [
    path,
    awaitedView(code),
  ]),
)

/** The page of a path for whoever may open it. To everybody else there is none, as for an address of nothing. */
export function StaffPageOfPath({ member, path }: { member: Member; path: string }) {
  const found = staffPageAt(path)
  const mayOpen = found !== null && hasAnyRight(member.claims, found.page.rights)
  const isRefused = useIsRefused(found?.page.path)
  const [opened, setOpened] = useState<StaffPagePath | null>(null)
  if (mayOpen && opened !== found.page.path) setOpened(found.page.path)
  const wasOpen = found !== null && opened === found.page.path
  if (found === null || (!mayOpen && !wasOpen)) return <UnknownPage />
  const { page, below } = found
  if (!mayOpen || isRefused) return <AccessLost name={page.name} />
  const Page = awaitedPages[page.path]
  if (Page === undefined) return <UnknownPage />
  return (
    <div className={styles.content}>
      <PageHead title={page.name} isIndexed={false} />
      <Stack gap={24}>
        <Heading level={1}>{page.name}</Heading>
        <Suspense fallback={<Skeleton shape="block" />}>
          <Page>{({ default: View }) => <View member={member} below={below} />}</Page>
        </Suspense>
      </Stack>
    </div>
  )
}

const UnknownPage = () => (
  <Suspense fallback={null}>
    <AwaitedNotFound>{({ NotFound }) => <NotFound title={notFoundCopy.page} />}</AwaitedNotFound>
  </Suspense>
)

/** Where a page was open when its right was taken away. */
function AccessLost({ name }: { name: string }) {
  const queryClient = useQueryClient()
  const checkAgain = () => {
    queryClient.clear()
    forgetRefusal()
  }
  return (
    <div className={styles.content} role="alert">
      <PageHead title={name} isIndexed={false} />
      <Stack gap={16}>
        <Heading level={1}>{copy.accessLost}</Heading>
        <Text size="lead">{copy.accessLostAdvice}</Text>
        <div>
          <Button variant="secondary" onClick={checkAgain}>
            {copy.checkAgain}
          </Button>
        </div>
      </Stack>
    </div>
  )
}
