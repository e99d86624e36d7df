import { defineModule } from '#modules/define-module.ts'
import { createAfterSale } from './service.ts'

type Options = Parameters<typeof createAfterSale>[0]
type Needs = Omit<Options, 'mails'> & { returnMails: Options['mails'] }

/** What buyers may still do with an order: give it up, or send it back. */
export const afterSaleModule = defineModule({
  create: ({ returnMails: mails, ...needs }: Needs) => ({ afterSale: createAfterSale({ ...needs, mails }) }),
})
