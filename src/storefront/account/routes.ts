import type { FastifyInstance } from 'fastify'
import type { Notices } from '#content/notices/service.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import type { Acting } from '#db/actor.ts'
import type { Extensions } from '#extensions/service.ts'
import type { Nonces } from '#http/nonce.ts'
import type { Limiter } from '#http/rate-limit.ts'
import type { Visitors } from '#http/visitor.ts'
import type { Clock } from '#kit/clock.ts'
import type { Addresses } from '#shop/accounts/addresses.ts'
import type { AfterSale } from '#shop/after-sale/service.ts'
import type { Downloads } from '#shop/downloads/service.ts'
import type { PasswordResets } from '#shop/accounts/password-resets.ts'
import type { KeptSessions } from '#shop/accounts/sessions.ts'
import type { GoogleSignIn } from '#shop/accounts/google/service.ts'
import type { SignInLinks } from '#shop/accounts/sign-in-links.ts'
import type { SettingsReader } from '#content/settings/contract.ts'
import type { Leaving } from '#shop/privacy/leaving.ts'
import type { PersonalData } from '#shop/privacy/personal-data.ts'
import type { SecondFactor } from '#shop/accounts/second-factor.ts'
import type { SignIn } from '#shop/accounts/sign-in.ts'
import type { Profiles } from '#shop/accounts/profiles.ts'
import type { Registration } from '#shop/accounts/registration.ts'
import type { ApplicationPasswords } from '#shop/accounts/application-passwords.ts'
import type { Accounts } from '#shop/accounts/service.ts'
import type { createDraftCarrying } from '#shop/checkout/carry-draft.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { VipDiscount } from '#shop/customers/vip.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { SavedCards } from '#shop/payments/saved-cards.ts'
import type { Charges } from '#shop/payments/charges.ts'
import type { Wishlists } from '#shop/wishlist/service.ts'
import type { Site } from '../site.tsx'
import { registerAddresses } from './address-routes.ts'
import { registerAuthorizing } from './authorize-routes.ts'
import type { StoredValue } from '#shop/stored-value/service.ts'
import { dashboardPage } from './dashboard-page.tsx'
import { registerPersonalData } from './data-routes.ts'
import type { CustomerFields } from '#shop/accounts/customer-fields.ts'
import { type AccountDesk, SIGN_OUT } from './desk.tsx'
import type { PolicyAddress } from '../privacy-policy.ts'
import { CREDIT_PATH, creditPage } from './credit-page.tsx'
import { registerDetails } from './details-routes.ts'
import { registerDownloads } from './download-routes.ts'
import type { Enter } from './entrance.ts'
import { registerGoogleSignIn } from './google-routes.ts'
import { type AccountMarketing, registerMailChoices } from './mail-choice-routes.ts'
import { registerFollowing } from './follow-routes.ts'
import { registerOrders } from './order-routes.ts'
import { registerAccountWishlist } from './wishlist-routes.ts'
import { registerPaymentMethods } from './payment-methods-routes.ts'
import { registerRegistering } from './register-routes.ts'
import { registerPasswordResets } from './password-routes.ts'
import { registerSecondFactor } from './second-factor-routes.ts'
import { registerSignInLinks } from './sign-in-link-routes.ts'
import { registerSignIn } from './sign-in-routes.ts'

export type AccountOptions = {
  acting: Acting
  site: Site
  content: ContentReader
  visitors: Visitors
  nonces: Nonces
  notices: Notices
  limiter: Limiter
  accounts: Accounts
  signIn: SignIn
  secondFactor: SecondFactor
  applicationPasswords: ApplicationPasswords
  registration: Registration
  resets: PasswordResets
  signInLinks: SignInLinks
  googleSignIn: GoogleSignIn
  carryDraft: ReturnType<typeof createDraftCarrying>
  sessions: Pick<KeptSessions, 'awaitCode' | 'awaited'>
  profiles: Profiles
  customerFields: CustomerFields
  addresses: Addresses
  downloads: Downloads
  personalData: PersonalData
  leaving: Leaving
  marketing: AccountMarketing
  settings: Pick<SettingsReader, 'shop'>
  /** Whether letters leave the shop: no page promises one that does not. */
  mailServer: { isOn: () => Promise<boolean> }
  orders: Orders
  charges: Pick<Charges, 'instructionsFor'>
  savedCards: SavedCards
  afterSale: AfterSale
  cart: CartService
  wishlists: Wishlists
  enter: Enter
  secret: string
  clock: Clock
  shopUrl: string
  shopName: () => Promise<string>
  policyAddress: PolicyAddress
  extensions: Pick<Extensions, 'accountPages'>
  vipDiscount: Pick<VipDiscount, 'percentFor'>
  storedValue: Pick<StoredValue, 'creditOf'>
}

const LATEST_ORDERS = 3

/** Everything under /minha-conta/, and the way for guests to follow an order. */
export function registerAccountPages(http: FastifyInstance, { account, ...options }: AccountOptions & { account: AccountDesk }) {
  const { orders, shopUrl, vipDiscount, storedValue } = options
  account.page('', async ({ user, nonce }) =>
    dashboardPage({
      user,
      signOutUrl: `/minha-conta/customer-logout/?_wpnonce=${nonce(SIGN_OUT)}`,
      vipPercent: await vipDiscount.percentFor(user.id),
      creditCents: (await storedValue.creditOf(user.id))?.balanceCents,
      latest: (await orders.listOwn(user.id, { page: 1, perPage: LATEST_ORDERS })).orders,
    }),
  )
  account.page(CREDIT_PATH, async ({ user }) => creditPage(await storedValue.creditOf(user.id)))
  for (const { path, label, isShown, draw } of options.extensions.accountPages())
    account.page(`${path}/`, async ({ user: { id, email, displayName } }) =>
      isShown() ? { title: label, tab: path, content: await draw({ id, email, displayName }) } : undefined,
    )
  const { ask } = registerPasswordResets({ http, account, ...options })
  const { register } = registerRegistering({ http, account, ...options })
  registerSignIn({ account, ...options, askReset: ask, register })
  registerSignInLinks({ http, account, ...options })
  registerGoogleSignIn({ http, account, ...options })
  registerOrders({ account, ...options, secure: shopUrl.startsWith('https:') })
  registerDownloads({ account, ...options })
  registerAccountWishlist({ account, ...options })
  registerDetails({ account, ...options })
  registerSecondFactor({ account, ...options })
  registerAddresses({ account, ...options })
  registerPaymentMethods({ account, ...options })
  registerPersonalData({ account, ...options })
  registerMailChoices({ account, marketing: options.marketing })
  registerFollowing(http, options)
  registerAuthorizing({ http, account, ...options })
}
