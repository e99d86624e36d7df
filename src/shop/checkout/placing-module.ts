import { defineModule } from '#modules/define-module.ts'
import type { TryCounter } from '#kit/rate-limit.ts'
import type { AskExtraFields } from './ask-others.ts'
import { createCheckout } from './service.ts'

type Options = Parameters<typeof createCheckout>[0]
type Needs = Omit<Options, 'tries' | 'askExtraFields'> & { limiter: TryCounter; askFormFields: AskExtraFields }

/** From a cart to an order. */
export const placingModule = defineModule({
  create: ({ limiter: tries, askFormFields: askExtraFields, ...needs }: Needs) => ({
    checkout: createCheckout({ ...needs, tries, askExtraFields }),
  }),
})
