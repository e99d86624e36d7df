import type { FastifyReply } from 'fastify'
import type { Widgets } from '#builder/registry.ts'
import type { BlogReader } from '#content/blog/contract.ts'
import type { ComingSoon } from '#content/coming-soon/service.ts'
import type { Comments } from '#content/comments/service.ts'
import { createConsentReader } from '#content/consent/settings.ts'
import type { FontReader } from '#content/fonts/contract.ts'
import type { BlockReader } from '#content/library/contract.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { MenuReader } from '#content/menus/contract.ts'
import type { Notice } from '#content/notices/contract.ts'
import type { Notices } from '#content/notices/service.ts'
import { type Conditions, createOutsideScriptReader } from '#content/outside-scripts/on-page.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import type { PopupReader } from '#content/popups/contract.ts'
import type { ShopSettings } from '#content/settings/service.ts'
import type { WhatsappButtonReader } from '#content/whatsapp-button/service.ts'
import type { PageReads } from '#db/page-reads.ts'
import type { Logger } from '#http/log.ts'
import type { Visitors } from '#http/visitor.ts'
import { defineModule } from '#modules/define-module.ts'
import { announceNotices } from '#shop/cart/routes.ts'
import type { Catalog } from '#shop/catalog/contract.ts'
import type { Channels } from '#shop/channels/service.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { Pricing } from '#shop/pricing/service.ts'
import type { Promotions } from '#shop/promotions/service.ts'
import type { Questions } from '#shop/reviews/questions/service.ts'
import type { PickupPointReader } from '#shop/shipping/contract.ts'
import type { Reviews } from '#shop/reviews/service.ts'
import { readAssets } from './assets.ts'
import { createFragments } from './fragments.tsx'
import { createShells } from './page-shell.ts'
import { createOrderVisits } from './order-visit.ts'
import { createPolicyAddress } from './privacy-policy.ts'
import { APP_SETTING, isAppOn } from './app/setting.ts'
import { createProductDetails, type ProductDetailsOptions } from './product-details.ts'
import { CART_REDIRECT_SETTING } from './script-params.tsx'
import { createSite } from './site.tsx'
import { createWaitingNotices } from './waiting-notices.ts'
import { createWaysOn } from './ways-on.ts'

type Needs = {
  log: Logger
  shopUrl: string
  secure: boolean
  widgets: Widgets
  media: MediaReader
  fonts: FontReader
  settings: ShopSettings
  menus: MenuReader
  content: ContentReader
  catalog: Catalog
  blog: BlogReader
  comments: Comments
  blocks: BlockReader
  popups: PopupReader
  notices: Notices
  comingSoon: ComingSoon
  reviews: Reviews
  questions: Questions
  payments: Payments
  promotions: Pick<Promotions, 'shownOn'>
  pricing: Pick<Pricing, 'ladders'>
  channels: Channels
  pickupPoints: PickupPointReader
  whatsappButton: WhatsappButtonReader
  marketing: ProductDetailsOptions['marketing']
  askExtensions: ProductDetailsOptions['askExtensions']
  displayConditions: Conditions
  visitors: Visitors
  extensions: { styles: () => string }
  notifications: { isUpToDate: () => boolean }
  pageReads: PageReads
}

/** What every page of the shop is drawn with. */
export const siteModule = defineModule({
  create: (needs: Needs) => {
    const { log, shopUrl, secure, widgets, media, settings, menus, content, catalog, blog, comments, popups, notices, blocks } =
      needs
    const assets = readAssets()
    const waysOn = createWaysOn(catalog)
    const productDetails = createProductDetails({ ...needs, waysOn })
    const readers = {
      pickupPoints: needs.pickupPoints,
      media,
      settings,
      menus,
      content,
      catalog,
      blog,
      comments,
      productDetails,
      blocks,
    }
    const warn = (problem: string, path: string) => log.warn({ path }, problem)
    const shells = createShells(needs.notifications)
    const outsideScriptReader = createOutsideScriptReader({ settings, conditions: needs.displayConditions })
    const consent = createConsentReader(settings)
    const redirectsToCart = async () => (await settings.get(CART_REDIRECT_SETTING)) === true
    return {
      assets,
      readers,
      shells,
      outsideScriptReader,
      warn,
      redirectsToCart,
      orderVisitOf: createOrderVisits({ consent, channels: needs.channels }),
      waysOn,
      policyAddress: createPolicyAddress({ settings, content }),
      drawFragments: createFragments(widgets),
      takeNotices: createWaitingNotices({ visitors: needs.visitors, notices, secure }),
      /** Says something on the next page that this visitor opens. */
      tellLater: async (reply: FastifyReply, sessionId: number, notice: Notice) => {
        await notices.push(sessionId, notice)
        announceNotices(reply, secure)
      },
      site: createSite({
        widgets,
        readers,
        content,
        popups,
        settings,
        media,
        fonts: needs.fonts,
        consent,
        outsideScripts: outsideScriptReader,
        channels: needs.channels,
        whatsappButton: needs.whatsappButton,
        flags: async () => ({
          redirectsToCart: await redirectsToCart(),
          comingSoon: await needs.comingSoon.isOn(),
          app: isAppOn(await settings.get(APP_SETTING)),
        }),
        shells,
        assets,
        moreStyle: needs.extensions.styles,
        shopUrl,
        warn,
      }),
    }
  },
  onContentChange: ({ shells }) => ({ changed: shells.invalidate, missed: shells.forget }),
})
