import type { ReactNode } from 'react'
import type { PictureFile } from '#kit/picture-file.ts'

export type Crumb = { title: string; url: string }

/** What the merchant may say of the checkout's parts. */
export type CheckoutWords = { detailsTitle: string; summaryTitle: string; asksForCoupon: boolean }

export type PageNotice = { kind: 'error' | 'success' | 'info'; text: string; link?: { url: string; label: string } }

/** How a row of other products stands; what is left out stands as on the product's own page. */
export type ProductRowLook = { title?: string; columns?: number; most?: number }

/** `id`: of the dialog, once on a page; an inert link opens nothing. */
export type SizeGuideLook = { id: string; label?: string; isInert?: boolean }

/** A product, drawn in parts: each stands where its widget does. Nothing where the product has nothing to show there. */
export type ProductParts = {
  id: number
  name: string
  sku: string
  /** The merchant's own fields that visitors may see, each drawn and in words. */
  fields: { key: string; name: string; text: string; url?: string; picture?: PictureFile; content: ReactNode }[]
  categories: Crumb[]
  isOnSale: boolean
  images: ReactNode
  rating: ReactNode
  price: ReactNode
  /** What is said of paying under the price. */
  /** Promotions that it can be in. */
  promotions: ReactNode
  paymentHint: ReactNode
  shortDescription: ReactNode
  stock: ReactNode
  /** Its measures, where a guide is for it: behind a link beside its choices, and as they are. */
  sizeGuide?: { link: (look: SizeGuideLook) => ReactNode; table: ReactNode }
  /** What belongs under the form that sells it: news of stock, freight. */
  belowForm: ReactNode
  share: ReactNode
  tabs: ReactNode
  /** What extensions add. */
  more: ReactNode
  similar: (look?: ProductRowLook) => ReactNode
  upsells: (look?: ProductRowLook) => ReactNode
  related: (look?: ProductRowLook) => ReactNode
  /** What was bought with it; what is related to it where nothing is known of that. */
  together: (look?: ProductRowLook) => ReactNode
}

/** What any widget may know of the page it stands on. The same for every visitor. */
export type PageInfo = {
  /** The content's id: what scripts send as elementor_page_id. */
  id: number
  kind: 'page' | 'post' | 'product' | 'archive' | 'search' | 'error' | 'private'
  title: string
  path: string
  url: string
  shopName: string
  crumbs: Crumb[]
  /** The page is open in the builder: behaviour that would disturb editing rests. */
  editMode: boolean
  /** The query's page number, for lists that continue. */
  pageNumber: number
  /** How a visitor wants the lists of products sorted that allow it. */
  orderby?: string
  /** What became of a form that was sent without scripts; only the page that answers it has one. */
  sent?: { formId: string }
  /** A customer's own page: what stands in the account's widget, and its tab; none while nobody is signed in. Only private pages have it. */
  account?: {
    tab: string | undefined
    signOutUrl: string
    content: ReactNode
    /** Tabs that extensions add. */
    more?: readonly { path: string; label: string }[]
  }
  /** A visitor's own cart, drawn: what stands in the cart's widget. Only the cart's private page has it. */
  cart?: ReactNode
  /** The checkout of one shopper, drawn with the words of its widget's settings. Only the checkout's private page has it. */
  checkout?: (asked: CheckoutWords) => ReactNode
  /** What one visitor is told on this page, which is then never kept. Of private pages only those whose notices may stand elsewhere have it. */
  notices?: PageNotice[]
  /** A placed order, drawn: what stands in the purchase summary, and what keeps it from being a success. Only its private page has it. */
  order?: { id: number; status: string; problem: string | undefined; content: ReactNode }
  /** An archive's own list: what it holds, and how many at a time. */
  archive?: {
    category?: string
    tag?: string
    author?: string
    published?: { year: number; month?: number; day?: number }
    perPage: number
  }
  /** Of a post or a product: the ids of the categories that it stands in. */
  categoryIds?: number[]
  /** The product that the page is about, in parts. Only products' pages have it. */
  product?: ProductParts
  /** The products of a list's page with what narrows and sorts them, drawn. Only lists of products have it. */
  listing?: ReactNode
  /** Of a page or a post: what is said of it in lists, and its picture. */
  excerpt?: string
  picture?: PictureFile | undefined
  /** What is said of a post or a product in words, for settings that take it over. */
  facts?: Partial<Record<'author' | 'date' | 'time' | 'terms' | 'price' | 'summary', string>>
  /** It is drawn as a card of a list: its title is no first heading, and leads to it. */
  isCard?: true
  /** What the page itself shows, drawn: a template around it says where it stands. Only pages with such a template have it, and not where the template draws the page in parts. */
  content?: ReactNode
}
