import { Validator } from '@seriousme/openapi-schema-validator'

type Check = (contract: unknown) => boolean
type Compiling = { getAjvValidator(version: string): Check }

const compiled = new Map<string, Check>()
let isOnce = false

/**
 * The library compiles the rules of OpenAPI, by which it checks a contract, anew for each contract, which takes longer than all
 * else that routes are made of. From this call on they are compiled once for each version of OpenAPI.
 */
export function compileOpenapiRulesOnce(): void {
  if (isOnce) return
  isOnce = true
  // Its types leave the method out.
  const library = Validator.prototype as unknown as Compiling
  const compile = library.getAjvValidator
  library.getAjvValidator = function compileOnce(version) {
    const check = compiled.get(version) ?? compile.call(this, version)
    compiled.set(version, check)
    return check
  }
}
