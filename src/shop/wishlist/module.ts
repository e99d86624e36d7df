import { defineModule } from '#modules/define-module.ts'
import { createWishlists } from './service.ts'

export const wishlistModule = defineModule({
  create: (needs: Parameters<typeof createWishlists>[0]) => ({ wishlists: createWishlists(needs) }),
  sweep: ({ wishlists }) => wishlists.sweep(),
})
