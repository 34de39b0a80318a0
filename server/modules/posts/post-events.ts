import type { EventLog } from '#server/platform/events/domain-event.ts'

declare module '#server/platform/events/domain-event.ts' {
  /** The subject is the post; only the first time that it is published is told. */
  interface DomainEventDetails {
    'post.published': Record<string, never>
  }
}

/** Records that a post is published, if it was not before; the last thing in the transaction of the change. */
export async function recordPublication(
  events: EventLog,
  postId: number,
  { before, after }: { before: Date | null; after: Date | null },
): Promise<void> {
  if (before === null && after !== null) {
    await events.append({ kind: 'post.published', subjectId: postId, details: {} })
  }
}
