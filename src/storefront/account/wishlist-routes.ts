import { createElement } from 'react'
import type { Wishlists } from '#shop/wishlist/service.ts'
import { WISHLIST_TITLE } from '#shop/wishlist/text.ts'
import { tabUrl } from '#widgets/woocommerce-my-account/tabs.ts'
import { shareUrlOf } from '../wishlist/routes.ts'
import { WishlistView } from '../wishlist/wishlist-view.tsx'
import type { AccountDesk } from './desk.tsx'

type Options = { account: AccountDesk; wishlists: Pick<Wishlists, 'read'>; shopUrl: string }

/** The same list as a part of the account; its forms are those of the list's own page. */
export function registerAccountWishlist({ account, wishlists, shopUrl }: Options) {
  account.page('lista-de-desejos/', async ({ user, sessionId }) => {
    const { items, shareToken } = await wishlists.read({ sessionId, userId: user.id })
    const own = { shareUrl: shareUrlOf(shopUrl, shareToken) }
    return {
      title: WISHLIST_TITLE,
      tab: 'wishlist',
      styles: ['wishlist'],
      content: createElement(WishlistView, { items, base: tabUrl('wishlist'), own }),
    }
  })
}
