import { defineModule } from '#modules/define-module.ts'
import { createDraftCarrying } from '#shop/checkout/carry-draft.ts'
import type { Inbox } from '#shop/payments/inbox.ts'
import type { Notifications } from '#shop/payments/notifications.ts'
import type { Gateway } from '#shop/payments/providers/test/gateway.ts'
import { registerPayments } from '#shop/payments/routes.ts'
import { createVisitorEntrance } from '../account/entrance.ts'
import { createCheckoutLogin } from './login.ts'
import { type CheckoutOptions, registerCheckout } from './open-checkout.ts'

type Needs = Omit<CheckoutOptions, 'login'> &
  Omit<Parameters<typeof createCheckoutLogin>[0], 'carryDraft' | 'enter'> &
  Parameters<typeof createVisitorEntrance>[0] & {
    inbox: Inbox
    gateway: Gateway
    paymentNotifications: Notifications
    databaseNow: () => Promise<number>
    secret: string
  }

export const checkoutPagesModule = defineModule({
  create: (needs: Needs) => {
    const enter = createVisitorEntrance(needs)
    const carryDraft = createDraftCarrying(needs)
    return { enter, carryDraft, checkoutLogin: createCheckoutLogin({ ...needs, carryDraft, enter }) }
  },
  routes: async (http, { checkoutLogin: login, ...needs }) => {
    await registerCheckout(http, { ...needs, login })
    const { orders, databaseNow: nowMs, cardGuard: guard, paymentNotifications: notifications } = needs
    registerPayments(http, { ...needs, notifications, findOrder: orders.findOrder, nowMs, guard })
  },
})
