import { readLines } from '#demo/data/texts/grammar.ts'

/** The last sentences, by how the home is offered. No dates: those stand beside the text. */
export const closingLines = readLines([
  '{?auction}To be [sold|offered] at auction [unless sold before|on the day]: [register to bid|ask for the contract] with {agent}.',
  '{?auction}[Auction day will come quickly|It will be sold under the hammer]; [speak to|call] {agentFirst} for the contract and [comparable sales|a private look through].',
  '{?auction}[Bidders are welcome to register before the day|Come along to an open inspection before the auction] and [ask {agentFirst} anything|have {agentFirst} walk you through].',
  '{?auction}Inspect, [do your homework|talk to your bank] and [bring your paddle|join us at the auction]: {agent} [can help with every question|is one call away].',
  '{?treaty}[Call|Ring|Contact] {agent} to [arrange a time|book an inspection|see it for yourself].',
  '{?treaty}{agentFirst} [will gladly show you through|would be pleased to show you around], [during the week or at the weekend|at a time that suits].',
  '{?treaty}[Inspections are by open home or appointment|See it at the next open home or by appointment]; {agent} [looks forward to meeting you|has the details].',
  '{?treaty}For [a copy of the contract|further details] or [a private viewing|an inspection], [talk to|get in touch with] {agent}.',
  '{?treaty}[Serious offers|All offers] will be [considered|presented to the owners]; {agentFirst} [is happy to talk|can be reached any day].',
  '{?eoi}Offered by expressions of interest: [ask {agent} for the form and the contract|{agent} can explain the process].',
  '{?eoi}Expressions of interest are [invited|welcome], [in writing, through {agent}|and {agentFirst} will guide you through the steps].',
  '{?tender}For sale by tender: [documents are available from|ask for the tender papers from] {agent}.',
  '{?tender}Tenders [are invited|close as stated]; {agent} [has the papers|will answer questions about the process].',
  '{?rental}[Book an inspection|Register for an inspection] with {agent}, [and bring your questions|and we will confirm the time].',
  '{?rental}[To see it|To inspect], [contact|call] {agent} or [come to the next open home|choose a time online].',
  '{?rental}{agentFirst} [is happy to answer questions|will let you know about new inspection times], [about the lease, the street or the neighbours|so do get in touch].',
  '{?rental}[Homes like this lease quickly|Good rentals in {suburb} rarely wait]: [speak to|call] {agent} [today|soon].',
  '{?rental}Please [register|book] before inspections so that {agentFirst} can [tell you of any change|keep you up to date].',
])
