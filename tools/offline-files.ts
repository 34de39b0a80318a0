/** What is used of the output of a build. */
type Chunk = {
  type: 'chunk'
  fileName: string
  imports: readonly string[]
  dynamicImports: readonly string[]
  facadeModuleId: string | null
  isEntry: boolean
  viteMetadata?: { importedCss: ReadonlySet<string> }
}
export type BuildOutput = Readonly<Record<string, Chunk | { type: 'asset' }>>

/** What of the code that comes later the pages of saved homes, and these homes themselves, need without a connection. */
const kept: readonly RegExp[] = [
  /src\/features\/collections\/(?:list|detail|inspection-day|heart|outbox|pending|picker|offline)\//,
  /src\/features\/(?:connectivity|listing)\//,
  /src\/features\/account\/(?:menu\/show-member|auth\/sign-out\.page)\.tsx$/,
  /src\/features\/(?:alerts\/badge|hidden-listings)\/[\w-]+\.ts$/,
  /src\/app\/(?:portal-transport|log-query-problem|shell\/side-menu\/side-menu)\.tsx?$/,
  /src\/api\/session\//,
]
/** Maps need a connection for their streets, and an enquiry for its way to the agent. */
const left = /map-of-listings|listing\/(?:details\/(?:listing-map|map-modal)|enquiry\/enquiry-modal)/

/** The paths of the files that pages of saved homes are made of: the entry, what kept code imports, its styles and the fonts. */
export function offlineFiles(bundle: BuildOutput): readonly string[] {
  const outputs = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []))
  const chunks = new Map(outputs.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set(Object.keys(bundle).filter((name) => name.endsWith('.woff2')))
  const visit = (fileName: string) => {
    const chunk = chunks.get(fileName)
    if (chunk === undefined || found.has(fileName)) return
    found.add(fileName)
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
    for (const name of chunk.imports) visit(name)
    for (const name of chunk.dynamicImports) if (isKept(chunks.get(name))) visit(name)
  }
  for (const chunk of outputs) if (chunk.isEntry) visit(chunk.fileName)
  return [...found].toSorted().map((name) => `/${name}`)
}

/** Chunks of several modules, which no single one gives its name to, are of the first load or shared. */
function isKept(chunk: Chunk | undefined): boolean {
  const id = chunk?.facadeModuleId ?? null
  return id === null || (kept.some((pattern) => pattern.test(id)) && !left.test(id))
}
