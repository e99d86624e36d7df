import type { ViewProps } from '#builder/define-widget.ts'
import { count } from '#kit/pt-br.ts'
import type { CategoryCard } from '#shop/catalog/contract.ts'
import { Picture } from '#ui/picture.tsx'
import type widget from './widget.ts'

export default function Categories({ settings, data: categories, page }: ViewProps<typeof widget, CategoryCard[]>) {
  const { columns, aspect, look, show_count: showsCount, title_tag: Title } = settings
  if (categories.length === 0)
    return page.editMode ? (
      <p className="builder-notice" role="note">
        Nenhuma categoria para mostrar aqui. Visitantes não veem este aviso.
      </p>
    ) : null
  const sizes = `(max-width: 767px) 46vw, (max-width: 1250px) ${Math.floor(96 / columns)}vw, ${Math.ceil(1200 / columns)}px`
  return (
    <ul className={`category-grid columns-${columns}`} data-aspect={aspect} data-look={look}>
      {categories.map(({ id, url, name, picture, count: products }) => (
        <li key={id} className="product-category">
          <a href={url}>
            <span className="category-picture">{picture && <Picture picture={picture} sizes={sizes} alt="" />}</span>
            <span className="category-words">
              <Title className="woocommerce-loop-category__title">{name}</Title>
              {showsCount && <span className="count">{count(products, 'produto', 'produtos')}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
