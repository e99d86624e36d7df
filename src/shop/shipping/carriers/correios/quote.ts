import { recordOf, textOf } from '#kit/unknown-json.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import type { CarrierSettings, Quoted, QuoteAsked } from '../carrier.ts'
import { centimetres, centsOf, daysOf, reais, unreadable } from '../wire.ts'
import type { Card } from './api.ts'

export const KNOWN_SERVICES = [
  { id: '03220', name: 'SEDEX' },
  { id: '03298', name: 'PAC' },
  { id: '03140', name: 'SEDEX 12' },
  { id: '03158', name: 'SEDEX 10' },
  { id: '03204', name: 'SEDEX Hoje' },
  { id: '04227', name: 'Mini Envios' },
]
const NAMES = new Map(KNOWN_SERVICES.map(({ id, name }) => [id, name]))
/** The least that they measure: less is taken as this. */
const LEAST_CM = [16, 11, 2] as const
export const RECEIPT = '001'
export const OWN_HAND = '002'
const DECLARED = { pac: '064', mini: '065', sedex: '019' }
const MOST_CODES = 10

export const codesOf = ({ codes = '' }: CarrierSettings) => [...new Set(codes.match(/\d{5}/g) ?? [])].slice(0, MOST_CODES)

/** Every service for every package, in lots that are asked at the same time. */
export function priceLots({ from, to, packages }: QuoteAsked, settings: CarrierSettings, { contract, region }: Card) {
  const wants = (name: string) => settings[name] === 'true'
  const extrasOf = (code: string) => [
    ...(wants('receipt') ? [RECEIPT] : []),
    ...(wants('ownHand') ? [OWN_HAND] : []),
    ...(wants('declares') ? [declaredCode(code)] : []),
  ]
  const rows = codesOf(settings).flatMap((code) =>
    packages.map(({ sides, grams, valueCents }) => {
      const [length, width, height] = measured(sides)
      const extras = extrasOf(code)
      return {
        coProduto: code,
        nuContrato: contract,
        nuDR: region,
        cepOrigem: from,
        cepDestino: to,
        psObjeto: String(Math.max(1, grams)),
        tpObjeto: '2',
        comprimento: String(length),
        largura: String(width),
        altura: String(height),
        ...(extras.length > 0 && { servicosAdicionais: extras.map((coServAdicional) => ({ coServAdicional })) }),
        ...(wants('declares') && { vlDeclarado: reais(valueCents).toFixed(2) }),
      }
    }),
  )
  return lotsOf(rows).map((parametrosProduto) => ({ idLote: '1', parametrosProduto }))
}

export const timeLots = ({ from, to }: QuoteAsked, codes: readonly string[]) =>
  lotsOf(codes.map((coProduto) => ({ coProduto, cepOrigem: from, cepDestino: to }))).map((parametrosPrazo) => ({
    idLote: '1',
    parametrosPrazo,
  }))

/** Larger lots are refused. */
const LOT = 5
const MOST_LOTS = 8
function lotsOf<T extends object>(rows: readonly T[]) {
  const numbered = rows.map((row, at) => ({ ...row, nuRequisicao: String(at + 1) }))
  const lots = Array.from({ length: Math.ceil(rows.length / LOT) }, (_, at) => numbered.slice(at * LOT, (at + 1) * LOT))
  if (lots.length > MOST_LOTS) throw new ServiceTrouble('refused', 'Correios: pacotes demais para um pedido só.')
  return lots
}

/** The sum over the packages, for each service that takes all of them and says when it arrives. */
export function readQuote(
  prices: readonly unknown[],
  times: readonly unknown[],
  { packages, valueCents }: QuoteAsked,
  settings: CarrierSettings,
): Quoted {
  const [priced, timed] = [rowsOf(prices), rowsOf(times)]
  const quoted: Quoted = { offers: [], refusals: [] }
  for (const service of codesOf(settings)) {
    const name = NAMES.get(service) ?? `Correios ${service}`
    const own = priced.filter((one) => one['coProduto'] === service)
    const time = timed.find((one) => one['coProduto'] === service) ?? {}
    const sums = own.map((one) => (textOf(one['txErro']) === '' ? centsOf(one['pcFinal']) : undefined))
    const days = textOf(time['txErro']) === '' ? daysOf(time['prazoEntrega']) : undefined
    const cents = sums.reduce<number | undefined>(
      (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
      0,
    )
    // One answer for each package: with fewer or more the sum would be wrong.
    if (own.length !== packages.length || cents === undefined || days === undefined) {
      const reason = [...own, time].map((one) => textOf(one['txErro'])).find((text) => text !== '')
      quoted.refusals.push({ service, name, reason: reason?.slice(0, 300) ?? 'Resposta incompleta.' })
      continue
    }
    const isFetched = time['entregaDomiciliar'] === 'N'
    quoted.offers.push({
      service,
      name,
      cents,
      days: { from: days, to: days },
      insuredCents: settings['declares'] === 'true' ? valueCents : 0,
      ...(isFetched && { note: 'Retirada em uma agência dos Correios: não há entrega neste endereço.' }),
    })
  }
  return quoted
}

/** The rows of all lots. */
const rowsOf = (lots: readonly unknown[]) =>
  lots.flatMap((lot) => {
    if (!Array.isArray(lot)) throw unreadable('Correios')
    return lot.map(recordOf)
  })

/** Longest first, and never less than the least. */
export function measured(sides: readonly [number, number, number]) {
  const sorted = sides.map(centimetres).toSorted((one, other) => other - one)
  return LEAST_CM.map((least, at) => Math.max(least, sorted[at]!))
}

export function declaredCode(code: string): string {
  const name = NAMES.get(code)
  return name === 'PAC' ? DECLARED.pac : name === 'Mini Envios' ? DECLARED.mini : DECLARED.sedex
}
