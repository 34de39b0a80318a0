import type { Member } from '#src/api/session/member.ts'

export type AuthForm = 'signIn' | 'signUp' | 'forgotPassword'
/** Which element asked for it (specification 2). */
export type AuthPosition = 'nav_join_btn' | 'nav_sign_in_btn' | 'other'
export type AuthRequest = { form: AuthForm; position: AuthPosition }
/** `method`: "email", or the name of a social provider. */
export type AuthChoice = AuthRequest & { method: string }

declare global {
  interface WindowEventMap {
    'portal:auth-requested': CustomEvent<AuthRequest>
    'portal:auth-chosen': CustomEvent<AuthChoice>
    'portal:authenticated': CustomEvent<{ memberId: number }>
    'portal:sign-out-requested': CustomEvent<null>
    'portal:member-updated': CustomEvent<Member>
    'portal:theme-chosen': CustomEvent<'system' | 'light' | 'dark'>
  }
}

const tell = <Name extends keyof WindowEventMap>(name: Name, detail: unknown) =>
  window.dispatchEvent(new CustomEvent(name, { detail }))

/** Opens the window for signing in, with one of its forms first. */
export const requestAuth = (request: AuthRequest) => tell('portal:auth-requested', request)

/** Says, for auth tracking, that a visitor chose a way in; before anything is asked of the server. */
export const tellAuthChoice = (choice: AuthChoice) => tell('portal:auth-chosen', choice)

/** Says, for auth tracking, that somebody has signed in or up, once the member is read. */
export const tellAuthenticated = (memberId: number) => tell('portal:authenticated', { memberId })

export const requestSignOut = () => tell('portal:sign-out-requested', null)

/** Says what the member of this session has become, so that every view and tab shows it. */
export const tellMemberUpdated = (member: Member) => tell('portal:member-updated', member)

/** Shows a theme from now on. */
export const chooseThemeOfPortal = (theme: 'system' | 'light' | 'dark') => tell('portal:theme-chosen', theme)
