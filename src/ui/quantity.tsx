import type { Ref } from 'react'
import { Icon } from './icon.tsx'

type Props = {
  id: string
  /** The product's name, for those who hear the page. */
  product: string
  name?: string
  value?: number
  min?: number
  /** Empty when nothing bounds it. */
  max?: number | ''
  field?: Ref<HTMLInputElement>
}

/** How many of a thing. The field works alone; the page runtime gives life to the two buttons beside it, and says under it what it corrected. */
export function Quantity({ id, product, name = 'quantity', value = 1, min = 1, max = '', field }: Props) {
  const note = `${id}-nota`
  return (
    <>
      <div className="quantity quantity-field">
        <label className="screen-reader-text" htmlFor={id}>
          Quantidade de {product}
        </label>
        <button type="button" className="quantity-step" data-step="-1" aria-label="Diminuir a quantidade" tabIndex={-1}>
          <Icon name="minus" />
        </button>
        <input
          ref={field}
          type="number"
          id={id}
          className="input-text qty text"
          name={name}
          defaultValue={value}
          min={min}
          max={max === '' ? undefined : max}
          step={1}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={note}
        />
        <button type="button" className="quantity-step" data-step="1" aria-label="Aumentar a quantidade" tabIndex={-1}>
          <Icon name="plus" />
        </button>
      </div>
      <p className="quantity-note" id={note} role="status" />
    </>
  )
}
