/** A refusal that only REST knows: a resource that is not there, or not any more. */
export class RestProblem extends Error {
  readonly status: 404 | 410
  readonly code: 'NOT_FOUND' | 'GONE'

  constructor(status: 404 | 410, message: string) {
    super(message)
    this.name = 'RestProblem'
    this.status = status
    this.code = status === 404 ? 'NOT_FOUND' : 'GONE'
  }
}

export const notFound = (what: string): RestProblem => new RestProblem(404, `There is no ${what}.`)
