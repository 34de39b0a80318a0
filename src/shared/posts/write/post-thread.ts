import type { QueryClient } from '@tanstack/react-query'

/** Posts that are read together, as the member who reads them has to do with them. */
export type PostThread = {
  /** Those that the member wrote. */
  ownIds: readonly number[]
  /** Asks again for what shows them. */
  readAgain: () => Promise<void>
}

/** Asks again for documents by their hashes: what was asked before a post was there may not stand for what is there now. */
export async function readAgain(queryClient: QueryClient, hashes: readonly unknown[]): Promise<void> {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => hashes.includes(queryKey[0])
  await queryClient.cancelQueries({ predicate })
  await queryClient.invalidateQueries({ predicate })
}
