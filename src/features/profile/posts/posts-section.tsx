import type { ReactNode } from 'react'
import { formatProfileUrl, type ProfileView } from '#domain/profiles/profile-url.ts'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PastLastPage } from '#src/shared/page/past-last-page.tsx'
import { profileCopy } from '../profile.copy.ts'

type Props<Item> = {
  view: ProfileView
  found: { total: number; results: readonly Item[] } | null | undefined
  title: string
  /** What is said where there is nothing. */
  empty: string
  onPage: number
  /** The last page that can be asked for; all where it is left out. */
  lastPage?: number
  children: (items: readonly Item[]) => ReactNode
}

/** A part of what somebody wrote, under its title and with the way to the other parts. */
export function PostsSection<Item>({ view, found, title, empty, onPage, lastPage, children }: Props<Item>) {
  const hrefForPage = (page: number) => formatProfileUrl({ ...view, page })
  if (!found || found.total === 0) return <Text tone="inkSoft">{empty}</Text>
  if (found.results.length === 0) return <PastLastPage page={view.page} firstPageHref={hrefForPage(1)} />
  return (
    <Stack as="section" gap={24}>
      <Heading level={2}>{title}</Heading>
      {children(found.results)}
      <Pagination
        page={view.page}
        pageCount={Math.min(lastPage ?? Infinity, Math.ceil(found.total / onPage))}
        label={profileCopy.pages}
        hrefForPage={hrefForPage}
      />
    </Stack>
  )
}
