import type { PageEnd } from './page-outcome.ts'
import { NotFound } from './not-found.tsx'
import { PastLastPage } from './past-last-page.tsx'

export const notFound = (title: string): PageEnd => ({ status: 404, view: <NotFound title={title} /> })

/** A page of a list beyond its last one. */
export const pastLastPage = (page: number, firstPageHref: string): PageEnd => ({
  status: 404,
  view: <PastLastPage page={page} firstPageHref={firstPageHref} />,
})
