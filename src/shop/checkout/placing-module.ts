import { defineModule } from '#modules/define-module.ts'
import type { TryCounter } from '#kit/rate-limit.ts'
import { createCheckout } from './service.ts'

type Needs = Omit<Parameters<typeof createCheckout>[0], 'tries'> & { limiter: TryCounter }

/** From a cart to an order. */
export const placingModule = defineModule({
  create: ({ limiter: tries, ...needs }: Needs) => ({ checkout: createCheckout({ ...needs, tries }) }),
})
