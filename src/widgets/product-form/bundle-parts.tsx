import type { BundlePart } from '#shop/catalog/contract.ts'
import { LinePicture } from '#ui/line-picture.tsx'
import { IN_THE_KIT } from './text.ts'

/** What is in a kit, above its button. */
export const BundleParts = ({ parts }: { parts: readonly BundlePart[] }) => (
  <section className="bundled_items" aria-label={IN_THE_KIT}>
    <p className="bundled_items_title">{IN_THE_KIT}</p>
    <ul>
      {parts.map(({ id, name, url, quantity, options, picture }) => (
        <li key={id} className="bundled_item">
          <LinePicture picture={picture} sizes="56px" />
          <span>
            <strong className="bundled_item_quantity">{quantity}&nbsp;×</strong> {url ? <a href={url}>{name}</a> : name}
            {options.map((option) => (
              <span key={option.label} className="bundled_item_option">
                {option.label}: {option.name}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
