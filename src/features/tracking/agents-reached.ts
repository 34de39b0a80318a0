const SELECTOR = '[data-agent-id]'

/** Whom a press on a telephone number calls: the agent that it belongs to, or those of the page that have this number. */
export function agentsCalled(root: ParentNode, pressed: Element): number[] {
  const own = pressed.closest<HTMLElement>(`${SELECTOR}, [data-called-agent]`)
  if (own) return [Number(own.dataset['calledAgent'] ?? own.dataset['agentId'])]
  const number = pressed.closest('a[href]')?.getAttribute('href')
  const agents = [...root.querySelectorAll<HTMLElement>(SELECTOR)]
  const called = agents.filter((agent) =>
    [...agent.querySelectorAll('a[href]')].some((link) => link.getAttribute('href') === number),
  )
  return [...new Set(called.map(idOf))]
}

/** Whom an enquiry about the home of this page reaches: its first agent; null where the office answers. */
export function agentEnquired(root: ParentNode): number | null {
  const first = root.querySelector<HTMLElement>(SELECTOR)
  return first ? idOf(first) : null
}

const idOf = ({ dataset }: HTMLElement): number => Number(dataset['agentId'])
