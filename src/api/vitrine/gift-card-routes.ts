import { email, flag, maybe, moment, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import type { GiftCardRow } from '#shop/stored-value/admin.ts'
import { giftCodeText } from '#shop/stored-value/code.ts'
import { MOVE_LABELS } from '#shop/stored-value/text.ts'
import type { StoredValueMove } from '#shop/stored-value/service.ts'
import { wcMay } from '../authorize.ts'
import { localDate, readDate } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { actorOf } from '../wc/orders.ts'
import { noSuch } from '../wc/problems.ts'

const SCHEMA = itemSchema('gift_card', {
  id: 'whole',
  last_four: 'text',
  code: 'text?',
  balance_cents: 'whole',
  issued_cents: 'whole',
  is_blocked: 'flag',
  is_paid: 'flag',
  expires_at: 'moment',
  order_id: 'whole?',
  order_number: 'text?',
  recipient_name: 'text',
  recipient_email: 'text',
  message: 'text',
  send_at: 'moment',
  mailed_at: 'moment',
  date_created: 'moment',
  moves: 'list',
})
const CREDIT_SCHEMA = itemSchema('store_credit', { balance_cents: 'whole', moves: 'list' })

/** R$ 10.000,00 */
const MOST_CENTS = 1_000_000
const CORRECTION = {
  cents: whole({ minimum: -MOST_CENTS, maximum: MOST_CENTS, description: 'Centavos to add; below zero they are taken.' }),
  note: text({ minLength: 1, maxLength: 300, pattern: '\\S', description: 'Why.' }),
}
const ID = { id: whole() }
type Services = Pick<ApiServices, 'storedValueAdmin' | 'storedValue' | 'cardMailing' | 'customers' | 'root'>

/** Gift cards, and the credit of customers. The code of a card is told once, to who makes it. */
function giftCardRoutes({ storedValueAdmin: admin, storedValue, cardMailing, customers, root }: Services): Route[] {
  const card = async (id: number) => {
    const found = await admin.read(id)
    if (!found) throw noSuch('vitrine_gift_card_invalid_id')
    return { ...cardItem(found), moves: found.moves.map(moveItem) }
  }
  const credit = async (userId: number) => {
    const found = await storedValue.creditOf(userId)
    return { balance_cents: found?.balanceCents ?? 0, moves: (found?.moves ?? []).map(moveItem) }
  }
  const known = async (id: number) => {
    if (!(await customers.find(id))) throw noSuch('woocommerce_rest_invalid_id')
    return id
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/gift-cards',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {
            ...PAGING,
            search: maybe(text({ maxLength: 254, description: 'Last four signs, e-mail, number of the order, or the code.' })),
          },
          authorize: wcMay.list,
          readsReplica: true,
          answer: async (call) => {
            const { search = '', per_page: limit } = call.args
            const { cards, total } = await admin.list({ search, limit, offset: offsetOf(call.args) })
            return pageOf(cards.map(cardItem), total, call, root)
          },
        }),
        endpoint({
          methods: ['POST'],
          args: {
            cents: whole({ minimum: 1, maximum: MOST_CENTS, description: 'Its value in centavos.' }),
            recipient_name: maybe(text({ maxLength: 100 })),
            recipient_email: maybe(email({ minLength: 0, description: 'Who it is mailed to; empty: nobody.' })),
            message: maybe(text({ maxLength: 500 })),
            expires_at: maybe(moment()),
            note: text({ minLength: 1, maxLength: 300, pattern: '\\S', description: 'Why it is made.' }),
          },
          authorize: wcMay.create,
          answer: async ({ args, caller }) => {
            const { id, code } = await admin.create({
              cents: args.cents,
              recipientName: args.recipient_name?.trim() ?? '',
              recipientEmail: args.recipient_email?.trim().toLowerCase() ?? '',
              message: args.message?.trim() ?? '',
              expiresAt: args.expires_at ? readDate(args.expires_at) : undefined,
              note: args.note.trim(),
              actor: actorOf(caller),
            })
            await cardMailing.mailDue()
            return { status: 201, body: { ...(await card(id)), code: giftCodeText(code) } }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/gift-cards/{id}',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: ID,
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: await card(args.id) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: { ...ID, is_blocked: flag({ description: 'A blocked card pays nothing.' }) },
          authorize: wcMay.edit,
          answer: async ({ args }) => {
            await admin.setBlocked(args.id, args.is_blocked)
            return { body: await card(args.id) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/gift-cards/{id}/corrections',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: { ...ID, ...CORRECTION },
          authorize: wcMay.edit,
          answer: async ({ args, caller }) => {
            const { id } = await card(args.id)
            if (!(await admin.correct(id, correctionOf(args, actorOf(caller))))) throw tooMuch()
            return { body: await card(id) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/gift-cards/{id}/mail',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: ID,
          authorize: wcMay.edit,
          answer: async ({ args }) => {
            const { id } = await card(args.id)
            if (!(await cardMailing.mailAgain(id)))
              throw new RestProblem(
                409,
                'vitrine_gift_card_not_mailed',
                'Este cartão está bloqueado, espera o pagamento do pedido ou não tem e-mail de quem recebe.',
              )
            return { body: await card(id) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/customers/{id}/store-credit',
      response: 'one',
      schema: CREDIT_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: ID,
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: await credit(await known(args.id)) }),
        }),
        endpoint({
          methods: ['POST'],
          args: { ...ID, ...CORRECTION },
          authorize: wcMay.edit,
          answer: async ({ args, caller }) => {
            const id = await known(args.id)
            if (!(await admin.changeCredit(id, correctionOf(args, actorOf(caller))))) throw tooMuch()
            return { body: await credit(id) }
          },
        }),
      ],
    },
  ]
}
export default giftCardRoutes satisfies ApiRoutes

function correctionOf({ cents, note }: { cents: number; note: string }, actor: string) {
  if (cents === 0) throw new RestProblem(400, 'vitrine_stored_value_nothing', 'Escreva quanto somar ou tirar.')
  return { cents, note: note.trim(), actor }
}
const tooMuch = () =>
  new RestProblem(409, 'vitrine_stored_value_too_low', 'O saldo é menor do que isso: não dá para tirar tanto.')

const cardItem = (card: GiftCardRow) => ({
  id: card.id,
  last_four: card.lastFour,
  code: null as string | null,
  balance_cents: card.balanceCents,
  issued_cents: card.issuedCents,
  is_blocked: card.isBlocked,
  is_paid: card.isPaid,
  expires_at: card.expiresAt && localDate(card.expiresAt),
  order_id: card.orderId,
  order_number: card.orderNumber,
  recipient_name: card.recipientName,
  recipient_email: card.recipientEmail,
  message: card.message,
  send_at: card.sendAt && localDate(card.sendAt),
  mailed_at: card.mailedAt && localDate(card.mailedAt),
  date_created: localDate(card.createdAt),
  moves: [] as ReturnType<typeof moveItem>[],
})
const moveItem = (move: StoredValueMove) => ({
  id: move.id,
  cents: move.cents,
  reason: move.reason,
  words: MOVE_LABELS[move.reason],
  order_id: move.orderId,
  order_number: move.orderNumber,
  note: move.note,
  author: move.actor,
  date: localDate(move.at),
})
export type GiftCardRecord = ReturnType<typeof cardItem>
export type StoredValueMoveRecord = ReturnType<typeof moveItem>
export type StoreCreditRecord = { balance_cents: number; moves: StoredValueMoveRecord[] }
