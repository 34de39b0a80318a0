import type { QueryClient } from '@tanstack/react-query'
import type { PostStatus } from '#src/api/generated/graphql.ts'

type OwnText = { title?: string; content: string; status: PostStatus; revision: string }

/** Posts that are read together, as the member who reads them has to do with them. */
export type PostThread = {
  /** Those that the member wrote. */
  ownIds: readonly number[]
  /** What one of them says now, whatever was read before; undefined where it is gone. */
  readOwn: (postId: number) => Promise<OwnText | undefined>
  /** Asks again for what shows them. */
  readAgain: () => Promise<void>
}

/** Fails at once without a connection, and takes nothing that was read before. */
export const readNow = { staleTime: 0, networkMode: 'always' } as const

/** Asks again for documents by their hashes: what was asked before a post was there may not stand for what is there now. */
export async function readAgain(queryClient: QueryClient, hashes: readonly unknown[]): Promise<void> {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => hashes.includes(queryKey[0])
  await queryClient.cancelQueries({ predicate })
  await queryClient.invalidateQueries({ predicate })
}
