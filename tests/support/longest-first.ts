import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longer than all others of their project, the longest first; what Vitest goes by, their size, says nothing of it. */
const long = [
  /contract\/fuzz-rest\.test/,
  /contract\/documents\.test/,
  /contract\/authorisation\.test/,
  /contract\/fuzz-graphql-first/,
  /contract\/fuzz-graphql-second/,
  /contract\/rest\.test/,
  /contract\/queries\.test/,
]

/** Begins with the long files, so that none of them is left to one worker when the others have nothing more to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((left, right) => rankOf(left) - rankOf(right))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = long.findIndex((name) => name.test(moduleId))
  return rank < 0 ? long.length : rank
}
