import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * Has queries read again because what they read has changed: those that are shown now, the others when they are next shown. By itself
 * TanStack Query takes the answer to a reading under way for what was wanted, where it is the first one or is read for later, though the
 * reading may have begun before the change: it is followed by another here. Resolves once those that are shown are read.
 */
export async function readAgain(queryClient: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const underWay = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined || query.isDisabled())
  await Promise.all([
    queryClient.invalidateQueries(filters),
    ...underWay.map(async (query) => {
      await query.promise?.catch(() => {})
      await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }),
  ])
}
