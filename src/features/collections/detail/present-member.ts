import { createContext, use } from 'react'

const PresentMember = createContext<number | null>(null)

/** Tells the views below whose view they are: the server knows that where no session is. */
export const PresentMemberProvider = PresentMember.Provider

/** Whose view it is; null for nobody's. */
export const usePresentMember = (): number | null => use(PresentMember)
