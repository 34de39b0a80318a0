const LONGEST_WAIT_MS = 4000

const preparations = new Set<() => Promise<unknown>>()

/** What a part of the page has to do before it can be printed; returns how to withdraw it. */
export function beforePrint(prepare: () => Promise<unknown>): () => void {
  preparations.add(prepare)
  return () => void preparations.delete(prepare)
}

/** Prints the page once its parts are ready, or without those that take too long. */
export async function printPage(): Promise<void> {
  const parts = Promise.allSettled([...preparations].map((prepare) => prepare()))
  await Promise.race([parts, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
  window.print()
}
