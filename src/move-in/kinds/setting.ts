import type { RedirectInput } from '#content/redirects/contract.ts'
import { typedLine } from '#kit/typed-text.ts'
import { textOf } from '#kit/unknown-json.ts'
import { absorbed, type Kind, type OldShop, refused } from '../kind.ts'
import { permalinkRedirects } from '../permalinks.ts'
import { keepRedirects } from '../redirects.ts'
import { seoShopOf } from '../search-words.ts'
import { GRAMS, MILLIMETRES } from '../units.ts'

/** What the reading of the rest needs, by what a merchant would call it. */
const USED: Record<string, string> = {
  woocommerce_weight_unit: 'Unidade de peso',
  woocommerce_dimension_unit: 'Unidade de medida',
  siteurl: 'Endereço do WordPress',
  home: 'Endereço da loja',
  wpseo_titles: 'Títulos do Yoast',
  'rank-math-options-titles': 'Títulos do Rank Math',
  woocommerce_custom_orders_table_enabled: 'Onde ficam os pedidos',
  elementor_active_kit: 'Cores e fontes que valem',
  template: 'Tema',
  stylesheet: 'Tema em uso',
  category_base: 'Endereços das categorias do blog',
  tag_base: 'Endereços das etiquetas do blog',
  WPLANG: 'Idioma',
  woocommerce_version: 'Versão do WooCommerce',
  woocommerce_db_version: 'Versão do banco do WooCommerce',
  elementor_version: 'Versão do Elementor',
  elementor_pro_version: 'Versão do Elementor Pro',
}

const IN_SETTINGS = 'Fica como está aqui; se quiser o mesmo, mude em «Ajustes da loja».'
const PAGES = 'A loja tem esta página sempre no mesmo endereço; o antigo leva para ela.'
/** What merchants call a setting, and why it does not come by itself. */
const TOLD: Record<string, [name: string, reason: string]> = {
  blogname: ['Nome da loja', IN_SETTINGS],
  blogdescription: ['Descrição da loja', IN_SETTINGS],
  admin_email: ['E-mail da loja', IN_SETTINGS],
  woocommerce_store_address: ['Endereço da loja', IN_SETTINGS],
  woocommerce_store_address_2: ['Complemento do endereço', IN_SETTINGS],
  woocommerce_store_city: ['Cidade da loja', IN_SETTINGS],
  woocommerce_store_postcode: ['CEP da loja', IN_SETTINGS],
  woocommerce_default_country: ['País e estado da loja', IN_SETTINGS],
  timezone_string: ['Fuso horário', 'A loja usa o horário de Brasília; as datas vieram convertidas.'],
  gmt_offset: ['Fuso horário', 'A loja usa o horário de Brasília; as datas vieram convertidas.'],
  permalink_structure: ['Endereços dos textos', 'Aqui são «/blog/…»; os antigos levam aos novos.'],
  woocommerce_permalinks: [
    'Endereços dos produtos',
    'Aqui são «/produto/…» e «/categoria-produto/…»; os antigos levam aos novos.',
  ],
  page_on_front: ['Página inicial', 'A página veio como as outras; escolha-a em «Páginas», se quiser que seja a inicial.'],
  woocommerce_shop_page_id: ['Página da loja', PAGES],
  woocommerce_cart_page_id: ['Página do carrinho', PAGES],
  woocommerce_checkout_page_id: ['Página de finalizar a compra', PAGES],
  woocommerce_myaccount_page_id: ['Página da conta', PAGES],
  woocommerce_calc_taxes: ['Cálculo de impostos', 'Aqui os preços já têm os impostos.'],
  woocommerce_manage_stock: ['Controle de estoque', 'Aqui cada produto diz se o estoque dele é contado.'],
  woocommerce_hide_out_of_stock_items: ['Esconder esgotados', IN_SETTINGS],
  woocommerce_notify_low_stock_amount: ['Aviso de estoque baixo', IN_SETTINGS],
  woocommerce_enable_guest_checkout: ['Compra sem conta', IN_SETTINGS],
  woocommerce_enable_reviews: ['Avaliações', IN_SETTINGS],
  woocommerce_price_num_decimals: ['Casas decimais dos preços', 'Aqui os preços têm sempre duas casas.'],
  woocommerce_terms_page_id: ['Página dos termos', 'A página veio como as outras; escolha-a em «Ajustes da loja».'],
  woocommerce_refund_returns_page_id: ['Página de trocas', 'A página veio como as outras; escolha-a em «Ajustes da loja».'],
  wp_page_for_privacy_policy: ['Página de privacidade', 'A página veio como as outras; escolha-a em «Ajustes da loja».'],
  date_format: ['Formato das datas', 'Aqui as datas são escritas como no Brasil.'],
  show_on_front: ['O que a página inicial mostra', 'Escolha a página inicial em «Páginas».'],
  page_for_posts: ['Página do blog', 'Aqui o blog está sempre em «/blog/».'],
  posts_per_page: ['Textos por página', IN_SETTINGS],
  site_icon: ['Ícone do site', 'A imagem veio com as outras; escolha-a em «Aparência».'],
  site_logo: ['Logotipo', 'A imagem veio com as outras; escolha-a em «Aparência».'],
  sticky_posts: ['Textos fixados no alto', 'Os textos vieram como os outros.'],
}

