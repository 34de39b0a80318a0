let isWorking = false
let report = () => {}

/** Resolves once the first page itself works, which may be later than what stands around it: a page that comes `onIdle`. */
export const firstPageHydrated = new Promise<void>((resolve) => (report = resolve))

export const isFirstPageHydrated = (): boolean => isWorking

export function reportFirstPage(): void {
  isWorking = true
  report()
}
