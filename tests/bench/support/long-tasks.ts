import type { JSHandle, Page } from 'playwright'

/** Slows the processor of a page and notes every task of its main thread that takes 50 ms or more. */
export async function watchLongTasks(page: Page, slower: number): Promise<JSHandle<number[]>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return page.evaluateHandle(() => {
    const found: number[] = []
    new PerformanceObserver((list) => found.push(...list.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ['longtask'],
    })
    return found
  })
}

/** The columns `longest task ms | tasks over 50 ms | over 100 ms` of a table. */
export function columnsOf(tasks: readonly number[]): string {
  const over = (limit: number): number => tasks.filter((task) => task > limit).length
  return `${Math.round(Math.max(0, ...tasks))} | ${over(50)} | ${over(100)}`
}
