import type { KeyboardEvent } from 'react'
import type { Choosable, ChoosableValue } from './choosable.ts'
import { nextSwatch } from './next-swatch.ts'
import type { SwatchView } from './swatch-views.ts'

type Props = {
  attribute: Choosable
  views: SwatchView[]
  onPress: (value: string, item: HTMLElement) => void
}

/** The values of one attribute as a radio group: one stop for the keyboard, arrows walk and choose. */
export function SwatchList({ attribute, views, onPress }: Props) {
  const { field, label, swatch, values } = attribute
  const chosen = views.findIndex((view) => view.selected)
  const stop =
    chosen >= 0
      ? chosen
      : Math.max(
          0,
          views.findIndex((view) => !view.disabled),
        )

  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>, index: number) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (!views[index]!.disabled) onPress(values[index]!.value, event.currentTarget)
      return
    }
    const disabled = views.map((view) => view.disabled)
    const next = nextSwatch(event.key, index, disabled)
    if (next === undefined) return
    event.preventDefault()
    const item = event.currentTarget.parentElement!.children[next] as HTMLElement // an li for each value
    item.focus()
    if (!views[next]!.selected) onPress(values[next]!.value, item)
  }

  return (
    <ul
      role="radiogroup"
      aria-label={label}
      className={`variable-items-wrapper ${swatch}-variable-items-wrapper wvs-style-rounded`}
      data-attribute_name={field}
      data-attribute_values={JSON.stringify(values.map(({ value }) => value))}
    >
      {values.map((value, index) => {
        const view = views[index]!
        return (
          <li
            key={value.value}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ecosystem's markup, a radio by its keys too
            role="radio"
            aria-checked={view.selected}
            aria-disabled={view.disabled || undefined}
            aria-label={[value.title, view.tip, view.stockLeft].filter(Boolean).join(', ')}
            tabIndex={index === stop ? 0 : -1}
            title={view.tip ? `${value.title}: ${view.tip}` : value.title}
            className={classesOf(swatch, value.value, view)}
            data-attribute_name={field}
            data-value={value.value}
            data-title={value.title}
            data-wvstooltip={value.title}
            data-offer={view.offer}
            data-wvs-stock-info={view.stockLeft || undefined}
            onClick={(event) => !view.disabled && onPress(value.value, event.currentTarget)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <div className="variable-item-contents">
              <Face swatch={swatch} value={value} />
            </div>
            {view.stockLeft && <span className="swatch-stock-left">{view.stockLeft}</span>}
          </li>
        )
      })}
    </ul>
  )
}

function Face({ swatch, value: { title, color, picture } }: { swatch: string; value: ChoosableValue }) {
  if (swatch === 'color' && color) {
    // A fill is no style: the page's policy lets it through.
    return (
      <svg className="variable-item-span variable-item-span-color" viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="15.5" fill={color} />
      </svg>
    )
  }
  if (swatch === 'image' && picture) {
    return <img className="variable-item-image" src={picture} alt="" width="64" height="64" loading="lazy" />
  }
  return <span className="variable-item-span variable-item-span-button">{title}</span>
}

function classesOf(swatch: string, value: string, { selected, disabled, noStock, unavailable, stockLeft }: SwatchView) {
  return [
    `variable-item ${swatch}-variable-item ${swatch}-variable-item-${value}`,
    selected && 'selected',
    disabled && 'disabled',
    noStock && 'no-stock',
    unavailable && 'unavailable',
    stockLeft && 'wvs-show-stock-left-info',
  ]
    .filter(Boolean)
    .join(' ')
}
