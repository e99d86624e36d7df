import type { ReactNode } from 'react'
import type { Notice } from '#content/notices/contract.ts'
import { WISHLIST_TITLE } from '#shop/wishlist/text.ts'
import { NoticesWrapper } from '#ui/notices.tsx'
import type { PageModel } from '../page-model.ts'
import { WISHLIST_URL } from './addresses.ts'

/** A page that belongs to one visitor, or to those who have its link: no search engine and no cache keeps it. */
export const wishlistPage = (content: ReactNode, notices: Notice[] = []): PageModel => ({
  info: { id: 0, kind: 'private', title: WISHLIST_TITLE, path: WISHLIST_URL, crumbs: [], pageNumber: 1, notices },
  head: { description: 'Produtos salvos para depois.', canonical: undefined },
  bodyClass: 'woocommerce-page',
  tags: [],
  styles: ['account', 'wishlist'],
  body: {
    node: (
      <div className="account-head page-width woocommerce">
        <h1>{WISHLIST_TITLE}</h1>
        <NoticesWrapper notices={notices} />
        {content}
      </div>
    ),
  },
})
