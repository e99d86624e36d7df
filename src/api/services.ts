import type { Kysely } from 'kysely'
import type { Widgets } from '#builder/registry.ts'
import type { ComingSoon } from '#content/coming-soon/service.ts'
import type { Comments } from '#content/comments/service.ts'
import type { BackupDesk } from '#ops/backup/contract.ts'
import type { Outbox } from '#mail/outbox.ts'
import type { ServerEditing } from '#mail/server/edit-server.ts'
import type { MailServer } from '#mail/server/service.ts'
import type { createExamplePictures } from '#content/library/example-pictures.ts'
import type { ReadyDesigns } from '#content/library/ready-service.ts'
import type { Presence } from '#content/drafts/presence.ts'
import type { DocumentDrafts } from '#content/drafts/service.ts'
import type { FontLibrary } from '#content/fonts/library.ts'
import type { ShippedFonts } from '#content/fonts/shipped.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { MediaLibrary } from '#content/media/library.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import type { ShopPages } from '#content/pages/shop-pages.ts'
import type { Search } from '#shop/search/contract.ts'
import type { Redirects } from '#content/redirects/service.ts'
import type { ShopSettings } from '#content/settings/service.ts'
import type { Database } from '#db/schema.ts'
import type { Extensions } from '#extensions/service.ts'
import type { AnswersAt } from '#http/answers-at.ts'
import type { Logger } from '#http/log.ts'
import type { Nonces } from '#http/nonce.ts'
import type { IsOwnPart } from '#http/own-addresses.ts'
import type { PageCache } from '#http/page-cache.ts'
import type { Limiter } from '#http/rate-limit.ts'
import type { Dispatch, Route } from '#http/rest/contract.ts'
import type { Visitors } from '#http/visitor.ts'
import type { Clock } from '#kit/clock.ts'
import type { CallOutside } from '#outgoing/exchange.ts'
import type { Addresses } from '#shop/accounts/addresses.ts'
import type { ApiKeys } from '#shop/accounts/api-keys.ts'
import type { ApplicationPasswords } from '#shop/accounts/application-passwords.ts'
import type { Customers } from '#shop/accounts/customers.ts'
import type { Downloads } from '#shop/downloads/service.ts'
import type { BoughtFiles } from '#shop/downloads/files.ts'
import type { PasswordResets } from '#shop/accounts/password-resets.ts'
import type { PersonalData } from '#shop/privacy/personal-data.ts'
import type { SecondFactor } from '#shop/accounts/second-factor.ts'
import type { Accounts } from '#shop/accounts/service.ts'
import type { GoogleSignIn } from '#shop/accounts/google/service.ts'
import type { KeptSessions } from '#shop/accounts/sessions.ts'
import type { Audit } from '#shop/audit/service.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { Catalog } from '#shop/catalog/contract.ts'
import type { Bulk } from '#shop/catalog/bulk/service.ts'
import type { Collections } from '#shop/catalog/collections/service.ts'
import type { CatalogEditor } from '#shop/catalog/editing/service.ts'
import type { Transfers } from '#shop/catalog/transfer/service.ts'
import type { OrderVisit } from '#shop/channels/contract.ts'
import type { ChannelDelivery } from '#shop/channels/deliver.ts'
import type { ChannelEditing } from '#shop/channels/edit-channels.ts'
import type { Channels } from '#shop/channels/service.ts'
import type { Drafts } from '#shop/checkout/draft.ts'
import type { AskExtraFields } from '#shop/checkout/ask-others.ts'
import type { CustomFields } from '#shop/fields/service.ts'
import type { SizeGuides } from '#shop/size-guides/service.ts'
import type { PricePlans } from '#shop/pricing/plans/service.ts'
import type { PriceRules } from '#shop/pricing/price-rules.ts'
import type { Pricing } from '#shop/pricing/service.ts'
import type { PromotionEditor } from '#shop/promotions/editor.ts'
import type { Promotions } from '#shop/promotions/service.ts'
import type { Quotes } from '#shop/checkout/quotes.ts'
import type { Checkout } from '#shop/checkout/service.ts'
import type { CustomerImport } from '#shop/customers/import.ts'
import type { CustomerMerges } from '#shop/customers/merges.ts'
import type { CustomerNotes } from '#shop/customers/notes.ts'
import type { CustomerProfiles } from '#shop/customers/profiles.ts'
import type { CustomerSegments } from '#shop/customers/segments.ts'
import type { CustomerTags } from '#shop/customers/tags.ts'
import type { CouponEditor } from '#shop/coupons/editor.ts'
import type { Coupons } from '#shop/coupons/service.ts'
import type { createOrderCreation } from '#shop/orders/admin/create-order.ts'
import type { createOrderChanges } from '#shop/orders/admin/change-order.ts'
import type { Marketing } from '#shop/marketing/service.ts'
import type { Charges } from '#shop/payments/charges.ts'
import type { PaymentAccess } from '#shop/payments/account-access.ts'
import type { Connections } from '#shop/payments/connections.ts'
import type { MethodEditing } from '#shop/payments/edit-methods.ts'
import type { Disputes } from '#shop/payments/disputes.ts'
import type { Inbox } from '#shop/payments/inbox.ts'
import type { Reconciliation } from '#shop/payments/reconciliation.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { ReturnShipments } from '#shop/after-sale/return-shipments.ts'
import type { TrackingFollowing } from '#shop/orders/tracking/follow.ts'
import type { CarrierNotifications } from '#shop/orders/tracking/notifications.ts'
import type { Figures } from '#shop/reports/figures/service.ts'
import type { Reports } from '#shop/reports/service.ts'
import type { StoredValueAdmin } from '#shop/stored-value/admin.ts'
import type { CardMailing } from '#shop/stored-value/mail-cards.ts'
import type { StoredValue } from '#shop/stored-value/service.ts'
import type { ReviewAnswers } from '#shop/reviews/answers.ts'
import type { Moderation } from '#shop/reviews/moderation.ts'
import type { PickupPoints } from '#shop/shipping/pickup-point-list.ts'
import type { Questions } from '#shop/reviews/questions/service.ts'
import type { Reviews } from '#shop/reviews/service.ts'
import type { Shipping } from '#shop/shipping/service.ts'
import type { CarrierAuthorization } from '#shop/shipping/authorize-carrier.ts'
import type { CarrierConnections } from '#shop/shipping/carrier-connections.ts'
import type { CarrierEditing } from '#shop/shipping/edit-carriers.ts'
import type { FreightSettingsService } from '#shop/shipping/freight-settings.ts'
import type { Simulate } from '#shop/shipping/simulate.ts'
import type { BuyLabels } from '#shop/shipping/labels/buy-labels.ts'
import type { Dispatch as DispatchDesk } from '#shop/shipping/labels/dispatch.ts'
import type { LabelManagement } from '#shop/shipping/labels/manage-labels.ts'
import type { LabelPlanning } from '#shop/shipping/labels/plan-labels.ts'
import type { Zones } from '#shop/shipping/zones.ts'
import type { Webhooks } from '#shop/webhooks/service.ts'
import type { LetterSettings } from '#mail/letter-settings.ts'
import type { MailExamples } from '#mail/load-examples.ts'
import type { TextEditing } from '#mail/texts/edit-texts.ts'
import type { MoveFiles } from '#move-in/files.ts'
import type { OldShopKeys } from '#move-in/old-shop-keys.ts'
import type { Moves } from '#move-in/service.ts'
import type { MoveOuts } from '#move-out/service.ts'
import type { Storage } from '#storage/contract.ts'

