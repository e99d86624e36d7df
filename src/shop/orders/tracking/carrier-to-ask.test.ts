import { expect, test } from 'vitest'
import { carrierToAsk } from './carrier-to-ask.ts'

const ALL = ['correios', 'frenet', 'melhor_envio']
const CODE = 'AB123456785BR'

test.each<[what: string, freight: string | null, typed: string, code: string, connected: string[], carrier: string | undefined]>([
  ['the carrier of the order first', 'melhor_envio', 'Correios', CODE, ALL, 'melhor_envio'],
  ['Frenet when it was the order’s', 'frenet', '', 'JD1234567', ALL, 'frenet'],
  ['the name that was typed', null, 'Melhor Envio', CODE, ALL, 'melhor_envio'],
  ['a service of Correios by its name', null, 'SEDEX', '123', ALL, 'correios'],
  ['the shape of the code', null, '', CODE, ALL, 'correios'],
  ['a code with a wrong digit is none of Correios', null, '', 'AB123456789BR', ALL, 'melhor_envio'],
  ['whoever finds labels by any code', null, 'Jadlog', '0012345', ALL, 'melhor_envio'],
  ['the order’s carrier is switched off', 'melhor_envio', '', CODE, ['correios'], 'correios'],
  ['nobody can tell', null, 'Jadlog', '0012345', ['correios', 'frenet'], undefined],
  ['nobody is connected', 'correios', 'Correios', CODE, [], undefined],
])('%s', (_what, freightCarrier, typedCarrier, code, connected, carrier) =>
  expect(carrierToAsk({ code, freightCarrier, typedCarrier }, connected)).toBe(carrier),
)
