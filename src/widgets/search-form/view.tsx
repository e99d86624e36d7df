import type { ViewProps } from '#builder/define-widget.ts'
import { MAX_SEARCH_LENGTH } from '#shop/search/contract.ts'
import { Icon } from '#ui/icon.tsx'
import type widget from './widget.ts'

type Props = ViewProps<typeof widget>

/** A form like any other: without scripts it sends itself, and the full-screen one is opened and closed by its address. */
export default function SearchForm({ settings, id, skin }: Props) {
  const field = <Field settings={settings} id={id} skin={skin} />
  return (
    <form className={`elementor-search-form elementor-search-form--skin-${skin}`} role="search" action="/" method="get">
      {skin === 'full_screen' ? (
        <>
          <a
            className="elementor-search-form__toggle"
            href={`#search-box-${id}`}
            aria-haspopup="dialog"
            aria-expanded="false"
            aria-label={settings.label}
          >
            <Icon name="search" />
          </a>
          <dialog id={`search-box-${id}`} className="elementor-search-form__container" aria-label={settings.label}>
            <div className="elementor-search-form__field">{field}</div>
            <a
              className="dialog-lightbox-close-button dialog-close-button"
              href="#conteudo"
              aria-label="Feche esta caixa de pesquisa."
            >
              <Icon name="close" />
            </a>
          </dialog>
        </>
      ) : (
        <div className="elementor-search-form__container elementor-search-form__field">{field}</div>
      )}
    </form>
  )
}

function Field({ settings, id, skin }: Pick<Props, 'settings' | 'id' | 'skin'>) {
  const { placeholder, label, button_type, icon, only_products, autocomplete } = settings
  const words = button_type === 'icon' ? '' : settings.button_text || (button_type === 'text' ? label : '')
  const submit = (
    <button className="elementor-search-form__submit" type="submit" aria-label={words === '' ? label : undefined}>
      {button_type !== 'text' && <Icon name={icon === 'arrow' ? 'arrow-right' : 'search'} />}
      {words}
    </button>
  )
  return (
    <>
      <label className="screen-reader-text" htmlFor={`search-${id}`}>
        {label}
      </label>
      {skin === 'minimal' && submit}
      <input
        id={`search-${id}`}
        className="elementor-search-form__input"
        type="search"
        name="s"
        placeholder={placeholder}
        maxLength={MAX_SEARCH_LENGTH}
        required
        // The browser's own list of what was typed before would cover ours.
        autoComplete="off"
        data-suggest={autocomplete ? '' : undefined}
      />
      {only_products && <input type="hidden" name="post_type" value="product" />}
      {skin !== 'minimal' && submit}
    </>
  )
}
