/** The name by which a module is depended on; `Services` is what those who depend on it are given. */
export type ModuleName<Services extends object> = {
  name: string
  /** Never there: it carries the type. */
  services?: Services
}

/** Names a module. The name and the type of its services are all that other modules may know of it. */
export const moduleNamed = <Services extends object = object>(name: string): ModuleName<Services> => ({ name })

/** What a module states under `dependsOn`. */
export type ModuleNames = readonly ModuleName<object>[]

/** The services of all these modules together. */
export type ServicesOf<Depended extends ModuleNames> = Depended extends readonly [
  ModuleName<infer First>,
  ...infer Rest extends ModuleNames,
]
  ? First & ServicesOf<Rest>
  : unknown
