import type { PageModule } from '#src/shared/runtime/define-feature.ts'
import type { Page } from '#src/shared/page/define-page.tsx'

const importPage = import.meta.glob<PageModule>('/src/features/**/*.page.tsx')

const nameInManifest = (path: string): string => path.slice('/'.length)

/** The modules of all pages, as the build manifest names them. */
export const pageSources: readonly string[] = Object.keys(importPage).map(nameInManifest)

let sources: Promise<ReadonlyMap<Page, string>> | null = null

/** The name in the build manifest of a page's module, for the server, which tells the browser what to load with the page. */
export async function sourceOfPage(page: Page): Promise<string> {
  sources ??= readSources()
  const source = (await sources).get(page)
  if (source === undefined) throw new Error('The module of a page is called something.page.tsx, in its feature')
  return source
}

async function readSources(): Promise<ReadonlyMap<Page, string>> {
  const pages = Object.entries(importPage).map(
    async ([path, load]) => [(await load()).default, nameInManifest(path)] as const,
  )
  return new Map(await Promise.all(pages))
}
