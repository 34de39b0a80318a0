/** What a calendar of inspections says. */
export const feedTexts = {
  name: 'Homely inspections',
  inspection: (address: string) => `Inspection: ${address}`,
  notOpen: (address: string) => `Not open at this time: ${address}`,
  askAgent: 'The listing does not state this inspection any more. Please ask the agent.',
  hiddenAddress: 'Contact the agent for the street address.',
} as const