/** Settings say how the rest is to be read and where its addresses lead; those of this shop stay the merchant's. */
export const settingKind: Kind<RedirectInput[]> = {
  kind: 'setting',
  read: (data) => {
    const name = textOf(data['id'])
    const value = data['value']
    const called = Object.hasOwn(TOLD, name) ? TOLD[name]![0] : name
    const row = permalinkRedirects(name, value)
    if (row?.length === 0) return absorbed(called, 'Os endereços antigos já são conhecidos.')
    if (row) return { is: 'row', title: called, row, notes: [] }
    if (Object.hasOwn(USED, name)) return absorbed(USED[name]!, 'Usado para ler o resto.')
    if (name === 'woocommerce_currency')
      return value === 'BRL' || value === ''
        ? absorbed('Moeda', 'Usado para ler o resto.')
        : refused(`Moeda: ${textOf(value)}`, 'A loja vende em reais: os preços vieram com os mesmos números. Confira-os.')
    if (name === 'woocommerce_prices_include_tax' && value === 'no')
      return refused(
        'Preços sem impostos',
        'Na loja antiga os impostos eram somados ao preço; aqui o preço é o que se paga. Confira-os.',
      )
    const [said, reason] = Object.hasOwn(TOLD, name) ? TOLD[name]! : [name, IN_SETTINGS]
    const shown = typeof value === 'string' || typeof value === 'number' ? `: ${typedLine(String(value), 120)}` : ''
    return refused(`${said}${shown}`, reason)
  },
  write: async (trx, things, { source }) => {
    await keepRedirects(
      trx,
      source,
      things.flatMap(({ row }) => row),
    )
    return things.map(({ oldId }) => ({ oldId, newId: 0, place: 'redirects' as const }))
  },
}

/** How the old shop measures and counts. */
export function oldShopOf(settings: ReadonlyMap<string, unknown>): OldShop & { hosts: string[] } {
  const said = (name: string) => textOf(settings.get(name))
  return {
    gramsPerUnit: GRAMS[said('woocommerce_weight_unit')] ?? GRAMS['kg']!,
    millimetresPerUnit: MILLIMETRES[said('woocommerce_dimension_unit')] ?? MILLIMETRES['cm']!,
    currency: said('woocommerce_currency') || 'BRL',
    seo: seoShopOf(settings),
    hosts: [...new Set(['siteurl', 'home'].flatMap((name) => hostOf(said(name)) ?? []))],
  }
}

export const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') || undefined : undefined)
