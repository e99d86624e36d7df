import { createAuthors } from '#content/blog/authors.ts'
import { createBlog } from '#content/blog/service.ts'
import { createComingSoon } from '#content/coming-soon/service.ts'
import { createComments } from '#content/comments/service.ts'
import { createCaptchas } from '#content/forms/captchas.ts'
import { fileKind } from '#content/forms/file-kind.ts'
import { createProofOfWork } from '#content/forms/proof-of-work.ts'
import { createForms } from '#content/forms/service.ts'
import { forgetFiles, uploadsFolderOf } from '#content/forms/uploads.ts'
import { createMediaLibrary, LIBRARY_FILE_TYPES } from '#content/media/library.ts'
import { createMedia, pictureOf } from '#content/media/service.ts'
import { createMenus } from '#content/menus/service.ts'
import { createNotices } from '#content/notices/service.ts'
import { createContent } from '#content/pages/service.ts'
import { createShopPages } from '#content/pages/shop-pages.ts'
import { createPopups } from '#content/popups/service.ts'
import { createRedirects } from '#content/redirects/service.ts'
import { createSearch } from '#shop/search/service.ts'
import { createTextLock } from '#content/settings/locked-text.ts'
import { createSettings } from '#content/settings/service.ts'
import type { Database } from '#db/schema.ts'
import type { Logger } from '#http/log.ts'
import type { Clock } from '#kit/clock.ts'
import type { Kept } from '#kit/kept.ts'
import { createApiKeys } from '#shop/accounts/api-keys.ts'
import { createApplicationPasswords } from '#shop/accounts/application-passwords.ts'
import { createCredentials } from '#shop/accounts/credentials.ts'
import { createSecondFactor } from '#shop/accounts/second-factor.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { createAudit } from '#shop/audit/service.ts'
import { createCart } from '#shop/cart/service.ts'
import { createBoughtFiles } from '#shop/bought-files/service.ts'
import { createBulk } from '#shop/catalog/bulk/service.ts'
import { createCatalogEditor } from '#shop/catalog/editing/service.ts'
import { createCatalog } from '#shop/catalog/service.ts'
import { createTransfers } from '#shop/catalog/transfer/service.ts'
import { createQuotes } from '#shop/checkout/quotes.ts'
import { createCouponEditor } from '#shop/coupons/editor.ts'
import { createCoupons } from '#shop/coupons/service.ts'
import { createPayments } from '#shop/payments/service.ts'
import { createModeration } from '#shop/reviews/moderation.ts'
import { createReviews } from '#shop/reviews/service.ts'
import { createShipping } from '#shop/shipping/service.ts'
import { createStock } from '#shop/stock/ledger.ts'
import { createWebhooks } from '#shop/webhooks/service.ts'
import { createCustomerServices } from '#storefront/account/services.ts'
import { mediaFolderOf } from '#storefront/file-routes.ts'
import { HOME_SLUG } from '#storefront/pages/content-page.tsx'
import { readForm } from '#widgets/form/read-form.ts'
import type { Config } from './config.ts'
import { createStatus } from '#ops/status.ts'
import { createOrderServices } from './order-services.ts'
import { transferPlaces } from './transfer-places.ts'
import { join } from 'node:path'
import type { Kysely } from 'kysely'

type Options = {
  db: Kysely<Database>
  config: Pick<Config, 'shopUrl' | 'dataDir'>
  secret: string
  log: Logger
  clock: Clock
  /** What was counted in the catalogue, until there is news. */
  counted: Kept
}

/** What the shop can do, each thing made once from those above it. Pages, the API and jobs are handed these by name. */
export function createServices({ db, config, secret, log, clock, counted }: Options) {
  const { shopUrl } = config
  const media = createMedia({ db })
  const library = createMediaLibrary({
    db,
    folder: mediaFolderOf(config.dataDir),
    clock,
    kindOf: (name, bytes) => fileKind(name, bytes, LIBRARY_FILE_TYPES),
  })
  const settings = createSettings({ db })
  const menus = createMenus({ db })
  const content = createContent({ db, media })
  const shopPages = createShopPages({ db })
  const authors = createAuthors({ db, media })
  const blog = createBlog({ db, media, authors })
  const comments = createComments({ db, settings, shopUrl })
  const redirects = createRedirects({ db })
  const popups = createPopups({ db })
  const catalog = createCatalog({ db, media, settings, counted })
  const catalogEditor = createCatalogEditor({ db, stock: createStock() })
  const bulk = createBulk({ db, stock: createStock() })
  const transfers = createTransfers({ db, stock: createStock(), ...transferPlaces(config), now: () => new Date(clock.now()) })
  const boughtFiles = createBoughtFiles({ db, folder: join(config.dataDir, 'downloads') })
  const search = createSearch({ db, catalog, homeSlug: HOME_SLUG })
  const accounts = createAccounts({ db })
  const sessions = createSessions({ db })
  const secondFactor = createSecondFactor({ db, secret, clock })
  const apiKeys = createApiKeys({ db, secret })
  const applicationPasswords = createApplicationPasswords({ db })
  const credentials = createCredentials({ db, keys: apiKeys, passwords: applicationPasswords })
  const coupons = createCoupons({ db })
  const couponEditor = createCouponEditor({ db })
  const cart = createCart({ db, pictureOf, coupons })
  const shipping = createShipping({ db, warn: (problem) => log.warn(problem) })
  const payments = createPayments({ settings, shopUrl })
  const quotes = createQuotes({
    coupons,
    shipping,
    paymentDiscount: async (method) => (await payments.find(method))?.discountPercent ?? 0,
  })
  const ordering = createOrderServices({ db, settings, payments, secret, shopUrl })
  const { orders } = ordering
  const notices = createNotices({ db })
  const comingSoon = createComingSoon({ db, settings })
  const reviews = createReviews({ db, hasBought: orders.hasBought })
  const moderation = createModeration({ db })
  const work = createProofOfWork({ db, secret, clock })
  const textLock = createTextLock(secret)
  const captchas = createCaptchas({ settings, work, fetch: (url, init) => fetch(url, init), unlock: textLock.open })
  const uploadsFolder = uploadsFolderOf(config.dataDir)
  const customers = createCustomerServices({
    db,
    accounts,
    orders,
    settings,
    secret,
    clock,
    shopUrl,
    dataDir: config.dataDir,
    forgetFiles: (ids) => forgetFiles(uploadsFolder, ids),
  })
  const forms = createForms({ db, readForm, settings, captchas, uploadsFolder, shopUrl })
  const webhooks = createWebhooks({ db, secret })
  const audit = createAudit({ db, settings })
  return {
    media,
    library,
    settings,
    menus,
    content,
    shopPages,
    blog,
    comments,
    redirects,
    popups,
    catalog,
    catalogEditor,
    transfers,
    boughtFiles,
    bulk,
    search,
    accounts,
    sessions,
    secondFactor,
    apiKeys,
    applicationPasswords,
    credentials,
    coupons,
    couponEditor,
    cart,
    shipping,
    payments,
    quotes,
    ordering,
    orders,
    notices,
    comingSoon,
    reviews,
    moderation,
    work,
    textLock,
    captchas,
    uploadsFolder,
    customers,
    forms,
    webhooks,
    audit,
    room: createStatus({ db, dataDir: config.dataDir }),
  }
}
export type Services = ReturnType<typeof createServices>
