import { join } from 'node:path'
import type { ShopInfo } from '#content/settings/contract.ts'
import { loadFolder } from '#kit/load-folder.ts'
import type { PaymentMethod } from '#shop/payments/contract.ts'
import { createAccountMails } from './account-mails.ts'
import { createGiftCardMail } from './gift-card-mail.ts'
import { createReturnCodeMail, createReturnMails } from './account-return-mails.ts'
import { drawLetter, senderOf } from './draw-letter.tsx'
import { exampleOrder } from './example-order.ts'
import { extensionKind, findKind, rewriteLetter } from './kinds/find-kind.ts'
import type { MailKind } from './kinds/mail-kind.ts'
import type { Letter } from './letter.ts'
import { FIRST_LETTERS, type LetterSettings } from './letter-settings.ts'
import type { ExampleMakers, MailExample } from './mail-example.ts'
import { createOrderMails } from './order-mails.ts'
import type { MailText } from './texts/mail-text.ts'

type Options = {
  settings: { shop: () => Promise<ShopInfo> }
  payments: { find: (id: string) => Promise<PaymentMethod | undefined> }
  shopUrl: string
  letters?: LetterSettings
  /** Those of the extensions that are switched on. */
  more?: () => ExtensionMailExample[]
}
/** A letter of an extension, about somebody who does not exist. */
export type ExtensionMailExample = {
  id: string
  title: string
  example: Record<string, unknown>
  draw: (shopName: string) => Letter
}
/** `kind`: what a merchant may write of it; undefined where nothing. */
type Known = { example: MailExample; kind: MailKind | undefined }

/** Every mail that the shop writes, drawn as it would be sent, about somebody who does not exist. */
export async function loadMailExamples({ settings, payments, shopUrl, letters = FIRST_LETTERS, more = () => [] }: Options) {
  const own = (await loadExamples())
    .toSorted(([, one], [, other]) => one.place - other.place)
    .map(([id, example]): [string, Known] => [id, { example, kind: example.kind ?? findKind(id) }])
  // A shop without an address of its own could not be shown the mails that it would get.
  const known = {
    shop: async () => ({ ...(await settings.shop()), email: (await settings.shop()).email || 'loja@exemplo.com.br' }),
  }
  const makersWith = (drawn: LetterSettings): ExampleMakers => {
    const common = { settings: known, shopUrl, letters: drawn }
    return {
      ...common,
      ofOrder: createOrderMails({
        ...common,
        // Nobody is asked for money: what a method itself says is enough.
        instructionsFor: async (order) => (await payments.find(order.paymentMethod.id))?.instructions(order),
      }),
      ofAccount: createAccountMails(common),
      ofReturn: createReturnMails(common),
      ofReturnCode: createReturnCodeMail(common),
      ofGiftCard: createGiftCardMail(common),
      person: { email: 'ana@exemplo.com.br', displayName: 'Ana' } as ExampleMakers['person'], // what the letters read of somebody
      order: exampleOrder,
    }
  }
  const ofExtension = ({ id, title, example, draw }: ExtensionMailExample): [string, Known] => {
    const kind = extensionKind(example)
    const drawExample: MailExample['draw'] = async (makers) => {
      const shop = await known.shop()
      const { text = kind.text } = await makers.letters.kept(id)
      const letter = rewriteLetter(draw(shop.name), text, { data: example, shopName: shop.name })
      return drawLetter(letter, senderOf(shop, shopUrl, await makers.letters.brand()))
    }
    return [
      id,
      { kind, example: { title, when: 'Quando a extensão que o trouxe decide.', to: 'customer', place: 0, draw: drawExample } },
    ]
  }
  const all = () => new Map([...own, ...more().map(ofExtension)])
  return {
    list: () =>
      [...all()].map(
        ([
          id,
          {
            example: { title, when, to },
            kind,
          },
        ]) => ({ id, title, when, to, kind }),
      ),
    /** What a merchant may write of it. */
    kindOf: (id: string): MailKind | undefined => all().get(id)?.kind,
    /** `text`: one that is not kept yet. */
    draw: async (id: string, text?: MailText) => {
      const found = all().get(id)
      const kept = async (kind: string) => {
        const now = await letters.kept(kind)
        // It is shown even while it is not sent.
        return { ...now, isOff: false, ...(text && kind === id && { text }) }
      }
      const drawn = await found?.example.draw(makersWith({ brand: letters.brand, kept }))
      if (!found || !drawn) return undefined
      const { title, when, to } = found.example
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
