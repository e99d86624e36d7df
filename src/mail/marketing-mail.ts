import type { ShopInfo } from '#content/settings/contract.ts'
import type { MarketingKind, MarketingLetter } from '#shop/marketing/contract.ts'
import { withFoot } from '#shop/marketing/letter-parts.ts'
import { type DrawnLetter, drawLetter, senderOf } from './draw-letter.tsx'
import { FIRST_LETTERS, type LetterSettings } from './letter-settings.ts'
import { defineMailExample } from './mail-example.ts'

type Options = { settings: { shop: () => Promise<ShopInfo> }; shopUrl: string; letters?: LetterSettings }

/** Mails that sell look like every other mail of the shop. */
export const createMarketingDrawing =
  ({ settings, shopUrl, letters = FIRST_LETTERS }: Options) =>
  async (letter: MarketingLetter): Promise<DrawnLetter> =>
    drawLetter(letter, senderOf(await settings.shop(), shopUrl, await letters.brand()))

const WEEK_MS = 7 * 86_400_000
/** Behind those that follow what customers do. */
const PLACE = 40

/** A kind of mail that sells as the merchant is shown it. */
export const marketingExample = (kind: MarketingKind) =>
  defineMailExample({
    title: kind.title,
    when: `${kind.when} Só para quem aceitou, e só com este e-mail ligado em Marketing.`,
    to: 'customer',
    place: PLACE + kind.place,
    draw: async ({ settings, shopUrl, letters }) => {
      const { name: shopName } = await settings.shop()
      const coupon = kind.offersCoupon ? { code: 'exemplo-10', percent: 10, until: new Date(Date.now() + WEEK_MS) } : undefined
      const letter = kind.letter(kind.example, { shopName, step: 1, coupon, link: (path) => shopUrl + path })
      const url = `${shopUrl}/email/cancelar/exemplo/`
      return await createMarketingDrawing({ settings, shopUrl, letters })(withFoot(letter, { reason: kind.reason, url }))
    },
  })
