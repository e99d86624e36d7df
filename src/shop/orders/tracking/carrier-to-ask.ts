import { isCorreiosCode } from './correios-code.ts'

type Sent = {
  code: string
  /** The carrier that was chosen with the order, or null. */
  freightCarrier: string | null
  /** Who took it, as the merchant wrote it down. */
  typedCarrier: string
}

const BY_NAME: readonly [name: RegExp, carrier: string][] = [
  [/melhor\s*envio/i, 'melhor_envio'],
  [/frenet/i, 'frenet'],
  [/correios|\bpac\b|sedex/i, 'correios'],
]

/** Which of the connected carriers is asked for a package: the order's own, then by name, then by the shape of the code. */
export function carrierToAsk({ code, freightCarrier, typedCarrier }: Sent, connected: readonly string[]): string | undefined {
  const named = BY_NAME.filter(([name]) => name.test(typedCarrier)).map(([, carrier]) => carrier)
  const shaped = isCorreiosCode(code) ? ['correios'] : []
  // Melhor Envio finds its own labels by any code, whoever carries them.
  const wanted = [freightCarrier, ...named, ...shaped, 'melhor_envio']
  return wanted.find((carrier): carrier is string => carrier !== null && connected.includes(carrier))
}
