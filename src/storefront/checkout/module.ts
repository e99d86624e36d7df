import { defineModule } from '#modules/define-module.ts'
import { registerPayments } from '#shop/payments/routes.ts'
import type { Gateway } from '#shop/payments/providers/test/gateway.ts'
import type { Inbox } from '#shop/payments/inbox.ts'
import { createEntrance } from '../account/enter.ts'
import { createCardGuard } from './card-guard.ts'
import { createCheckoutLogin } from './login.ts'
import { type CheckoutOptions, createCheckout, registerCheckout } from './open-checkout.ts'

type Login = Parameters<typeof createCheckoutLogin>[0]
type Needs = Omit<CheckoutOptions, 'login' | 'cardGuard'> &
  Pick<Login, 'sessions' | 'secondFactor'> & {
    tellLater: Parameters<typeof createEntrance>[0]['tellLater']
    inbox: Inbox
    gateway: Gateway
    databaseNow: () => Promise<number>
    secret: string
  }

export const checkoutPagesModule = defineModule({
  create: (needs: Needs) => {
    const { cart, desk, tellLater, nonces, accounts, sessions, secondFactor, limiter, drafts, payments } = needs
    const enter = createEntrance({ cart, desk, tellLater })
    const login = createCheckoutLogin({ desk, nonces, accounts, sessions, secondFactor, limiter, cart, drafts, enter })
    const cardGuard = createCardGuard({ limiter, payments })
    return { enter, checkoutLogin: login, cardGuard, checkout: createCheckout({ ...needs, login, cardGuard }) }
  },
  routes: async (http, { checkoutLogin: login, ...needs }) => {
    await registerCheckout(http, { ...needs, login })
    const { payments, inbox, gateway, orders, secret, databaseNow: nowMs, cardGuard: guard } = needs
    registerPayments(http, { payments, inbox, gateway, findOrder: orders.findOrder, secret, nowMs, guard })
  },
})
