import type { Section } from '#domain/ads/ad-slots.ts'
import type { ComponentType } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { BadgeName } from '../notifications/badge-counts.ts'
import type { AppEvents } from './app-events.ts'
import type { Page } from '../page/define-page.tsx'
import type { CodeOnIntent, RenderedCode } from './later-code.ts'

export type RouteParams = Readonly<Record<string, string | undefined>>

export type PageModule = { default: Page }

export type Route = {
  /**
   * Patterns of regexparam, as wouter reads them: `:name` is one segment, `*` the rest, `?` makes either optional. Upper case
   * and a slash at the end make no difference.
   */
  path: string | readonly string[]
  /** What a pattern cannot say of its parameters. */
  accepts?: (params: RouteParams) => boolean
  /**
   * `onIdle`: mostly links and words. As a first page it is not part of the first load; until it is hydrated its links and forms answer
   * by themselves, and a button that was pressed answers afterwards.
   */
  page: RenderedCode<PageModule>
  /** Of its pages, for what stands above the header and below the page. */
  section?: Section | ((path: string) => Section | null)
  /** Whether the header stays at the top of the window on desktop. */
  isHeaderFixed?: true
  /** Its URLs are views of one page, which keeps from one to the next what stands in its fields. */
  isOnePage?: true
}

/** What the page hands to its islands, and to the handlers of events. */
export type IslandContext = {
  queryClient: QueryClient
  execute: ExecuteDocument
  version: string
  /** The query that the page was opened with, before it tidied its URL up. */
  firstSearch: string
  /** Whether the portal has a page for a path. */
  hasPage: (path: string) => boolean
  /** Reads the page of an address before it is opened; rejects where that fails. */
  prepareAddress: (path: string, search: string) => Promise<void>
}

/**
 * Code of a feature that works beside the pages, for the life of the document: `now` is after the load event. The file of one that
 * comes now is called `X.island.ts`, by which the build puts all of these into one; any other is called `X.deferred-island.ts`.
 */
type Island = RenderedCode<{ default: (context: IslandContext) => void }>

/** What a feature does at an event of the portal; the code comes with the first one. */
type EventHandlers = {
  [Name in keyof AppEvents]?: CodeOnIntent<{ default: (detail: AppEvents[Name], context: IslandContext) => void }>
}

/** The menus of the shell (docs/product.md, section 19); `blog` is the header's dropdown, `member` stands at its end and below the side menu, `agentMember` after it there for agents. */
export type Menu = 'header' | 'blog' | 'member' | 'agentMember' | 'sideMenu' | 'company' | 'search' | 'agents'

export type MenuLink = {
  label: string
  href: string
  /** Its place in each menu that has it, counted over the links of all features. */
  places: Partial<Record<Menu, number>>
  /** What is counted beside it (src/shared/notifications/badge-counts.ts). */
  badge?: BadgeName
}

/**
 * What a feature has in the shell and only the server renders (docs/decisions/016), in the order of their files: the default
 * export of a file called `X.shell.tsx`. Its styles are in `Y.shell.css.ts`, which is part of the first load.
 */
export type ShellPart = { place: 'notices' | 'header' | 'footer'; View: ComponentType }

/** What a feature brings to the portal; src/app/features.ts lists them, and nothing else in src/app knows one by name. */
export type Feature = {
  /** The first that matches wins, within a feature and from one feature to the next. */
  routes?: readonly Route[]
  /** Its links in the menus: for the server, and for the browser when the side menu is opened. */
  navigation?: () => Promise<{ navigation: readonly MenuLink[] }>
  /** Those that come now are started one after the other, in the order of the features. */
  islands?: readonly Island[]
  on?: EventHandlers
}

/** Declares a feature, in `src/features/X/feature.ts`. All that it names is loaded when it is needed. */
export const defineFeature = (feature: Feature): Feature => feature
