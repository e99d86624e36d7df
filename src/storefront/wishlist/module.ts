import { defineRoutes } from '#modules/define-module.ts'
import { registerWishlist, type WishlistOptions } from './routes.ts'

export const wishlistPagesModule = defineRoutes((http, needs: WishlistOptions) => registerWishlist(http, needs))
