import { vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type OutboxEntry, subjectOf } from '#machines/outbox/outbox-entries.ts'
import type { ChangeOutput } from '#machines/change-queue/change-queue.ts'
import { type CollectionChange, collectionsMachine } from '#machines/collections/collections.machine.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { Member } from '#src/api/session/member.ts'
import { openTab, run } from './fake-browser.ts'
import type { FaultyPortal } from './faulty-portal.ts'

/** A page with the code of its own tab, started as the island of collections does; `member`: who is logged in. */
export async function openPage(network: FaultyPortal, member: () => Member | null) {
  const tab = openTab()
  vi.resetModules()
  return run(tab, async () => {
    const execute = network.executeOf((await import('#src/api/graphql/transport.ts')).createTransport)
    const session = await import('#src/shared/session/session-view.ts')
    const saved = await import('#src/shared/member-list/collections/saved-listings.ts')
    const kept = await import('#src/shared/member-list/collections/pending-collection.ts')
    const channel = await import('#src/shared/member-list/collections/collections-channel.ts')
    const outbox = await import('#src/shared/outbox/outbox-actor.ts')
    const unsent = await import('#src/shared/outbox/has-unsent-changes.ts')
    const pending = await import('#src/features/collections/pending/pending-collection-actor.ts')
    const reading = await import('#src/features/collections/heart/read-saved.ts')
    const saving = await import('#src/features/collections/heart/save-into.ts')
    const changing = await import('#src/features/collections/changes/change-collection.ts')
    const versions = new Map<string, number>()
    const read = () => {
      const there = member()
      if (there !== null) void reading.readSavedListings(execute, there)
    }
    const bring = () => {
      if (kept.readPending() !== null) pending.pendingCollection({ execute })
      if (member() !== null && unsent.hasUnsentChanges()) outbox.outbox({ execute })
    }
    const follow = () => {
      saved.claimSaved(member()?.id ?? null)
      bring()
      read()
    }
    const publish = () => {
      const there = member()
      session.publishSession(there === null ? { status: 'loggedOut' } : { status: 'member', member: there })
    }
    publish()
    channel.listenToOtherTabs()
    window.addEventListener('portal:collections.changed', read)
    window.addEventListener('online', read)
    window.addEventListener('storage', bring)
    session.onSessionChange(follow)
    outbox.onOutboxAnswer(({ change }, output) => {
      if (output.ok && output.version !== null) versions.set(subjectOf(change), output.version)
    })
    follow()
    const creating = creatorOf((change, signal) =>
      changing.changeCollection({ execute, member: member() ?? nobody }, change, signal),
    )
    return {
      tab,
      versions,
      creating,
      code: { saved, kept, outbox, pending, saving },
      surroundings: { execute } satisfies { execute: ExecuteDocument },
      publish: () => run(tab, publish),
      entries: (): readonly OutboxEntry[] => run(tab, () => outbox.outbox({ execute }).getSnapshot().context.entries),
    }
  })
}

export type Page = Awaited<ReturnType<typeof openPage>>

const nobody = { id: 0, username: 'nobody' }

function creatorOf(change: (change: CollectionChange, signal: AbortSignal) => Promise<ChangeOutput>) {
  const actor = createActor(
    collectionsMachine.provide({
      actors: {
        read: fromPromise<void>(() => Promise.resolve()),
        makeChange: fromPromise<ChangeOutput, { change: CollectionChange | undefined }>(async ({ input, signal }) => {
          if (input.change === undefined) throw new Error('There is nothing to change.')
          return change(input.change, signal)
        }),
      },
    }),
  )
  return actor.start()
}
