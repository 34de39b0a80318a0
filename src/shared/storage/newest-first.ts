const ONE_YEAR_IN_SECONDS = 31_536_000

/** Whether the visitor wants the newest homes first. A cookie, so that the server leads there before anything is shown. */
export const prefersNewest = (): boolean => /(?:^|;\s*)newestFirst=1(?:;|$)/.test(document.cookie)

export function rememberNewest(isWanted: boolean): void {
  document.cookie = `newestFirst=1; path=/; max-age=${isWanted ? ONE_YEAR_IN_SECONDS : 0}; samesite=lax`
}
