import type { KeyboardEvent } from 'react'

/** Downshift does nothing of its own at this key. */
export const leaveToBrowser = ({ nativeEvent }: KeyboardEvent): unknown =>
  Object.assign(nativeEvent, { preventDownshiftDefault: true })

/** For `onKeyDownCapture` of a combobox: the keys that choose among what an input method offers choose no option and send no form. */
export function leaveComposing(event: KeyboardEvent): void {
  if (event.nativeEvent.isComposing) leaveToBrowser(event)
}
