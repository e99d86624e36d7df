import type { ViewProps } from '#builder/define-widget.ts'
import { count } from '#kit/pt-br.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { CardButton } from '#ui/product-card.tsx'
import { Price } from '#ui/price.tsx'
import type { Look } from './load.ts'
import type widget from './widget.ts'

type Props = ViewProps<typeof widget, Look[]>

/** Each picture opens with its products as the browser's own popover: by mouse, finger and keyboard, and without any script. */
export default function LookGallery({ settings, data: looks, id, page }: Props) {
  const { columns, aspect } = settings
  if (looks.length === 0)
    return page.editMode ? (
      <p className="look-gallery-empty">Escolha as fotos e, em cada uma, os produtos que aparecem nela.</p>
    ) : null
  const idOf = (index: number) => `look-${id}-${index}`
  const sizes = `(max-width: 767px) 50vw, ${Math.ceil(100 / columns)}vw`
  return (
    <>
      <ul className="look-gallery" data-aspect={aspect}>
        {looks.map(({ file, alt, caption, products }, index) => (
          <li key={idOf(index)}>
            <button
              type="button"
              className="look-gallery-open"
              // While the page is edited a press chooses the element.
              popoverTarget={page.editMode ? undefined : idOf(index)}
              aria-haspopup="dialog"
              aria-label={`${nameOf({ alt, caption }, index)}${products.length > 0 ? `, com ${count(products.length, 'produto', 'produtos')}` : ''}`}
            >
              <Picture picture={file} sizes={sizes} alt="" />
              {products.length > 0 && (
                <span className="look-gallery-count" aria-hidden="true">
                  <Icon name="cart" />
                  {products.length}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {!page.editMode &&
        looks.map((look, index) => <Opened key={idOf(index)} look={look} index={index} last={looks.length - 1} idOf={idOf} />)}
    </>
  )
}

const nameOf = ({ alt, caption }: Pick<Look, 'alt' | 'caption'>, index: number) => caption || alt || `Foto ${index + 1}`

type OpenedProps = { look: Look; index: number; last: number; idOf: (index: number) => string }

/** A picture with what can be bought of it; to open the next one closes this one. */
function Opened({ look, index, last, idOf }: OpenedProps) {
  const { file, alt, caption, products, points } = look
  const numberOf = (id: number) => (points.size > 0 ? products.findIndex((product) => product.id === id) + 1 : undefined)
  return (
    <dialog id={idOf(index)} className="look-opened" popover="auto" aria-label={nameOf(look, index)}>
      <div className="look-opened-bar">
        {index > 0 && (
          <button type="button" popoverTarget={idOf(index - 1)} aria-label="Foto anterior">
            <Icon name="arrow-left" />
          </button>
        )}
        {index < last && (
          <button type="button" popoverTarget={idOf(index + 1)} aria-label="Próxima foto">
            <Icon name="arrow-right" />
          </button>
        )}
        <button
          type="button"
          className="look-opened-close"
          popoverTarget={idOf(index)}
          popoverTargetAction="hide"
          aria-label="Fechar"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="look-opened-body">
        <div className="look-photo">
          <Picture picture={file} sizes="(max-width: 767px) 100vw, 560px" alt={alt} />
          {products.map((product) => {
            const point = points.get(product.id)
            return (
              point && (
                <a key={product.id} className="look-point" data-point={`${point.x}% ${point.y}%`} href={product.url}>
                  <span className="look-point-dot" aria-hidden="true">
                    {numberOf(product.id)}
                  </span>
                  <span className="look-point-label" data-end={point.x > 50} data-low={point.y > 75}>
                    {product.name} <Price price={product.price} />
                  </span>
                </a>
              )
            )
          })}
        </div>
        <div>
          {caption && <p>{caption}</p>}
          {products.length > 0 && (
            <ul className="look-products">
              {products.map((product) => (
                <li key={product.id}>
                  {product.cover && <Picture picture={product.cover} sizes="72px" alt="" />}
                  <div>
                    <a href={product.url}>
                      {points.has(product.id) && <span aria-hidden="true">{numberOf(product.id)}. </span>}
                      {product.name}
                    </a>
                    <Price price={product.price} />
                    <CardButton product={product} />
                  </div>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </dialog>
  )
}
