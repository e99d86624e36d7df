import { chosenLabel } from '#shop/catalog/client.ts'
import type { Choosable } from './choosable.ts'
import { SwatchList } from './swatch-list.tsx'
import type { SwatchView } from './swatch-views.ts'
import { CHOOSE_OPTION } from './text.ts'

type Props = {
  attribute: Choosable
  chosen: string
  views: SwatchView[]
  /** undefined: the chosen value is not told beside the attribute's name. */
  separator: string | undefined
  idPrefix: string
  onPress: (value: string, item: HTMLElement) => void
  onSelect: (value: string) => void
}

/** One attribute: a plain select for pages without scripts and for other scripts, and the swatches that stand for it. */
export function AttributeRow({ attribute, chosen, views, separator, idPrefix, onPress, onSelect }: Props) {
  const { field, taxonomy, label, swatch, values } = attribute
  const title = values.find(({ value }) => value === chosen)?.title ?? ''
  const hasSwatches = swatch !== 'select'
  return (
    <tr className="attribute-row" data-attribute={taxonomy}>
      <th className="label" scope="row">
        <label htmlFor={idPrefix + taxonomy}>{label}</label>
        {separator !== undefined && <span className="woo-selected-variation-item-name">{chosenLabel(separator, title)}</span>}
      </th>
      <td className="value">
        <select
          id={idPrefix + taxonomy}
          name={field}
          className={hasSwatches ? 'input woo-variation-raw-select' : 'input'}
          data-attribute_name={field}
          data-show_option_none="yes"
          value={chosen}
          onChange={(event) => onSelect(event.currentTarget.value)}
        >
          <option value="">{CHOOSE_OPTION}</option>
          {values.map(({ value, title: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        {hasSwatches && <SwatchList attribute={attribute} views={views} onPress={onPress} />}
      </td>
    </tr>
  )
}
