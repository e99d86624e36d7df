/** What a CEP leads to; empty where a CEP has no street of its own. */
export type CepPlace = { street: string; neighborhood: string; city: string; state: string }

const LONGEST = 100

/** Reads the answers of Brazilian address services: logradouro, bairro, localidade, uf, as ViaCEP and many tell them, or in English, as BrasilAPI. Undefined when there is no place in it. */
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
  const uf = (wordsOf('uf') || wordsOf('state')).toUpperCase()
  const place = {
    street: wordsOf('logradouro') || wordsOf('street'),
    neighborhood: wordsOf('bairro') || wordsOf('neighborhood'),
    city: wordsOf('localidade') || wordsOf('city'),
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
