import { hasSessionCookie } from '#src/api/session/session-cookies.ts'

/**
 * Loads what a page has for members alone before the page is opened (`loadParts`), in a browser that has a session. A page that
 * waited for it by itself would show for 300 ms at least that it loads: React takes down no fallback sooner.
 */
export const forMembers = (load: (path: string) => Promise<unknown>) => async (path: string) => {
  if (hasSessionCookie()) await load(path)
}
