import { QueryClient } from '@tanstack/react-query'

const KEPT_FOR_MILLISECONDS = 1_800_000

/** One for each server render, one for the life of the page in the browser. */
export function createQueryClient(): QueryClient {
  // Long enough for the way back to a page to find it as it was, so that the browser can scroll to where the reader was.
  return new QueryClient({
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, gcTime: import.meta.env.SSR ? Infinity : KEPT_FOR_MILLISECONDS },
    },
  })
}
