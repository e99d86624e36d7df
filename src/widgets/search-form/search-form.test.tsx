import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import { aPageInfo } from '#tests/support/readers.ts'
import { px, styledBy } from '#tests/support/styled-by.ts'
import SearchForm from './view.tsx'
import widget from './widget.ts'

const outer = { id: undefined, className: '', 'data-id': 'abc', 'data-element_type': 'widget' }
const drawn = (raw: Record<string, unknown>) =>
  renderToStaticMarkup(
    <SearchForm
      settings={readFields(widget.fields, raw).settings}
      page={aPageInfo()}
      id="abc"
      skin="classic"
      outer={outer}
      data={undefined}
    />,
  )
const button = (html: string) => /<button.*<\/button>/.exec(html)![0].replace(/<svg.*<\/svg>/, '[ícone]')

test.each([
  [{}, '<button class="elementor-search-form__submit" type="submit" aria-label="Buscar">[ícone]</button>'],
  [{ button_text: 'Achar' }, '<button class="elementor-search-form__submit" type="submit">[ícone]Achar</button>'],
  [
    { button_text: 'Achar', button_type: 'icon' },
    '<button class="elementor-search-form__submit" type="submit" aria-label="Buscar">[ícone]</button>',
  ],
  [{ button_text: 'Achar', button_type: 'text' }, '<button class="elementor-search-form__submit" type="submit">Achar</button>'],
  [{ button_type: 'text' }, '<button class="elementor-search-form__submit" type="submit">Buscar</button>'],
])('the button of a search with %j', (settings, html) => {
  expect(button(drawn(settings))).toBe(html)
})

const FIELD = '& .elementor-search-form__field'

test.each<[settings: Record<string, unknown>, css: string]>([
  [
    {
      input_border_color: '#ccc',
      input_border_color_focus: '#111',
      input_background_color_focus: '#fff',
      button_border_width: px(2),
    },
    `${FIELD}{border-color:#ccc;border-width:2px}${FIELD}:focus-within{background-color:#fff;border-color:#111}`,
  ],
  [{ input_text_color_focus: '#111' }, '& .elementor-search-form__input:focus{color:#111}'],
  [
    { input_typography_typography: 'custom', input_typography_font_size: px(20), input_typography_font_size_mobile: px(16) },
    '& .elementor-search-form__input{font-size:20px}@media(max-width:767px){& .elementor-search-form__input{font-size:16px}}',
  ],
  [
    { button_background_color_hover: '#c00', button_width: { unit: 'px', size: 2 } },
    '& .elementor-search-form__submit{min-inline-size:calc(2*var(--search-height,var(--target)))}' +
      '& .elementor-search-form__submit:is(:hover,:focus-visible){background-color:#c00}',
  ],
  [{ icon_size: px(22) }, '& .elementor-search-form__submit .icon{font-size:22px}'],
  [
    { toggle_color: '#111', toggle_color_hover: '#c00', toggle_icon_size: px(30), toggle_align: 'right' },
    '& .elementor-search-form{display:grid;justify-items:end}& .elementor-search-form__toggle{color:#111}' +
      '& .elementor-search-form__toggle:is(:hover,:focus-visible){color:#c00}& .elementor-search-form__toggle .icon{font-size:30px}',
  ],
  [{ overlay_background_color: '#000' }, '& dialog.elementor-search-form__container{background-color:#000}'],
])('a search with %j is drawn so', (settings, css) => {
  expect(styledBy(widget, settings)).toBe(css)
})
