import MessageIcon from 'lucide-react/icons/message-square'
import PhoneIcon from 'lucide-react/icons/phone'
import { ButtonLink } from '#src/design/button/button.tsx'
import { contactCopy as copy } from './contact.copy.ts'

type Props = { name: string; phone: string; isShort?: boolean }

/** Ways to reach someone by telephone: a call, and a message where the number is a mobile's. */
export function ContactLinks({ name, phone, isShort = false }: Props) {
  const number = phone.replaceAll(/[^\d+]/g, '')
  const isMobile = /^(?:04|\+614)/.test(number)
  return (
    <>
      <ButtonLink href={`tel:${number}`} icon={PhoneIcon} variant="secondary" aria-label={copy.callOn(name, phone)}>
        {isShort ? copy.call : phone}
      </ButtonLink>
      {isMobile && (
        <ButtonLink href={`sms:${number}`} icon={MessageIcon} variant="secondary" aria-label={copy.sendSms(name)}>
          {copy.sms}
        </ButtonLink>
      )}
    </>
  )
}
