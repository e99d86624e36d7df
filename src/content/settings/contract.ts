import type { SiteKit } from './site-kit.ts'
import type { CardRatio } from './card-ratio.ts'
import type { ShoppingAids } from './shopping-aids.ts'
import type { Theme } from './theme/theme.ts'

/** Who sells: what Decreto 7.962/2013 wants in sight on every page, and how to reach the shop. Empty means not given. */
export type ShopInfo = {
  name: string
  tagline: string
  legalName: string
  /** CNPJ or CPF as it is shown: «11.222.333/0001-81». */
  document: string
  address: string
  city: string
  state: string
  postcode: string
  email: string
  phone: string
  whatsapp: string
  /** One line for each span of days. */
  hours: string
  /** The encarregado: who answers for personal data (LGPD, art. 41). */
  privacyContact: string
}

/** What the shop says to everybody at the edge of every page; nothing when it is switched off. */
export type StoreNotice = { id: string; text: string }

/** How the shop uses Facebook's plugins. An application of its own is not needed to show them. */
export type FacebookSettings = { lang: string; app_id: string }

/** How the shop looks: pictures of the media library, and the theme. */
export type Appearance = Theme & { logoId: number | undefined; iconId: number | undefined }

export type LegalLink = { title: string; url: string }

/** The shop's settings as pages read them. */
export type SettingsReader = {
  shop: () => Promise<ShopInfo>
  storeNotice: () => Promise<StoreNotice | undefined>
  facebook: () => Promise<FacebookSettings>
  appearance: () => Promise<Appearance>
  cardRatio: () => Promise<CardRatio>
  siteKit: () => Promise<SiteKit>
  shoppingAids: () => Promise<ShoppingAids>
  /** Pages that the law asks for, as far as they are published. */
  legalLinks: () => Promise<LegalLink[]>
}
