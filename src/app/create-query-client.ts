import { QueryClient } from '@tanstack/react-query'

/** One for each server render, one for the life of the page in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } })
}
