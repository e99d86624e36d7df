import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { loadWidgets, type Widgets } from '#builder/registry.ts'
import { ATTRIBUTION_FIELDS } from '#shop/attribution/contract.ts'
import { COOKIES } from '#storefront/runtime/attribution/attribute.ts'
import { LAZY_EXCLUSION_CLASSES } from '#kit/lazy-exclusions.ts'
import { CONDITIONS } from '#storefront/runtime/popups/conditions.ts'
import { NETWORKS } from '#widgets/share-buttons/networks.ts'

let widgets: Widgets
beforeAll(async () => {
  widgets = await loadWidgets(join(dirname(fileURLToPath(import.meta.url)), '../src/widgets'))
})

const words = (text: string) => text.split(' ')
/** The widgets that the specification names, their looks, and the settings that it names of each. */
const WIDGETS: Record<string, { skins?: string[]; settings?: string[] }> = {
  posts: {
    skins: ['classic', 'full_content', 'cards'],
    settings: [
      ...['classic', 'cards', 'full_content'].flatMap((skin) =>
        ['', '_tablet', '_mobile'].map((device) => `${skin}_columns${device}`),
      ),
      ...words('masonry row_gap item_gap pagination_type load_more_spinner'),
    ],
  },
  'archive-posts': {
    skins: ['archive_classic', 'archive_full_content', 'archive_cards'],
    settings: ['archive_classic_columns', 'archive_cards_columns_tablet', 'masonry', 'row_gap', 'item_gap', 'pagination_type'],
  },
  portfolio: { settings: ['columns', 'columns_tablet', 'columns_mobile', 'masonry', 'row_gap', 'item_gap'] },
  'share-buttons': { settings: ['share_url'] },
  slides: {
    settings: words(
      'infinite transition_speed transition navigation autoplay autoplay_speed pause_on_hover pause_on_interaction',
    ),
  },
  'facebook-button': {},
  'facebook-comments': {},
  'facebook-embed': {},
  'facebook-page': {},
  'table-of-contents': {
    settings: words(
      'headings_by_tags exclude_headings_by_selector container marker_view icon hierarchical_view minimize_box minimized_on collapse_subitems min_height',
    ),
  },
  'search-form': { skins: ['classic', 'minimal', 'full_screen'] },
  countdown: { settings: ['due_date', 'expire_actions', 'expire_redirect_url', 'evergreen_counter_hours'] },
  'woocommerce-menu-cart': { settings: ['cart_type', 'open_cart', 'automatically_open_cart'] },
  'woocommerce-purchase-summary': {},
  'woocommerce-checkout-page': {},
  'woocommerce-cart': {
    settings: ['update_cart_automatically', 'sticky_right_column', 'sticky_right_column_offset', 'button_hover_animation'],
  },
  'woocommerce-my-account': {},
  'woocommerce-notices': {},
}

test.each(Object.entries(WIDGETS))(
  '%s is a widget of the shop, with every look and setting that it is named with',
  (name, named) => {
    const definition = widgets.get(name)?.definition
    expect(definition?.name).toBe(name)
    expect(definition?.skins).toEqual(named.skins)
    expect(Object.keys(definition?.fields ?? {})).toEqual(expect.arrayContaining(named.settings ?? []))
  },
)

test.each(['posts', 'archive-posts', 'slides', 'table-of-contents', 'woocommerce-menu-cart', 'woocommerce-cart'])(
  'what the specification names of %s is printed where other scripts of the page look for it',
  (name) => {
    const unprinted = new Set(['button_hover_animation'])
    const wanted = (WIDGETS[name]!.settings ?? []).filter((setting) => !unprinted.has(setting))
    expect(widgets.get(name)!.definition.frontend).toEqual(expect.arrayContaining(wanted))
  },
)

const LISTS: [what: string, held: readonly string[], specified: string[]][] = [
  [
    'the networks to share on',
    Object.keys(NETWORKS),
    words(
      'facebook twitter linkedin pinterest reddit vk odnoklassniki tumblr digg skype stumbleupon mix telegram pocket xing whatsapp email print',
    ),
  ],
  [
    'the classes of images that never wait',
    LAZY_EXCLUSION_CLASSES,
    words('nfd-performance-not-lazy a3-notlazy disable-lazyload no-lazy no-lazyload skip-lazy'),
  ],
  [
    'the conditions of a popup, beside who is signed in,',
    Object.keys(CONDITIONS),
    words('page_views sessions url sources devices times browsers'),
  ],
  [
    'the fields of attribution',
    ATTRIBUTION_FIELDS,
    words(
      'source_type referrer utm_campaign utm_source utm_medium utm_content utm_id utm_term utm_source_platform utm_creative_format utm_marketing_tactic session_entry session_start_time session_pages session_count user_agent',
    ),
  ],
  ['the cookies of attribution', COOKIES, words('current current_add first first_add session udata migrations promo')],
]
test.each(LISTS)('%s are those of the specification', (_what, held, specified) => {
  expect(held.toSorted()).toEqual(specified.toSorted())
})
