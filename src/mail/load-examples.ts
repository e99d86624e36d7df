import { join } from 'node:path'
import type { ShopInfo } from '#content/settings/contract.ts'
import { loadFolder } from '#kit/load-folder.ts'
import type { PaymentMethod } from '#shop/payments/contract.ts'
import { createAccountMails } from './account-mails.ts'
import { createReturnMails } from './account-return-mails.ts'
import { drawLetter, senderOf } from './draw-letter.tsx'
import { exampleOrder } from './example-order.ts'
import type { Letter } from './letter.ts'
import type { ExampleMakers, MailExample } from './mail-example.ts'
import { createOrderMails } from './order-mails.ts'

type Options = {
  settings: { shop: () => Promise<ShopInfo> }
  payments: { find: (id: string) => Promise<PaymentMethod | undefined> }
  shopUrl: string
  /** Those of the extensions that are switched on. */
  more?: () => ExtensionMailExample[]
}
/** A letter of an extension, about somebody who does not exist. */
export type ExtensionMailExample = { id: string; title: string; draw: (shopName: string) => Letter }

/** Every mail that the shop writes, drawn as it would be sent, about somebody who does not exist. */
export async function loadMailExamples({ settings, payments, shopUrl, more = () => [] }: Options) {
  const own = (await loadExamples()).toSorted(([, one], [, other]) => one.place - other.place)
  // A shop without an address of its own could not be shown the mails that it would get.
  const known = {
    shop: async () => ({ ...(await settings.shop()), email: (await settings.shop()).email || 'loja@exemplo.com.br' }),
  }
  const makers: ExampleMakers = {
    settings: known,
    shopUrl,
    ofOrder: createOrderMails({
      settings: known,
      // Nobody is asked for money: what a method itself says is enough.
      instructionsFor: async (order) => (await payments.find(order.paymentMethod.id))?.instructions(order),
      shopUrl,
    }),
    ofAccount: createAccountMails({ settings: known, shopUrl }),
    ofReturn: createReturnMails({ settings: known, shopUrl }),
    person: { email: 'ana@exemplo.com.br', displayName: 'Ana' } as ExampleMakers['person'], // what the letters read of somebody
    order: exampleOrder,
  }
  const ofExtension = ({ id, title, draw }: ExtensionMailExample): [string, MailExample] => [
    id,
    {
      title,
      when: 'Quando a extensão que o trouxe decide.',
      to: 'customer',
      place: 0,
      draw: async () => {
        const shop = await known.shop()
        return drawLetter(draw(shop.name), senderOf(shop, shopUrl))
      },
    },
  ]
  const all = () => new Map([...own, ...more().map(ofExtension)])
  return {
    list: () => [...all()].map(([id, { title, when, to }]) => ({ id, title, when, to })),
    draw: async (id: string) => {
      const example = all().get(id)
      const drawn = await example?.draw(makers)
      if (!example || !drawn) return undefined
      const { title, when, to } = example
      return { id, title, when, to, subject: drawn.subject, text: drawn.text, html: drawn.html }
    },
  }
}
export type MailExamples = Awaited<ReturnType<typeof loadMailExamples>>

/** Presence is registration: every file in examples/ is the example of one letter. */
async function loadExamples(): Promise<[id: string, MailExample][]> {
  const files = await loadFolder(join(import.meta.dirname, 'examples'))
  return files.map(({ name, path, value }) => {
    const example = value as MailExample | undefined
    if (typeof example?.draw === 'function') return [name, example]
    throw new Error(`${path} must have a default export made by defineMailExample: it shows the merchant what the letter says.`)
  })
}
