import type { WishedItem } from '#shop/wishlist/contract.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { WISHLIST_URL } from './addresses.ts'

type Props = {
  items: WishedItem[]
  /** Where «Adicionar ao carrinho» comes back to. */
  base: string
  /** The owner's own list can be changed; one that was shared can be looked at. */
  own?: { shareUrl: string | undefined }
}

/** A list of wishes as cards. */
export function WishlistView({ items, base, own }: Props) {
  if (items.length === 0)
    return (
      <div className="woocommerce-info wishlist-empty">
        <p>
          {own
            ? 'Sua lista está vazia. Toque em «Salvar na lista de desejos» na página de um produto.'
            : 'Esta lista está vazia.'}
        </p>
        <a className="button wc-forward" href="/loja/">
          Ver produtos
        </a>
      </div>
    )
  return (
    <>
      <ul className="wishlist">
        {items.map((item) => (
          <Card key={item.id} item={item} base={base} isOwn={own !== undefined} />
        ))}
      </ul>
      {own && <Sharing shareUrl={own.shareUrl} />}
    </>
  )
}

function Card({ item, base, isOwn }: { item: WishedItem; base: string; isOwn: boolean }) {
  const { id, name, details, url, price, picture, state } = item
  return (
    <li className="wishlist-card" data-state={state}>
      <span className="wishlist-picture">
        {picture ? <Picture picture={picture} sizes="(max-width: 767px) 46vw, 240px" alt="" /> : <Icon name="leaf" />}
      </span>
      <h2 className="wishlist-name">{state === 'gone' ? name : <a href={url}>{name}</a>}</h2>
      {details !== '' && <p className="wishlist-details">{details}</p>}
      {state !== 'gone' && (
        <p>
          <Price price={price} />
        </p>
      )}
      <div className="wishlist-actions">
        <Buy item={item} base={base} />
        {isOwn && (
          <form method="post" action={`${WISHLIST_URL}remover/`}>
            <input type="hidden" name="item" value={id} />
            <button type="submit" className="button" data-look="outline">
              Remover<span className="screen-reader-text"> {name} da lista</span>
            </button>
          </form>
        )}
      </div>
    </li>
  )
}

function Buy({ item: { productId, variationId, name, url, state }, base }: { item: WishedItem; base: string }) {
  const spoken = <span className="screen-reader-text"> {name}</span>
  if (state === 'gone') return <p className="wishlist-note">Não está mais à venda.</p>
  if (state === 'sold-out')
    return (
      <>
        <p className="wishlist-note">Esgotado</p>
        <a className="button" data-look="outline" href={url}>
          Ver o produto{spoken}
        </a>
      </>
    )
  if (state === 'choose')
    return (
      <a className="button" href={url}>
        Escolher opções{spoken}
      </a>
    )
  const adding = new URLSearchParams({
    'add-to-cart': String(productId),
    ...(variationId !== null && { variation_id: String(variationId) }),
  })
  return (
    <a className="button" href={`${base}?${adding.toString()}`} rel="nofollow">
      Adicionar ao carrinho{spoken}
    </a>
  )
}

function Sharing({ shareUrl }: { shareUrl: string | undefined }) {
  if (shareUrl === undefined)
    return (
      <form className="wishlist-sharing" method="post" action={`${WISHLIST_URL}compartilhar/`}>
        <button type="submit" className="button" data-look="outline">
          Compartilhar esta lista
        </button>
        <p>Quem tiver o link vê os produtos, não o seu nome. Você pode parar quando quiser.</p>
      </form>
    )
  return (
    <form className="wishlist-sharing" method="post" action={`${WISHLIST_URL}parar/`}>
      <p className="field">
        <label htmlFor="wishlist-link">Link da lista</label>
        <input className="input" id="wishlist-link" value={shareUrl} readOnly />
      </p>
      <button type="submit" className="button" data-look="outline">
        Parar de compartilhar
      </button>
    </form>
  )
}
