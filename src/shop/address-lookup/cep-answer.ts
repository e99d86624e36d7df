/** What a CEP leads to; empty where a CEP has no street of its own. */
export type CepPlace = { street: string; neighborhood: string; city: string; state: string }

const LONGEST = 100

/** Reads the answer that Brazilian address services agree on: logradouro, bairro, localidade, uf. Undefined when there is no place in it. */
export function readCepAnswer(body: string): CepPlace | undefined {
  const answer = parsed(body)
  const wordsOf = (name: string) => {
    const value = answer?.[name]
    return typeof value === 'string'
      ? value
          .toWellFormed()
          .replaceAll(/[\p{C}\s]+/gu, ' ')
          .trim()
          .slice(0, LONGEST)
      : ''
  }
  const uf = wordsOf('uf').toUpperCase()
  const place = {
    street: wordsOf('logradouro'),
    neighborhood: wordsOf('bairro'),
    city: wordsOf('localidade'),
    state: /^[A-Z]{2}$/.test(uf) ? uf : '',
  }
  return Object.values(place).some((words) => words !== '') ? place : undefined
}

function parsed(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
