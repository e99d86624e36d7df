import type { ViewProps } from '#builder/define-widget.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { LinkTo } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import type widget from './widget.ts'

export default function PriceList({ settings, data: files }: ViewProps<typeof widget, Map<number, PictureFile>>) {
  const { price_list, title_size: Title } = settings
  if (price_list.length === 0) return null
  return (
    <ul className="elementor-price-list">
      {price_list.map(({ title, item_description, price, image, link }) => {
        const file = files.get(image.id)
        return (
          <li key={title}>
            {file && <Picture picture={file} sizes="80px" alt="" />}
            <div>
              <div className="elementor-price-list-header">
                <Title>{link.url === '' ? title : <LinkTo to={link}>{title}</LinkTo>}</Title>
                <span className="elementor-price-list-price">{price}</span>
              </div>
              {item_description !== '' && <p>{item_description}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
