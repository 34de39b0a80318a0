/**
 * Stands in for what a machine must be given with `provide()`: called, it throws an error with the names of the machine
 * and of the missing actor, action or guard.
 */
export const missingPartsOf = (machine: string) => (part: string) => (): never => {
  throw new Error(`${machine} needs provide() with ${part}`)
}
