export type AuthForm = 'signIn' | 'signUp' | 'forgotPassword'
/** Which element asked for it. */
export type AuthPosition = 'nav_join_btn' | 'nav_sign_in_btn' | 'other'
export type AuthRequest = { form: AuthForm; position: AuthPosition }
/** `method`: "email", or the name of a social provider. */
export type AuthChoice = AuthRequest & { method: string }
