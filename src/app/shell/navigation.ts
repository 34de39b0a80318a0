import type { MenuLink } from '#src/shared/runtime/define-feature.ts'
import { features } from '../features.ts'

/** The links of all features; menu-links.ts sorts them. */
export async function loadNavigation(): Promise<readonly MenuLink[]> {
  const modules = await Promise.all(features.map(async ({ navigation }) => navigation?.()))
  return modules.flatMap((module) => module?.navigation ?? [])
}
