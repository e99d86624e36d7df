import type { ShopInfo } from '#content/settings/contract.ts'
import type { MarketingKind, MarketingMail } from '#shop/marketing/contract.ts'
import { footParts } from '#shop/marketing/letter-parts.ts'
import { type DrawnLetter, drawLetter, senderOf } from './draw-letter.tsx'
import { type MailKind, textOf } from './kinds/mail-kind.ts'
import { FIRST_LETTERS, type LetterSettings } from './letter-settings.ts'
import { defineMailExample } from './mail-example.ts'
import { composeLetter } from './texts/compose-letter.ts'

type Options = { settings: { shop: () => Promise<ShopInfo> }; shopUrl: string; letters?: LetterSettings }

/** Under which name the merchant's text of a step is kept: the kind's own for the first. */
const textIdOf = (id: string, step: number) => (step === 1 ? id : `${id}-${step}`)

/** What a merchant may write of a step. It is turned on and off with its settings, not with its text. */
const mailKindOf = (kind: MarketingKind, step: number): MailKind => ({
  text: textOf(kind.texts[step - 1] ?? kind.texts[0]),
  placeholders: ['loja', ...Object.keys(kind.values(kind.example))],
})

/** Mails that sell look like every other mail of the shop, and a merchant writes in them as in the others. */
export const createMarketingDrawing =
  ({ settings, shopUrl, letters = FIRST_LETTERS }: Options) =>
  async ({ id, kind, step, facts, unsubscribeUrl: url, ...writing }: MarketingMail): Promise<DrawnLetter> => {
    const shop = await settings.shop()
    const { text = mailKindOf(kind, step).text } = await letters.kept(textIdOf(id, step))
    const letter = composeLetter(text, { ...kind.values(facts), loja: shop.name }, kind.parts(facts, writing))
    const parts = [...letter.parts, ...footParts({ reason: kind.reason, url })]
    return drawLetter({ ...letter, parts }, senderOf(shop, shopUrl, await letters.brand()))
  }

const WEEK_MS = 7 * 86_400_000
/** Behind those that follow what customers do. */
const PLACE = 40

/** A kind of mail that sells as the merchant is shown it; `step`: which of its mails about the same thing. */
export const marketingExample = (id: string, kind: MarketingKind, step = 1) =>
  defineMailExample({
    title: kind.texts.length > 1 ? `${kind.title}: ${step}º lembrete` : kind.title,
    when: `${kind.when} Só para quem aceitou, e só com este e-mail ligado em Marketing.`,
    to: 'customer',
    place: PLACE + kind.place + step / 10,
    kind: mailKindOf(kind, step),
    draw: ({ settings, shopUrl, letters }) => {
      const coupon = kind.offersCoupon ? { code: 'exemplo-10', percent: 10, until: new Date(Date.now() + WEEK_MS) } : undefined
      const link = (path: string) => shopUrl + path
      const unsubscribeUrl = `${shopUrl}/email/cancelar/exemplo/`
      const draw = createMarketingDrawing({ settings, shopUrl, letters })
      return draw({ id, kind, step, facts: kind.example, coupon, link, unsubscribeUrl })
    },
  })