/** What the API's routes are made of: the same services that the pages use. */
export type ApiServices = {
  db: Kysely<Database>
  extensions: Extensions
  moves: Moves
  customFields: CustomFields
  sizeGuides: SizeGuides
  moveFiles: MoveFiles
  moveOuts: MoveOuts
  oldShopKeys: OldShopKeys
  /** Calls the server of an old shop: patient, and for long answers. */
  callOldShop: CallOutside
  /** The address of `/wp-json`, without a slash at its end. */
  root: string
  shopUrl: string
  /** The shop's own version, as package.json says it. */
  version: string
  secret: string
  /** For secrets of other services among the settings. */
  textLock: { close: (text: string) => string }
  clock: Clock
  log: Logger
  limiter: Limiter
  /** Answers that are the same for everybody, kept until their content changes. */
  cache: PageCache
  visitors: Visitors
  nonces: Nonces
  /** Calls another route on behalf of the same caller: batches. */
  dispatch: Dispatch
  isBatchable: (path: string) => boolean
  settings: ShopSettings
  content: ContentReader
  shopPages: ShopPages
  documentDrafts: DocumentDrafts
  presence: Presence
  comments: Comments
  /** The slug of the page that stands at the shop's root. */
  homeSlug: string
  /** Addresses that nothing else can have. */
  isOwnPart: IsOwnPart
  answersAt: AnswersAt
  redirects: Pick<Redirects, 'forget'>
  storedValue: StoredValue
  storedValueAdmin: StoredValueAdmin
  cardMailing: CardMailing
  widgets: Widgets
  readyDesigns: ReadyDesigns
  examplePictures: ReturnType<typeof createExamplePictures>
  media: MediaReader
  library: MediaLibrary
  fontLibrary: FontLibrary
  shippedFonts: ShippedFonts
  storage: Storage
  search: Search
  comingSoon: ComingSoon
  catalog: Catalog
  catalogEditor: CatalogEditor
  transfers: Transfers
  bulk: Bulk
  collections: Collections
  boughtFiles: BoughtFiles
  accounts: Accounts
  googleSignIn: Pick<GoogleSignIn, 'check' | 'returnUrl'>
  audit: Audit
  secondFactor: SecondFactor
  sessions: KeptSessions
  apiKeys: ApiKeys
  applicationPasswords: ApplicationPasswords
  cart: CartService
  coupons: Coupons
  couponEditor: CouponEditor
  promotions: Promotions
  promotionEditor: PromotionEditor
  pricing: Pricing
  pricePlans: PricePlans
  priceRules: PriceRules
  quotes: Quotes
  askExtraFields: AskExtraFields
  drafts: Drafts
  addresses: Addresses
  channels: Channels
  channelEditing: ChannelEditing
  channelDelivery: Pick<ChannelDelivery, 'test'>
  /** What a buyer allowed channels to hear. */
  orderVisitOf: (request: { headers: { cookie?: string | undefined } }) => Promise<OrderVisit | undefined>
  /** The road from a filled form to an order, the same that the checkout's page takes. */
  checkout: Pick<Checkout, 'attempt' | 'lostAnswer' | 'pay' | 'cardGuard' | 'receivedUrl'>
  shipping: Shipping
  orders: Orders
  /** Orders that people of the shop make and change. */
  adminOrders: { create: ReturnType<typeof createOrderCreation>; change: ReturnType<typeof createOrderChanges> }
  inbox: Inbox
  disputes: Disputes
  customers: Customers
  customerProfiles: CustomerProfiles
  customerTags: CustomerTags
  customerNotes: CustomerNotes
  customerSegments: CustomerSegments
  customerMerges: CustomerMerges
  importCustomers: CustomerImport
  downloads: Downloads
  personalData: PersonalData
  passwordResets: PasswordResets
  payments: Payments
  charges: Charges
  connections: Connections
  paymentAccess: PaymentAccess
  reconciliation: Reconciliation
  reviews: Reviews
  moderation: Moderation
  reviewAnswers: ReviewAnswers
  pickupPoints: PickupPoints
  questions: Questions
  webhooks: Webhooks
  reports: Reports
  figures: Figures
  methodEditing: MethodEditing
  zones: Zones
  carrierEditing: CarrierEditing
  carrierConnections: CarrierConnections
  labelPlanning: LabelPlanning
  buyLabels: BuyLabels
  labels: LabelManagement
  dispatchDesk: DispatchDesk
  carrierAuthorization: CarrierAuthorization
  returnShipments: Pick<ReturnShipments, 'of' | 'ask' | 'type' | 'carriersFor'>
  trackingFollowing: Pick<TrackingFollowing, 'of' | 'hurryOrder'>
  carrierNotifications: Pick<CarrierNotifications, 'urlOf'>
  freightSettings: FreightSettingsService
  simulateFreight: Simulate
  outbox: Outbox
  mailServer: MailServer
  mailServerEditing: ServerEditing
  mailExamples: MailExamples
  mailTexts: TextEditing
  letters: LetterSettings
  marketing: Marketing
  backups: BackupDesk
  /** The doctor's questions with their answers; no problems means that all is well. */
  examine: () => Promise<{ id: string; question: string; problems: string[]; skipped?: string }[]>
  /** Whether there is room to write, on the disk and in the database, and whether passwords are being guessed. */
  status: () => Promise<{
    disk: 'ok' | 'low' | 'full'
    freeMb: number
    database: 'ok' | 'full' | 'read-only'
    storage: 'ok' | 'unreachable' | 'refused' | 'no-bucket'
    isGuessed: boolean
  }>
  /** Turns the first page of a fresh shop from the merchant to the shoppers. */
  furnishHome: (shop: { name: string; tagline: string }) => Promise<boolean>
}

/** Some of the API's routes. */
export type ApiRoutes = (services: ApiServices) => Route[]
