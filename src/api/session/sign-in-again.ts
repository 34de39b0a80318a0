let ask = (): void => {}

/** Says how somebody is asked to log in; what they typed stays as it is. */
export function onSignInAgain(show: () => void): void {
  ask = show
}

/** Asks for it where the portal wants that before a change of staff: whoever sent the change hears of the refusal too, and may send it again. */
export function askToSignIn(code: string): void {
  if (code === 'SIGN_IN_AGAIN') ask()
}
