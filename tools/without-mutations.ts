import type { Plugin } from 'vite'

const unused: Readonly<Record<string, string>> = {
  // What a QueryClient asks of its mutations where there are none.
  mutationCache: `export class MutationCache {
    clear() {}
    getAll() { return [] }
    findAll() { return [] }
    resumePausedMutations() { return Promise.resolve() }
    build() { throw new Error('Mutations are left out of this build (tools/without-mutations.ts)') }
  }`,
  // The library's index names the other two.
  infiniteQueryBehavior: `const absent = () => {
    throw new Error('Infinite queries are left out of this build (tools/without-mutations.ts)')
  }
  export { absent as infiniteQueryBehavior, absent as hasNextPage, absent as hasPreviousPage }`,
}

/**
 * Takes mutations and infinite queries out of the query client, 1.5 kB of the first load: nothing uses them, and the client
 * names them so that no bundler can tell (docs/decisions/040). Fails the build when the library no longer has these files.
 */
export function withoutMutations(): Plugin {
  const replaced = new Set<string>()
  return {
    name: 'without-mutations',
    apply: 'build',
    buildStart: () => replaced.clear(),
    transform: {
      filter: { id: /\/@tanstack\/query-core\/build\/modern\/(?:mutationCache|infiniteQueryBehavior)\.js$/ },
      handler(_code, id) {
        const name = /(\w+)\.js$/.exec(id)?.[1] ?? ''
        replaced.add(name)
        return { code: unused[name] ?? '', map: null }
      },
    },
    buildEnd(error) {
      if (!error && replaced.size < Object.keys(unused).length) {
        this.error('@tanstack/query-core no longer has the files that tools/without-mutations.ts replaces')
      }
    },
  }
}
