import { type Cents, decimalMoney } from '#kit/money.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import type { Receipt, Return } from '../../provider.ts'

/** An immediate charge as the bank tells it. What we don't use is not read: banks add fields without notice. */
export type Cob = {
  txid: string
  status: string
  amountCents: Cents
  expiresAt: Date | undefined
  copyPaste: string
  location: string
  receipts: Receipt[]
}

/** Undefined for an answer that is no charge: half of one, or a page of some proxy. */
export function readCob(raw: unknown): Cob | undefined {
  const cob = recordOf(raw)
  const { txid, status, valor, calendario, loc } = cob
  const amountCents = readAmount(recordOf(valor)['original'])
  if (typeof txid !== 'string' || typeof status !== 'string' || amountCents === undefined) return undefined
  const { criacao, expiracao } = recordOf(calendario)
  const createdMs = Date.parse(String(criacao))
  const seconds = Number(expiracao)
  return {
    txid,
    status,
    amountCents,
    expiresAt: Number.isFinite(createdMs) && seconds > 0 ? new Date(createdMs + seconds * 1_000) : undefined,
    copyPaste: textOf(cob['pixCopiaECola']),
    location: textOf(cob['location']) || textOf(recordOf(loc)['location']),
    receipts: listOf(cob['pix']).flatMap((one) => readPix(one) ?? []),
  }
}

/** Money that came, with all that went back of it. */
export function readPix(raw: unknown): Receipt | undefined {
  const pix = recordOf(raw)
  const amountCents = readAmount(pix['valor'])
  const id = textOf(pix['endToEndId'])
  if (amountCents === undefined || !/^[A-Za-z0-9]{20,40}$/.test(id)) return undefined
  return {
    id,
    reference: textOf(pix['txid']),
    amountCents,
    // Not of the standard, but many banks tell who paid.
    payer: textOf(recordOf(pix['pagador'])['nome']).slice(0, 200),
    returns: listOf(pix['devolucoes']).flatMap((one) => readReturn(one) ?? []),
    raw: withoutPerson(pix),
  }
}

/** Documents of people are not ours to keep; the name stands in a note of the order. */
const withoutPerson = ({ pagador: _payer, ...rest }: Record<string, unknown>) => rest

const STATES: Record<string, Return['state']> = { EM_PROCESSAMENTO: 'asked', DEVOLVIDO: 'done', NAO_REALIZADO: 'failed' }

export function readReturn(raw: unknown): Return | undefined {
  const fields = recordOf(raw)
  const amountCents = readAmount(fields['valor'])
  const id = textOf(fields['id'])
  if (amountCents === undefined || id === '') return undefined
  return {
    id,
    // Taken back by the special mechanism for frauds and mistakes, not asked for by the shop.
    kind: textOf(fields['natureza']).startsWith('MED_') ? 'chargeback' : 'refund',
    amountCents,
    // A word that we don't know yet is none that says it is over.
    state: STATES[textOf(fields['status'])] ?? 'asked',
    reason: textOf(fields['motivo']).slice(0, 200),
  }
}

/** «37.00»; some banks send a number. */
export function readAmount(raw: unknown): Cents | undefined {
  const text = typeof raw === 'number' ? raw.toFixed(2) : raw
  if (typeof text !== 'string' || !/^\d{1,10}(\.\d{1,2})?$/.test(text)) return undefined
  return Math.round(Number(text) * 100)
}

export const writeAmount = (cents: Cents) => decimalMoney(cents)
