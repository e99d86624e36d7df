import { recordOf, textOf } from '#kit/unknown-json.ts'
import { type Health, type Provider, type ProviderSettings, type ProviderTools, ServiceTrouble } from '../../provider.ts'
import { createStripeApi } from './api.ts'
import { readNotification } from './notification.ts'
import { sessionKey, sessionRequest, type Way } from './requests.ts'
import { hookIsOn, registerHook } from './webhook.ts'
import { type Payment, readDispute, readPayment, readRefund, receiptOf, stateOf } from './wire.ts'

/** Longer than any charge of ours lives: lists go by the day on which a payment began, not by the day on which it was paid. */
const LIVES_DAYS = 12
const DAY_MS = 86_400_000
const CHARGE_PARTS = ['latest_charge.balance_transaction', 'latest_charge.refunds']

/** Stripe's own page (Checkout Sessions) for cards and boletos, by a client of a few calls: nothing of a card passes here. */
export const createStripe =
  (way: Way) =>
  (settings: ProviderSettings, tools: ProviderTools): Provider => {
    const api = createStripeApi(settings, tools)
    const { ask, list } = api
    const readSession = async (id: string | undefined) => {
      if (id === undefined) return undefined
      const expand = CHARGE_PARTS.map((part) => `payment_intent.${part}`)
      const raw = await ask('GET', `/checkout/sessions/${encodeURIComponent(id)}`, { query: { expand } })
      if (raw === undefined) return undefined
      const session = recordOf(raw)
      return {
        status: textOf(session['status']),
        isPaid: session['payment_status'] === 'paid',
        payment: readPayment(session['payment_intent']),
      }
    }
    const receiptsOf = async (payments: readonly Payment[]) =>
      (
        await Promise.all(
          payments.map(async (payment) => {
            const disputes = payment.isDisputed ? await list('/disputes', { payment_intent: payment.id }) : []
            return receiptOf(
              payment,
              disputes.flatMap((one) => readDispute(one) ?? []),
            )
          }),
        )
      ).flatMap((receipt) => receipt ?? [])
    /** People contest what they paid months ago, too. */
    const contestedSince = async (from: Date, known: ReadonlySet<string>): Promise<Payment[]> => {
      const disputes = (await list('/disputes', { created: { gte: seconds(from) } })).map(recordOf)
      const ids = new Set(disputes.map((one) => textOf(one['payment_intent'])).filter((id) => id !== '' && !known.has(id)))
      const query = { expand: CHARGE_PARTS }
      const found = await Promise.all(
        [...ids].map(async (id) => readPayment(await ask('GET', `/payment_intents/${id}`, { query }))),
      )
      return found.flatMap((payment) => payment ?? [])
    }
    /** What can't be done any more is no trouble: whoever looks it up sees why. */
    const unlessRefused = (error: unknown) => {
      if (!(error instanceof ServiceTrouble && error.kind === 'refused')) throw error
    }

    return {
      start: async (charge) => {
        const body = sessionRequest(charge, way, tools)
        const session = recordOf(
          await ask('POST', '/checkout/sessions', { body, idempotencyKey: sessionKey(charge.reference, body) }),
        )
        const [id, url] = [textOf(session['id']), textOf(session['url'])]
        if (id === '' || url === '') throw new ServiceTrouble('down', 'A Stripe criou a cobrança sem a página de pagamento.')
        return { shown: { kind: 'link', url, label: way === 'boleto' ? 'Gerar o boleto' : 'Pagar com cartão' }, id }
      },
      lookUp: async (reference, known) => {
        const session = await readSession(known?.id)
        if (!session) return { state: 'unknown', receipts: [] }
        const receipts = await receiptsOf(session.payment ? [session.payment] : [])
        return { state: stateOf(session, session.payment), receipts: receipts.map((one) => ({ ...one, reference })) }
      },
      cancel: async (_reference, known) => {
        const session = await readSession(known?.id)
        if (session?.status === 'open') await ask('POST', `/checkout/sessions/${known!.id}/expire`).catch(unlessRefused)
        // A boleto that is written already.
        if (session?.status === 'complete' && session.payment && !session.isPaid)
          await ask('POST', `/payment_intents/${session.payment.id}/cancel`).catch(unlessRefused)
      },
      refund: async ({ receipt, key, amountCents }) => {
        const known = (await list('/refunds', { payment_intent: receipt }))
          .flatMap((one) => readRefund(one) ?? [])
          .find((one) => one.id === key)
        if (known) return { id: known.serviceId, state: known.state, reason: known.reason }
        try {
          const body = { payment_intent: receipt, amount: amountCents, metadata: { key } }
          const made = readRefund(await ask('POST', '/refunds', { body, idempotencyKey: key }))
          if (!made) throw new ServiceTrouble('down', 'A Stripe respondeu algo que não se entende.')
          return { id: made.serviceId, state: made.state, reason: made.reason }
        } catch (error) {
          if (!(error instanceof ServiceTrouble && error.kind === 'refused')) throw error
          return { state: 'failed', reason: error.message }
        }
      },
      readNotification: (notification) =>
        readNotification(notification, {
          ownUrl: tools.accountNotificationUrl,
          secret: settings['webhookSecret'] ?? '',
          now: tools.now(),
        }),
      referenceOf: async (receipt) =>
        readPayment(await ask('GET', `/payment_intents/${encodeURIComponent(receipt)}`))?.reference || undefined,
      received: async (from, to) => {
        const created = { gte: seconds(new Date(from.getTime() - LIVES_DAYS * DAY_MS)), lte: seconds(to) + 1 }
        const expand = CHARGE_PARTS.map((part) => `data.${part}`)
        const all = (await list('/payment_intents', { created, expand })).flatMap((one) => readPayment(one) ?? [])
        const old = await contestedSince(from, new Set(all.map(({ id }) => id)))
        // Other money of the account is none of the shop's.
        return await receiptsOf([...all, ...old].filter(({ reference }) => reference !== ''))
      },
      registerNotifications: async () => await registerHook(api, tools.accountNotificationUrl),
      health: async (): Promise<Health> => {
        const { secretKey = '', environment = 'production' } = settings
        const ofKey = /^[rs]k_(test|live)_/.exec(secretKey)?.[1]
        if (ofKey !== undefined && (ofKey === 'test') !== (environment === 'test'))
          return { ok: false, text: WRONG_PLACE[ofKey]! }
        try {
          await ask('GET', '/balance')
          const notifies = await hookIsOn(api, tools.accountNotificationUrl)
          const isSigned = (settings['webhookSecret'] ?? '') !== ''
          return { ok: true, notifies, text: `Conectado à Stripe. ${notifies ? (isSigned ? TOLD : UNSIGNED) : UNTOLD}` }
        } catch (error) {
          if (!(error instanceof ServiceTrouble)) throw error
          return { ok: false, text: error.message }
        }
      },
    }
  }

const WRONG_PLACE: Record<string, string> = {
  test: 'Esta chave é de teste, e o ambiente escolhido é Produção. Mude o ambiente ou copie a chave sk_live_.',
  live: 'Esta chave é de produção, e o ambiente escolhido é Teste. Mude o ambiente ou copie a chave sk_test_.',
}
const TOLD = 'A Stripe avisa a loja de cada pagamento.'
const UNSIGNED =
  'A Stripe avisa a loja. Falta a assinatura: copie o «signing secret» (whsec_…) do webhook da loja, em Desenvolvedores › Webhooks.'
const UNTOLD = 'A Stripe ainda não avisa a loja: cadastre os avisos abaixo. Sem eles, a loja pergunta à Stripe a cada minuto.'

const seconds = (at: Date) => Math.floor(at.getTime() / 1_000)
