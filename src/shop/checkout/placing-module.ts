import { defineModule } from '#modules/define-module.ts'
import type { TryCounter } from '#kit/rate-limit.ts'
import { createCardGuard } from './card-guard.ts'
import { createCheckout } from './service.ts'

type Needs = Omit<Parameters<typeof createCheckout>[0], 'tries' | 'cardGuard'> &
  Omit<Parameters<typeof createCardGuard>[0], 'tries'> & { limiter: TryCounter }

/** From a cart to an order. */
export const placingModule = defineModule({
  create: ({ limiter: tries, ...needs }: Needs) => {
    const cardGuard = createCardGuard({ ...needs, tries })
    return { cardGuard, checkout: createCheckout({ ...needs, tries, cardGuard }) }
  },
})
