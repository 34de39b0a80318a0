type Props = { email: string | null }

/** Whose password a form is about, for password managers; they read a text field that nobody sees, but no hidden input. */
export function UsernameOfPassword({ email }: Props) {
  return <input type="text" hidden readOnly autoComplete="username" value={email ?? ''} />
}
