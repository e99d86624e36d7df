import { createKeptCards } from './kept-cards.ts'
import type { Provider, ProviderSettings, ProviderTools, Shown, Started } from '../../provider.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import { type ChargeInput, ServiceTrouble } from '../../provider.ts'
import type { CardInput } from '../../card-input.ts'
import { createMercadoPagoApi } from './api.ts'
import { boletoLine } from './boleto-line.ts'
import { cardOutcome, refused } from './card.ts'
import { readNotification } from './notification.ts'
import { boletoRequest, cardRequest, dueDateOf, pixRequest, preferenceRequest } from './requests.ts'
import { type Payment, readPayment, readRefund, receiptOf, reais, stateOf } from './wire.ts'

/** How it is paid: on Mercado Pago's own page, by Pix, by boleto, or by a card in its fields inside of the shop. */
export type Way = 'page' | 'pix' | 'boleto' | 'card'

const PAGE_SIZE = 30
const MOST_PAGES = 40
/** These may still be paid. */
const OPEN = new Set(['pending', 'in_process', 'authorized'])

/** Mercado Pago by its Payments API, and by its own page (Checkout Pro) for whatever needs a form. */
export const createMercadoPago =
  (way: Way) =>
  (settings: ProviderSettings, tools: ProviderTools): Provider => {
    const ask = createMercadoPagoApi(settings, tools)
    const search = async (query: Record<string, string>) => {
      const found: Payment[] = []
      for (let page = 0; page < MOST_PAGES; page++) {
        const paged = { sort: 'date_created', criteria: 'desc', limit: String(PAGE_SIZE), offset: String(page * PAGE_SIZE) }
        const answer = recordOf(await ask('GET', '/v1/payments/search', { query: { ...paged, ...query } }))
        const some = listOf(answer['results'])
        found.push(...some.flatMap((one) => readPayment(one) ?? []))
        const total = Number(recordOf(answer['paging'])['total'])
        if (some.length === 0 || !(total > (page + 1) * PAGE_SIZE)) break
      }
      return found
    }
    const ofCharge = async (reference: string) => await withRefunds(await search({ external_reference: reference }))
    /** A list may leave the refunds out of its payments. */
    const withRefunds = async (payments: Payment[]) =>
      await Promise.all(
        payments.map(async (payment) => {
          const known = payment.refunds.reduce((sum, one) => sum + one.amountCents, 0)
          if (payment.refundedCents <= known) return payment
          const answer = await ask('GET', `/v1/payments/${payment.id}/refunds`)
          return { ...payment, refunds: listOf(answer).flatMap((one) => readRefund(one) ?? []) }
        }),
      )

    const startPayment = async (charge: ChargeInput): Promise<Shown> => {
      // After a lost answer the same key gives the same payment; a search finds it also when the key is forgotten.
      const known = charge.isRetry
        ? (await search({ external_reference: charge.reference })).find(({ status }) => OPEN.has(status))
        : undefined
      const body = way === 'pix' ? pixRequest(charge, tools) : boletoRequest(charge, tools)
      const payment = known ?? readPayment(await ask('POST', '/v1/payments', { body, idempotencyKey: uuidOf(charge.reference) }))
      if (!payment) throw new ServiceTrouble('down', 'O Mercado Pago respondeu algo que não se entende.')
      if (payment.status === 'rejected') throw new ServiceTrouble('refused', 'O Mercado Pago não aceitou este pagamento.')
      if (way === 'pix' && payment.qrCode !== '') return { kind: 'pix', copyPaste: payment.qrCode }
      const line = payment.digitableLine || boletoLine(payment.barcode)
      if (way === 'boleto' && (line !== '' || payment.ticketUrl !== ''))
        return { kind: 'boleto', line, pdfUrl: payment.ticketUrl, dueAt: dueDateOf(tools.now()).toISOString() }
      throw new ServiceTrouble('down', 'O Mercado Pago criou a cobrança sem o código.')
    }

    /** One token is one payment: what is there already under our name is its outcome, however it ended. */
    const chargeCard = async (charge: ChargeInput, card: CardInput): Promise<Started> => {
      const known = charge.isRetry ? (await ofCharge(charge.reference))[0] : undefined
      if (known) return cardOutcome(known, tools.now())
      const asking = { body: cardRequest(charge, card, tools), idempotencyKey: uuidOf(charge.reference) }
      try {
        const payment = readPayment(await ask('POST', '/v1/payments', asking))
        if (!payment) throw new ServiceTrouble('down', 'O Mercado Pago respondeu algo que não se entende.')
        return cardOutcome(payment, tools.now())
      } catch (error) {
        if (!(error instanceof ServiceTrouble && error.kind === 'refused')) throw error
        // The token is too old or was used: a payment that it was used for is found by our name.
        const [made] = await ofCharge(charge.reference)
        return made ? cardOutcome(made, tools.now()) : refused('cc_rejected_bad_filled_other', error.message)
      }
    }

    return {
      start: async (charge) => {
        if (way === 'card' && charge.card) return await chargeCard(charge, charge.card)
        if (way === 'pix' || way === 'boleto') return { shown: await startPayment(charge) }
        const url = textOf(
          recordOf(await ask('POST', '/checkout/preferences', { body: preferenceRequest(charge, tools) }))['init_point'],
        )
        return { shown: { kind: 'link', url, label: 'Pagar com Mercado Pago' } }
      },
      lookUp: async (reference, { shown } = {}) => {
        const payments = await ofCharge(reference)
        const [first] = payments
        if (way === 'card' && shown?.kind !== 'link')
          return first
            ? { state: 'unknown', receipts: [], ...cardOutcome(first, tools.now()) }
            : { state: 'unknown', receipts: [] }
        // On its page a refused card is followed by another try.
        const state =
          way === 'page' || way === 'card' ? (stateOf(payments) === 'paid' ? 'paid' : 'open') : (stateOf(payments) ?? 'unknown')
        return { state, receipts: payments.flatMap((payment) => receiptOf(payment) ?? []) }
      },
      cancel: async (reference) => {
        for (const { id, status } of await search({ external_reference: reference })) {
          if (!OPEN.has(status)) continue
          await ask('PUT', `/v1/payments/${id}`, {
            body: { status: 'cancelled' },
            idempotencyKey: `${uuidOf(reference)}-cancel`,
          }).catch((error: unknown) => {
            // Paid meanwhile: whoever looks it up sees that.
            if (!(error instanceof ServiceTrouble && error.kind === 'refused')) throw error
          })
        }
      },
      refund: async ({ receipt, key, amountCents, id }) => {
        const known = id === undefined ? undefined : readRefund(await ask('GET', `/v1/payments/${receipt}/refunds/${id}`))
        if (known) return known
        const asking = { body: { amount: reais(amountCents) }, idempotencyKey: uuidOf(key) }
        try {
          const made = readRefund(await ask('POST', `/v1/payments/${receipt}/refunds`, asking))
          if (!made) throw new ServiceTrouble('down', 'O Mercado Pago respondeu algo que não se entende.')
          return { id: made.id, state: made.state, reason: made.reason }
        } catch (error) {
          if (!(error instanceof ServiceTrouble && error.kind === 'refused')) throw error
          return { state: 'failed', reason: error.message }
        }
      },
      readNotification: (notification) =>
        readNotification(notification, {
          ownUrl: tools.notificationUrl,
          secret: settings['webhookSecret'] ?? '',
          now: tools.now(),
        }),
      referenceOf: async (receipt) => {
        const [, chargeback] = /^chargeback:(.+)$/.exec(receipt) ?? []
        const paymentId = chargeback === undefined ? receipt : await paymentOf(chargeback)
        return paymentId === undefined ? undefined : readPayment(await ask('GET', `/v1/payments/${paymentId}`))?.reference
      },
      received: async (from, to) => {
        const query = { range: 'date_last_updated', begin_date: from.toISOString(), end_date: to.toISOString() }
        return (await withRefunds(await search(query))).flatMap((payment) => receiptOf(payment) ?? [])
      },
      ...(way === 'card' && { cards: createKeptCards(ask) }),
      health: async () => {
        try {
          await ask('GET', '/v1/payments/search', { query: { sort: 'date_created', criteria: 'desc', limit: '1' } })
          const isSigned = (settings['webhookSecret'] ?? '') !== ''
          return {
            ok: true,
            text: isSigned
              ? 'Conectado ao Mercado Pago.'
              : 'Conectado ao Mercado Pago. Falta a assinatura secreta dos webhooks: com ela a loja confere quem avisa.',
          }
        } catch (error) {
          if (!(error instanceof ServiceTrouble)) throw error
          return { ok: false, text: error.message }
        }
      },
    }

    async function paymentOf(chargeback: string): Promise<string | undefined> {
      const [first] = listOf(recordOf(await ask('GET', `/v1/chargebacks/${chargeback}`))['payments'])
      return first === undefined ? undefined : String(typeof first === 'object' ? recordOf(first)['id'] : first)
    }
  }

/** Our names are UUIDs without their hyphens; keys here want them. */
const uuidOf = (name: string) => name.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
