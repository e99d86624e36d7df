import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import type widget from './widget.ts'

export default function SearchForm({ settings, id }: ViewProps<typeof widget>) {
  const { placeholder, label, button_text, only_products } = settings
  return (
    <form className="elementor-search-form" role="search" action="/" method="get">
      <label className="screen-reader-text" htmlFor={`search-${id}`}>
        {label}
      </label>
      <input
        id={`search-${id}`}
        className="elementor-search-form__input"
        type="search"
        name="s"
        placeholder={placeholder}
        maxLength={200}
      />
      {only_products && <input type="hidden" name="post_type" value="product" />}
      <button className="elementor-search-form__submit" type="submit" aria-label={button_text === '' ? label : undefined}>
        <Icon name="search" />
        {button_text}
      </button>
    </form>
  )
}
