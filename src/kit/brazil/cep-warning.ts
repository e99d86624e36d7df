import { readCep, stateOfCep } from './cep.ts'
import { STATES } from './states.ts'

/** Words for a CEP that is usually of another state. A warning and no more: new ranges of CEPs appear. */
export function cepWarning(postcode: string, state: string): string | undefined {
  const cep = readCep(postcode)
  const usual = cep && stateOfCep(cep)
  if (!usual || state === '' || usual === state) return undefined
  return `Este CEP costuma ser de ${STATES[usual as keyof typeof STATES]}. Confira o CEP e o estado.`
}
