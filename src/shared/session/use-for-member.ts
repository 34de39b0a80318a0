import { useEffect, useEffectEvent } from 'react'
import { emit } from '#src/shared/runtime/app-events.ts'
import { storedValue } from '#src/shared/storage/stored-value.ts'
import { knownSession } from './current-member.ts'
import { useSession } from './use-session.ts'

/** What somebody who is not logged in pressed last; of this tab alone. */
const pressed = storedValue<string | null>(
  'pressOfNobody',
  (found) => (typeof found === 'string' ? found : null),
  () => sessionStorage,
)

/**
 * A press that needs a member: once it is known who is there it is done for them. Who is not logged in is asked to be, and it is finished once,
 * when they are, in this tab (docs/product.md, section 6.14). `name`: what is pressed, among all of the portal.
 */
export function useForMember(name: string, { press, finish }: { press: () => void; finish: () => void }): () => void {
  const isMember = useSession().status === 'member'
  const finishOnce = useEffectEvent(() => {
    if (pressed.read() !== name) return
    pressed.write(null)
    finish()
  })
  useEffect(() => {
    if (isMember) finishOnce()
  }, [isMember])
  const onPress = async () => {
    const { status } = await knownSession()
    if (status === 'member') return press()
    pressed.write(name)
    emit('auth.requested', { form: 'signIn', position: 'other' })
  }
  return () => void onPress()
}
