import { PlainIsland } from '#islands/plain-island.tsx'
import { SAVE } from '#shop/wishlist/text.ts'
import { Icon } from '#ui/icon.tsx'
import { WISHLIST_URL } from './addresses.ts'

/** The heart beside a product. Without scripts it saves the product and shows the list; awake, the chosen variation, in place. */
export const WishlistForm = ({ productId }: { productId: number }) => (
  <PlainIsland name="wishlist" when="interaction">
    <form className="wishlist-form" method="post" action={`${WISHLIST_URL}salvar/`}>
      <input type="hidden" name="product_id" value={productId} />
      <button type="submit" className="button" data-look="outline">
        <Icon name="heart" />
        <span>{SAVE}</span>
      </button>{' '}
      <a href={WISHLIST_URL} hidden>
        Ver a lista
      </a>
      <span role="status" className="screen-reader-text" />
    </form>
  </PlainIsland>
)
