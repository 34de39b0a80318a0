import { type ComponentType, use } from 'react'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'

export type PageProps = { params: Readonly<Record<string, string | undefined>> }

export type PageModule = {
  Page: ComponentType<PageProps>
  preparePage: PreparePage
  /** Fetches what is code of this one address, such as the text of an article, so that its page need not wait. */
  loadText?: (path: string) => Promise<void>
}

export type LazyPage = { load: () => Promise<PageModule>; View: ComponentType<PageProps> }

/**
 * A page whose code comes when it is needed. Loaded beforehand, it renders at once, so that the server and the first
 * render in the browser never suspend.
 */
export function lazyPage(importModule: () => Promise<PageModule>): LazyPage {
  let module: PageModule | null = null
  let loading: Promise<PageModule> | null = null

  const load = () => {
    loading ??= importModule().then(
      (loaded) => {
        module = loaded
        return loaded
      },
      (problem: unknown) => {
        loading = null
        throw problem
      },
    )
    return loading
  }

  function View(props: PageProps) {
    const { Page } = module ?? use(load())
    return <Page {...props} />
  }

  return { load, View }
}
