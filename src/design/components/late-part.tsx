import { type ComponentType, Suspense, use } from 'react'

type Module<Props> = { default: ComponentType<Props> }

export type LatePart<Props> = {
  /** Loads the code; the server does so before it renders. */
  load: () => Promise<Module<Props>>
  View: ComponentType<{ isWanted: boolean; with: Props }>
}

const never = new Promise<never>(() => {})

/**
 * A part of a page whose server markup is enough until the visitor turns to it. Its code is loaded, and the markup comes
 * alive, when `isWanted` becomes true; set that in a transition, so that the markup stays meanwhile.
 */
export function latePart<Props extends object>(importModule: () => Promise<Module<Props>>): LatePart<Props> {
  let module: Module<Props> | null = null
  let loading: Promise<Module<Props>> | null = null

  const load = () => {
    loading ??= importModule().then((loaded) => (module = loaded))
    return loading
  }

  function Content({ isWanted, with: props }: { isWanted: boolean; with: Props }) {
    const { default: Part } = module ?? use(isWanted ? load() : never)
    return <Part {...props} />
  }

  return {
    load,
    View: (props) => (
      <Suspense fallback={null}>
        <Content {...props} />
      </Suspense>
    ),
  }
}
