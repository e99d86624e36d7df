import type { FastifyReply } from 'fastify'
import type { AfterSale } from '#shop/after-sale/service.ts'
import type { CartService } from '#shop/cart/service.ts'
import { tellCartCookies } from '#shop/cart/routes.ts'
import { BOUGHT_AGAIN, createBuyingAgain } from '#shop/cart/buy-again.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { Charges } from '#shop/payments/charges.ts'
import { tabUrl } from '#widgets/woocommerce-my-account/tabs.ts'
import { type AccountDesk, type Fields, type Opened, textOf } from './desk.tsx'
import { returnNotice } from './follow-routes.ts'
import { orderUrl, ordersPage } from './orders-page.tsx'
import { viewOrderPage } from './view-order-page.tsx'

type Options = {
  account: AccountDesk
  orders: Orders
  charges: Pick<Charges, 'instructionsFor'>
  afterSale: AfterSale
  cart: CartService
  secure: boolean
}

const PER_PAGE = 10
/** One nonce for what is done to one order: it is of no use for another. */
const actionOn = (id: number | string) => `woocommerce-order-${id}`

/** A customer's orders: listed, looked at, given up, bought again, sent back. */
export function registerOrders({ account, orders, charges, afterSale, cart, secure }: Options) {
  const buyAgain = createBuyingAgain({ cart })
  const list = async ({ user, request }: Opened) => {
    const page = pageOf((request.params as { page?: string }).page)
    if (page === undefined) return undefined
    const { orders: some, total } = await orders.listOwn(user.id, { page, perPage: PER_PAGE })
    const pages = Math.max(1, Math.ceil(total / PER_PAGE))
    return page > pages ? undefined : ordersPage({ orders: some, page, pages })
  }
  account.page('orders/', list)
  account.page('orders/page/:page/', list)
  // The ecosystem's own way to the second page.
  account.page('orders/:page/', async ({ request, reply }) => {
    const page = pageOf((request.params as { page?: string }).page)
    return page === undefined
      ? undefined
      : reply.redirect(page === 1 ? tabUrl('orders') : `${tabUrl('orders')}page/${page}/`, 301)
  })

  const own = async ({ user, request }: Opened): Promise<Order | undefined> => {
    const { id = '' } = request.params as { id?: string }
    return /^[1-9]\d{0,14}$/.test(id) ? await orders.findOwn({ userId: user.id, id: Number(id) }) : undefined
  }

  account.page('view-order/:id/', async (opened) => {
    const order = await own(opened)
    return (
      order &&
      viewOrderPage({
        order,
        instructions: isUnpaid(order) ? await charges.instructionsFor(order) : undefined,
        returning: await afterSale.returnOf(order),
        nonce: opened.nonce(actionOn(order.id)),
      })
    )
  })

  /** Something done to one of the customer's own orders; somebody else's is as unknown as one that never was. */
  const act = (name: string, handle: (opened: Opened, order: Order, fields: Fields) => Promise<FastifyReply>) =>
    account.action(
      `view-order/:id/${name}/`,
      { fields: ['_wpnonce'], action: ({ request }) => actionOn((request.params as { id?: string }).id ?? '') },
      async (opened, fields) => {
        const order = await own(opened)
        return order && (await handle(opened, order, fields))
      },
    )

  act('cancel', async (opened, order) => {
    const isDone = await afterSale.cancel(order)
    return await account.goOn(
      opened,
      orderUrl(order),
      isDone
        ? { kind: 'success', text: 'Seu pedido foi cancelado.' }
        : { kind: 'error', text: 'Este pedido não pode mais ser cancelado por aqui. Fale com a loja.' },
    )
  })

  act('return', async (opened, order, fields) => {
    const outcome = await afterSale.askReturn(order, textOf(fields.return_reason, 1_000))
    return await account.goOn(opened, orderUrl(order), returnNotice(outcome))
  })

  act('again', async (opened, order) => {
    const owner = { sessionId: opened.sessionId, userId: opened.user.id }
    const { added, missing, cart: filled } = await buyAgain(owner, order)
    if (filled) tellCartCookies(opened.reply, filled, secure)
    return await account.goOn(
      opened,
      '/cart/',
      ...missing.map((text) => ({ kind: 'error', text }) as const),
      ...(added > 0 ? [{ kind: 'success', text: BOUGHT_AGAIN } as const] : []),
    )
  })
}

const isUnpaid = ({ status, paidCents, totalCents, storedValueCents = 0 }: Order) =>
  paidCents + storedValueCents < totalCents && (status === 'pending' || status === 'on-hold' || status === 'failed')

/** Pages past a thousand exist in no honest list. */
function pageOf(text: string | undefined) {
  if (text === undefined) return 1
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined
}
