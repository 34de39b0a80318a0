import { type ReactNode, use, useSyncExternalStore } from 'react'
import type { DeferredCode } from '#src/api/code/deferred-code.ts'

type Props<Module> = {
  code: DeferredCode<Module>
  /** Calls no hook: React reuses the hooks of an attempt that was suspended, and another one may follow only a number that never changes. */
  children: (module: Module) => ReactNode
}

/**
 * What is made of a module whose code must be there to show it, within a Suspense boundary. What the server rendered stays until
 * the code comes; a page that is opened in the browser without it fails.
 */
export function AwaitCode<Module>({ code, children }: Props<Module>): ReactNode {
  const module = code.loaded()
  // oxlint-disable-next-line react/rules-of-hooks -- who lacks the code is never committed, and who has it never lacks it again
  if (module === null) return children(useCodeToCome(code))
  const awaited = awaitedOf.get(code)
  // React expects that an attempt which `use` suspended calls it again when it is made anew.
  if (awaited !== undefined && isFulfilled(awaited)) use(awaited)
  return children(module)
}

const isFulfilled = (promise: object): boolean => 'status' in promise && promise.status === 'fulfilled'

/** What was waited for last, by its code; React writes its status into it. */
const awaitedOf = new WeakMap<object, Promise<unknown>>()

/**
 * The hook that tells hydration renders its component once more afterwards. With the code there it must not be called: the
 * second render would reach parts below that are not hydrated yet, and React would throw their markup away.
 */
function useCodeToCome<Module>(code: DeferredCode<Module>): Module {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const coming = isHydrating ? code.eventually() : code.load()
  awaitedOf.set(code, coming)
  return use(coming)
}

const never = () => () => {}
