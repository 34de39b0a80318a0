import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { StaffActions } from './staff-actions.ts'

export type StaffServices = { staffActions: StaffActions }

export const staff = moduleNamed<StaffServices>('staff')

export type StaffContext = GraphContext<StaffServices>
