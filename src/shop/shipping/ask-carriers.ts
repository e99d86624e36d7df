import { setTimeout as wait } from 'node:timers/promises'
import { stepAside } from '#kit/step-aside.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import type { ConnectedCarrier, Sending } from './carrier-connections.ts'
import type { Quoted, QuoteAsked } from './carriers/carrier.ts'
import type { Destination, Parcel, Priced, SentPackage } from './contract.ts'
import { createPause } from './carrier-pause.ts'
import { type KeptQuote, type KeptQuotes, type QuoteKey, quoteKeyOf, STALE_SECONDS } from './kept-quotes.ts'
import { packParcel, type PackedParcel } from './pack-parcel.ts'

/** What a carrier says to a parcel, for whoever asks: a shopper is shown its offers, a merchant also why there are none. */
export type CarrierAnswer = Quoted & {
  carrier: ConnectedCarrier
  packages: readonly SentPackage[]
  priced: Priced
  /** What kept it from being asked, or from answering. */
  unsent?: Exclude<PackedParcel, { ok: true }>
  trouble?: string
}

/** The call itself may go on after nobody waits for it any more: whoever asks next has its answer. */
const CALL_MS = 10_000
/** Carriers count calls by the minute, and refuse everybody after too many: a rush of new CEPs is answered from what is known. */
const CALLS_AT_ONCE = 20

type Options = { keptQuotes: KeptQuotes; log: { warn: (facts: object, text: string) => void }; nowMs: () => number }

/** Asks carriers for their prices, all at once, and answers for those that are slow or away. */
export function createCarrierAsking({ keptQuotes, log, nowMs }: Options) {
  const asking = new Map<string, Promise<KeptQuote>>()
  const calls = new Map<string, number>()
  const pause = createPause(nowMs)

  const call = (carrier: ConnectedCarrier, asked: QuoteAsked, key: QuoteKey): Promise<KeptQuote> => {
    const name = nameOf(key)
    const running = asking.get(name)
    if (running) return running
    const { id } = carrier.definition
    const atOnce = calls.get(id) ?? 0
    if (atOnce >= CALLS_AT_ONCE) return Promise.reject(new ServiceTrouble('busy', 'Muitas consultas ao mesmo tempo.'))
    calls.set(id, atOnce + 1)
    const work = (async () => {
      try {
        const quoted = await (await carrier.connect()).quote(asked, AbortSignal.timeout(CALL_MS))
        pause.worked(id)
        return await keptQuotes.keep(key, quoted)
      } catch (error) {
        // A refusal is an answer to this parcel alone: the carrier itself works.
        if (!(error instanceof ServiceTrouble && error.kind === 'refused')) {
          pause.failed(id, error instanceof ServiceTrouble ? error.waitSeconds : undefined)
          log.warn({ carrier: id, problem: (error as Error).message }, 'A carrier did not quote.')
        }
        throw error
      } finally {
        asking.delete(name)
        calls.set(id, calls.get(id)! - 1)
      }
    })()
    // Whoever waits hears of its failure; when nobody does any more it was logged above.
    work.catch(() => {})
    asking.set(name, work)
    return work
  }

  const answerOf = async (
    carrier: ConnectedCarrier,
    { sending: { boxes, from = '' }, parcel, to, waitMs, isPatient }: Asking,
  ): Promise<CarrierAnswer> => {
    const { definition, stored } = carrier
    const nothing = { carrier, packages: [], offers: [], refusals: [], priced: 'asked' as const }
    const packed = packParcel(parcel, boxes, definition.limits)
    if (!packed.ok) return { ...nothing, unsent: packed }
    const { packages } = packed
    const { valueCents, items = [] } = parcel
    const asked = { from, to: to.postcode, packages, items, usesBoxes: boxes.length > 0, valueCents }
    const key = quoteKeyOf(definition.id, stored.connection, asked)
    // While the kept ones are read its answer may come and be kept, and would be seen in neither place.
    const running = asking.get(nameOf(key))
    const fresh = await keptQuotes.fresh(key)
    if (fresh) return { ...nothing, ...fresh, packages }
    let trouble = 'Não respondeu há pouco: a loja espera um instante antes de perguntar de novo.'
    if (isPatient || !pause.isOn(definition.id)) {
      try {
        return { ...nothing, ...(await within(running ?? call(carrier, asked, key), waitMs)), packages }
      } catch (error) {
        trouble = (error as Error).message
        if (error instanceof ServiceTrouble && error.kind === 'refused') return { ...nothing, packages, trouble }
      }
    }
    const last = await keptQuotes.last(key)
    if (!last) return { ...nothing, packages, trouble }
    const priced: Priced = last.ageSeconds <= STALE_SECONDS ? 'kept' : 'last_known'
    return { carrier, packages, offers: last.offers, refusals: last.refusals, priced, trouble }
  }

  /** The answers of all carriers, in their own order, within the time that somebody waits. */
  return async (asked: Asking): Promise<CarrierAnswer[]> =>
    asked.sending.from === undefined ? [] : await Promise.all(asked.sending.carriers.map((carrier) => answerOf(carrier, asked)))
}
type Asking = {
  sending: Sending
  parcel: Parcel
  to: Destination
  waitMs: number
  /** Somebody wants to know how it is: also a carrier that failed lately is asked. */
  isPatient?: boolean
}
export type AskCarriers = ReturnType<typeof createCarrierAsking>

const nameOf = ({ key }: QuoteKey) => key.toString('base64')

async function within<T>(work: Promise<T>, waitMs: number): Promise<T> {
  const ended = new AbortController()
  const late = wait(waitMs, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new ServiceTrouble('down', 'Demorou demais para responder.')
  })
  late.catch(() => {})
  try {
    // Also who only waits for what another one has asked.
    return await stepAside(() => Promise.race([work, late]))
  } finally {
    ended.abort()
  }
}
