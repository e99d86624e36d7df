import { localDay } from '#kit/brazil/local-time.ts'
import { recordOf, textOf } from '#kit/unknown-json.ts'
import {
  type ChargeInput,
  type Payer,
  type Provider,
  type ProviderSettings,
  type ProviderTools,
  ServiceTrouble,
  type Shown,
} from '../../provider.ts'
import { createAsaasApi } from './api.ts'
import { readHealth } from './health.ts'
import { readNotification } from './notification.ts'
import { boletoDueAt, customerReference, customerRequest, paymentRequest, type Way } from './requests.ts'
import {
  isOpen,
  lacksRefunds,
  type Payment,
  readPayment,
  readRefunds,
  reais,
  receiptOf,
  refundDescription,
  stateOf,
} from './wire.ts'
import { registerWebhook } from './webhook.ts'

/** Longer than any charge of ours lives: lists go by the day on which a payment was made, not by the day on which it was paid. */
const LIVES_DAYS = 12
/** After this a chargeback is decided. */
const DISPUTE_DAYS = 120
const DAY_MS = 86_400_000
const dayBefore = (at: Date, days: number) => localDay(new Date(at.getTime() - days * DAY_MS))

/** Asaas: Pix and boleto with their codes, cards on its own invoice page. It knows no idempotency keys, so it is searched before anything is asked for again. */
export const createAsaas =
  (way: Way) =>
  (settings: ProviderSettings, tools: ProviderTools): Provider => {
    const api = createAsaasApi(settings, tools)
    const { ask, list } = api
    /** A list may leave the refunds out of its payments. */
    const readAll = async (raw: unknown[]) =>
      await Promise.all(
        raw
          .flatMap((one) => readPayment(one) ?? [])
          .map(async (payment) =>
            lacksRefunds(payment) ? { ...payment, refunds: readRefunds(await list(`/payments/${payment.id}/refunds`)) } : payment,
          ),
      )
    const ofCharge = async (reference: string) =>
      (await readAll(await list('/payments', { externalReference: reference }))).toSorted(
        (one, other) => one.parcel - other.parcel,
      )

    const customerOf = async (payer: Payer): Promise<string> => {
      if (payer.cpf === '' && payer.cnpj === '')
        throw new ServiceTrouble('refused', 'O Asaas só cobra de quem informa CPF ou CNPJ.')
      const [known] = await list('/customers', { externalReference: customerReference(payer) })
      const id = textOf(recordOf(known)['id'])
      return id || idIn(await ask('POST', '/customers', { body: customerRequest(payer) }))
    }
    const create = async (charge: ChargeInput): Promise<Payment> => {
      const { callback, ...body } = paymentRequest(charge, { way, customer: await customerOf(charge.payer), tools })
      const post = async (asked: object) => orHalf(readPayment(await ask('POST', '/payments', { body: asked })))
      if (!callback) return await post(body)
      try {
        return await post({ ...body, callback })
      } catch (error) {
        // Asaas leads back only to the site that is written in the account; without that the buyer comes back by the shop's own letter.
        if (!(error instanceof ServiceTrouble && error.kind === 'refused')) throw error
        return await post(body)
      }
    }
    const shownOf = async ({ id, invoiceUrl, bankSlipUrl }: Payment): Promise<Shown> => {
      if (way === 'page') return { kind: 'link', url: invoiceUrl, label: 'Pagar com cartão' }
      if (way === 'pix') {
        const copyPaste = textOf(recordOf(await ask('GET', `/payments/${id}/pixQrCode`))['payload'])
        if (copyPaste === '') throw new ServiceTrouble('down', 'O Asaas criou a cobrança sem o código do Pix.')
        return { kind: 'pix', copyPaste }
      }
      const line = textOf(recordOf(await ask('GET', `/payments/${id}/identificationField`))['identificationField'])
      if (line === '' && bankSlipUrl === '') throw new ServiceTrouble('down', 'O Asaas criou a cobrança sem o boleto.')
      return { kind: 'boleto', line, pdfUrl: bankSlipUrl, dueAt: boletoDueAt(tools.now()).toISOString() }
    }
    /** People contest what they paid months ago, too. */
    const contested = async (since: string, known: ReadonlySet<string>): Promise<Payment[]> => {
      const recent = (await list('/chargebacks')).map(recordOf).filter((one) => textOf(one['disputeStartDate']) >= since)
      const ids = new Set(recent.map((one) => textOf(one['payment'])).filter((id) => id !== '' && !known.has(id)))
      return await readAll(await Promise.all([...ids].map(async (id) => await ask('GET', `/payments/${id}`))))
    }
    const refundOf = async (receipt: string, key: string) =>
      readRefunds(await list(`/payments/${receipt}/refunds`)).find(({ id }) => id === key)

    return {
      start: async (charge) => {
        const known = charge.isRetry ? (await ofCharge(charge.reference)).find(isOpen) : undefined
        return { shown: await shownOf(known ?? (await create(charge))) }
      },
      lookUp: async (reference) => {
        const payments = await ofCharge(reference)
        return { state: stateOf(payments), receipts: payments.flatMap((payment) => receiptOf(payment) ?? []) }
      },
      cancel: async (reference) => {
        for (const { id } of (await ofCharge(reference)).filter(isOpen)) {
          await ask('DELETE', `/payments/${id}`).catch((error: unknown) => {
            // Paid meanwhile: whoever looks it up sees that.
            if (!(error instanceof ServiceTrouble && error.kind === 'refused')) throw error
          })
        }
      },
      refund: async ({ receipt, key, amountCents, id }) => {
        const known = await refundOf(receipt, key)
        if (known) return { id: key, state: known.state, reason: known.reason }
        // It said yes before, and lists it late.
        if (id !== undefined) return { id, state: 'asked', reason: '' }
        try {
          const body = { value: reais(amountCents), description: refundDescription(key) }
          const made = recordOf(await ask('POST', `/payments/${receipt}/refund`, { body }))
          const one = readRefunds(made['refunds']).find((refund) => refund.id === key)
          return { id: key, state: one?.state ?? 'asked', reason: '' }
        } catch (error) {
          if (!(error instanceof ServiceTrouble && error.kind === 'refused')) throw error
          return { state: 'failed', reason: error.message }
        }
      },
      readNotification: (notification) => readNotification(notification, tools.accountNotificationUrl),
      received: async (from, to) => {
        const query = {
          'dateCreated[ge]': dayBefore(from, LIVES_DAYS),
          'dateCreated[le]': localDay(to),
        }
        const all = await readAll(await list('/payments', query))
        const old = await contested(dayBefore(from, DISPUTE_DAYS), new Set(all.map(({ id }) => id)))
        return [...all, ...old].flatMap((payment) => receiptOf(payment) ?? [])
      },
      registerNotifications: async () => await registerWebhook(api, tools.accountNotificationUrl),
      health: async () => await readHealth(api, settings, tools.accountNotificationUrl),
    }
  }

const idIn = (raw: unknown) => orHalf(textOf(recordOf(raw)['id']) || undefined)
function orHalf<T>(read: T | undefined): T {
  if (read === undefined) throw new ServiceTrouble('down', 'O Asaas respondeu algo que não se entende.')
  return read
}
