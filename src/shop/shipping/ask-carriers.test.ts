import { expect, test } from 'vitest'
import { createCarrierAsking } from './ask-carriers.ts'
import type { ConnectedCarrier } from './carrier-connections.ts'
import melhorEnvio from './carriers/melhor-envio/carrier.ts'
import type { Quoted, QuoteAsked } from './carriers/carrier.ts'

const PAC = { service: '1', name: 'PAC', cents: 2_000, days: { from: 5, to: 7 } } as Quoted['offers'][number] // all that is looked at
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** A carrier whose answers come when the test says so. */
function aSlowCarrier(fresh: () => Promise<undefined> = nothing) {
  const asked: ((quoted: Quoted) => void)[] = []
  const quote = (_asked: QuoteAsked) => new Promise<Quoted>((answer) => asked.push(answer))
  const carrier = {
    definition: melhorEnvio,
    stored: { connection: '1' },
    connect: async () => ({ quote }),
  } as unknown as ConnectedCarrier // a carrier without a form and without labels
  const askAll = createCarrierAsking({
    keptQuotes: { fresh, last: nothing, keep: async (_key: unknown, quoted: Quoted) => ({ ...quoted, ageSeconds: 0 }) } as never,
    log: { warn: () => {} },
    nowMs: () => 0,
  })
  const items = [{ name: 'Vaso', units: 1, weightGrams: 500, sides: [200, 150, 100] as const, valueCents: 1_000 }]
  const parcel = { weightGrams: 500, valueCents: 1_000, units: 1, items }
  const sending = { boxes: [], from: '36325000', carriers: [carrier] } as unknown as Parameters<typeof askAll>[0]['sending']
  const to = (at: number) => ({ postcode: `0${1_300 + at}100`, state: 'SP' })
  return { asked, ask: (at: number) => askAll({ sending, parcel, to: to(at), waitMs: 60_000 }) }
}
const nothing = async () => undefined

test('a rush of CEPs that nobody asked for yet is no rush for the carrier: twenty at a time', async () => {
  const { asked, ask } = aSlowCarrier()
  const answers = Array.from({ length: 30 }, (_, at) => ask(at))
  for (let time = 0; time < 10; time++) await turn()
  expect(asked.length).toBe(20)
  // Nobody waits for a place: those past it go on without this carrier.
  expect((await answers[29])![0]!.trouble).toBe('Muitas consultas ao mesmo tempo.')
  for (const answer of asked) answer({ offers: [PAC], refusals: [] })
  expect((await answers[0])![0]!.offers).toEqual([PAC])
  await Promise.all(answers)
  void ask(50)
  for (let time = 0; time < 10; time++) await turn()
  expect(asked.length).toBe(21)
})

test('who asks just before the answer to the same question comes has that answer, and the carrier is asked once', async () => {
  const reads: (() => void)[] = []
  const { asked, ask } = aSlowCarrier(() => new Promise((read) => reads.push(() => read(undefined))))
  const first = ask(1)
  reads[0]!()
  for (let time = 0; time < 10; time++) await turn()
  const second = ask(1)
  asked[0]!({ offers: [PAC], refusals: [] })
  expect((await first)[0]!.offers).toEqual([PAC])
  reads[1]!()
  expect((await second)[0]!.offers).toEqual([PAC])
  expect(asked.length).toBe(1)
})
