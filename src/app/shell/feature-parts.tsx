import type { ShellPart } from '#src/shared/runtime/define-feature.ts'

const parts = Object.values(
  import.meta.glob<ShellPart>('/src/features/**/*.shell.tsx', { eager: true, import: 'default' }),
)

/** What features have at a place of the shell. Only the server renders it (see shell-parts.tsx). */
export const FeatureParts = ({ place }: Pick<ShellPart, 'place'>) =>
  parts.map((part, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- they never change
    return part.place === place && <part.View key={index} />
  })
