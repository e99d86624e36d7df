import { expect, test } from 'vitest'
import { createCarrierAsking } from './ask-carriers.ts'
import type { ConnectedCarrier } from './carrier-connections.ts'
import melhorEnvio from './carriers/melhor-envio/carrier.ts'
import type { Quoted, QuoteAsked } from './carriers/carrier.ts'

const PAC = { service: '1', name: 'PAC', cents: 2_000, days: { from: 5, to: 7 } } as Quoted['offers'][number] // all that is looked at
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('a rush of CEPs that nobody asked for yet is no rush for the carrier: twenty at a time', async () => {
  const asked: ((quoted: Quoted) => void)[] = []
  const quote = (_asked: QuoteAsked) => new Promise<Quoted>((answer) => asked.push(answer))
  const carrier = {
    definition: melhorEnvio,
    stored: { connection: '1' },
    connect: async () => ({ quote }),
  } as unknown as ConnectedCarrier // a carrier without a form and without labels
  const nothing = async () => undefined
  const ask = createCarrierAsking({
    keptQuotes: {
      fresh: nothing,
      last: nothing,
      keep: async (_key: unknown, quoted: Quoted) => ({ ...quoted, ageSeconds: 0 }),
    } as never,
    log: { warn: () => {} },
    nowMs: () => 0,
  })
  const items = [{ name: 'Vaso', units: 1, weightGrams: 500, sides: [200, 150, 100] as const, valueCents: 1_000 }]
  const parcel = { weightGrams: 500, valueCents: 1_000, units: 1, items }
  const sending = { boxes: [], from: '36325000', carriers: [carrier] } as unknown as Parameters<typeof ask>[0]['sending']
  const to = (at: number) => ({ postcode: `0${1_300 + at}100`, state: 'SP' })
  const answers = Array.from({ length: 30 }, (_, at) => ask({ sending, parcel, to: to(at), waitMs: 60_000 }))
  for (let time = 0; time < 10; time++) await turn()
  expect(asked.length).toBe(20)
  // Nobody waits for a place: those past it go on without this carrier.
  expect((await answers[29])![0]!.trouble).toBe('Muitas consultas ao mesmo tempo.')
  for (const answer of asked) answer({ offers: [PAC], refusals: [] })
  expect((await answers[0])![0]!.offers).toEqual([PAC])
  await Promise.all(answers)
  void ask({ sending, parcel, to: to(50), waitMs: 60_000 })
  for (let time = 0; time < 10; time++) await turn()
  expect(asked.length).toBe(21)
})
