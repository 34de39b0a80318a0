import HomeIcon from 'lucide-react/icons/house'
import MailIcon from 'lucide-react/icons/mail'
import type { AgentContact_AgentFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import type { AgentContactRequest } from './agent-contact-request.ts'
import * as styles from './agent-contact.css.ts'
import { contactCopy as copy } from './contact.copy.ts'
import { ContactLinks } from './contact-links.tsx'
import { needsScript } from './enquiry-button.css.ts'

type Props = {
  agent: AgentContact_AgentFragment
  /** On a card: email and call, in few words. */
  isShort?: boolean
}

/** The ways to reach an agent: email, call, SMS and a seller's request. Nobody who has left can be reached. */
export function AgentContact({ agent, isShort = false }: Props) {
  const { name, phone } = agent
  if (agent.hasLeft) return null
  return (
    <div className={styles.contact} role="group" aria-label={copy.contact(name)} data-called-agent={agent.id}>
      <div className={needsScript}>
        <Button
          icon={MailIcon}
          aria-haspopup="dialog"
          aria-label={copy.emailNamed(name)}
          {...intentOf}
          onClick={() => emit('agentContact.requested', requestOf(agent, 'agent'))}
        >
          {copy.emailAgent}
        </Button>
      </div>
      {phone && <ContactLinks name={name} phone={phone} isShort={isShort} />}
      {!isShort && (
        <div className={needsScript}>
          <Button
            icon={HomeIcon}
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={copy.appraisalOf(name)}
            {...intentOf}
            onClick={() => emit('agentContact.requested', requestOf(agent, 'seller'))}
          >
            {copy.appraisal}
          </Button>
        </div>
      )}
    </div>
  )
}

const bringForm = () => void emit('event.intended', 'agentContact.requested')
const intentOf = { onPointerOver: bringForm, onFocus: bringForm }

const requestOf = (
  { id, name, phone, office }: AgentContact_AgentFragment,
  kind: AgentContactRequest['kind'],
): AgentContactRequest => ({
  kind,
  agentId: id,
  answerer: { name, office: office.name, phone: phone ?? office.phone ?? null },
})
