import type { Choices } from './theme.ts'

const RADII: Record<Choices['corners'], readonly string[]> = {
  round: [],
  soft: ['3px', '5px', '8px'],
  square: ['0px', '0px', '0px'],
}

/** From the third step on: smaller ones hold things together that belong together. */
const SPACES: Record<Choices['density'], Record<number, string>> = {
  normal: {},
  compact: { 5: '1.25rem', 6: '1.5rem', 7: '2.25rem', 8: 'clamp(2.25rem, 1.5rem + 3vw, 4rem)' },
  airy: { 5: '1.75rem', 6: '2.5rem', 7: '4rem', 8: 'clamp(4rem, 2.5rem + 6vw, 8rem)' },
}

const SIZES: Record<Choices['type_scale'], Record<string, string>> = {
  normal: {},
  small: {
    xl: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)',
    '2xl': 'clamp(1.3125rem, 1.15rem + 0.7vw, 1.6875rem)',
    '3xl': 'clamp(1.5625rem, 1.3rem + 1.2vw, 2.25rem)',
    '4xl': 'clamp(1.875rem, 1.4rem + 2vw, 2.875rem)',
  },
  large: {
    xl: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
    '2xl': 'clamp(1.6875rem, 1.3rem + 1.7vw, 2.625rem)',
    '3xl': 'clamp(2.125rem, 1.5rem + 3vw, 4rem)',
    '4xl': 'clamp(2.5rem, 1.5rem + 4.8vw, 5.5rem)',
  },
}

const BUTTON_RADII: Record<Choices['buttons'], string> = { pill: '', rounded: 'var(--radius-sm)', square: '0' }
/** What has the shape of buttons: what is pressed or typed into beside them, and the marks on cards. */
const BUTTON_LIKE =
  ':is(.button,.quantity-field,.pagination :is(a,[aria-current]),.elementor-pagination .page-numbers,.elementor-search-form__field,.elementor-search-form__input,.active-filters a,.search-categories a,.product-card .onsale)'

const FIELDS: Record<Choices['fields'], string> = {
  box: '',
  filled: '.input{border-color:var(--color-sand);border-block-end-color:var(--color-line-strong);background:var(--color-sand)}',
  line: '.input{border-width:0 0 1px;border-radius:0;background:none}',
}

const CARDS: Record<Choices['cards'], string> = {
  plain: '',
  border: '.product-card{padding:var(--space-3);border:1px solid var(--color-line);border-radius:var(--radius-md)}',
  shadow:
    '.product-card{padding:var(--space-3);border-radius:var(--radius-md);background:var(--color-surface);box-shadow:var(--shadow-md)}',
}
/** Inside of a frame the mark keeps its place on the picture, and a long word of a name its place on a telephone. */
const IN_FRAME =
  '.product-card .onsale{inset:var(--space-5) auto auto var(--space-5)}' +
  '@media(max-width:767px){.product-card .woocommerce-loop-product__title{font-size:var(--text-base);hyphens:auto}}'

const CENTRED =
  '.product-card{text-align:center}.product-card :is(.product-card-rating,.product-card-colors){justify-content:center}'

/** The design tokens of shapes that differ from the first ones. */
export function shapeTokens({ corners, density, type_scale }: Choices): string {
  const names = ['sm', 'md', 'lg']
  return [
    ...RADII[corners].map((value, at) => `--radius-${names[at]}:${value};`),
    ...Object.entries(SPACES[density]).map(([step, value]) => `--space-${step}:${value};`),
    ...Object.entries(SIZES[type_scale]).map(([step, value]) => `--text-${step}:${value};`),
  ].join('')
}

/** What of the look no token carries. */
export function shapeRules({ buttons, button_fill, button_case, fields, cards, card_align }: Choices): string {
  return [
    buttons === 'pill' ? '' : `${BUTTON_LIKE}{border-radius:${BUTTON_RADII[buttons]}}`,
    button_fill === 'outline' ? OUTLINE : '',
    button_case === 'upper' ? '.button{font-size:.8125rem;letter-spacing:.08em;text-transform:uppercase}' : '',
    FIELDS[fields],
    CARDS[cards],
    cards === 'plain' ? '' : IN_FRAME,
    card_align === 'center' ? CENTRED : '',
  ].join('')
}

/**
 * On the ground of cards, so that they can be read wherever they stand. What buys (`alt`) stays filled: it must stand out from the
 * rest. What is always an outline has a paler one, so that the first of two buttons looks like the first.
 */
const OUTLINE =
  '.button:not([data-look],.alt){border-color:currentColor;background:var(--color-surface);color:var(--color-link)}' +
  '.button[data-look=outline]:not(:hover){border-color:var(--color-line-strong)}' +
  '.button:not([data-look],.alt):hover{background:var(--color-brand);border-color:var(--color-brand);color:var(--color-on-brand)}'
