import { DEFAULT_SWATCH_SETTINGS, SWATCH_SETTINGS } from '#shop/catalog/swatch-settings.ts'
import { inRow, number, type Setting, toggle } from './setting-kinds.ts'

const ofSwatches = inRow('products', SWATCH_SETTINGS)
const onOrOff = (name: keyof typeof DEFAULT_SWATCH_SETTINGS, description: string) =>
  toggle(description, DEFAULT_SWATCH_SETTINGS[name] ? 'yes' : 'no')

/** What is said of units that are left, and how the choices of a product behave. */
export const STOCK_SETTINGS: readonly Setting[] = [
  inRow('products', 'low_stock')(
    'woocommerce_notify_low_stock_amount',
    'amount',
    'Estoque baixo a partir de',
    number('Unidades. Vale para produtos que não dizem outro número.', { least: 0, most: 10_000, fallback: 2 }),
  ),
  ofSwatches(
    'vitrine_swatch_show_stock',
    'show_variation_stock',
    'Mostrar quantas unidades restam',
    onOrOff('show_variation_stock', 'Sob cada opção (cor, tamanho) que está acabando.'),
  ),
  ofSwatches(
    'vitrine_swatch_stock_threshold',
    'stock_label_threshold',
    'Dizer quantas restam a partir de',
    number('Unidades.', { least: 0, most: 10_000, fallback: DEFAULT_SWATCH_SETTINGS.stock_label_threshold }),
  ),
  ofSwatches(
    'vitrine_swatch_show_label',
    'show_variation_label',
    'Escrever a opção escolhida',
    onOrOff('show_variation_label', 'Ao lado do nome: «Cor: azul».'),
  ),
  ofSwatches('vitrine_swatch_label_separator', 'variation_label_separator', 'Sinal entre o nome e a opção', {
    description: 'Até 10 sinais.',
    fallback: DEFAULT_SWATCH_SETTINGS.variation_label_separator,
    read: (value) => (value.length <= 10 && !/[\p{Cc}<>]/u.test(value) ? value : undefined),
    write: (stored) => (typeof stored === 'string' ? stored : DEFAULT_SWATCH_SETTINGS.variation_label_separator),
    wrong: () => 'Até 10 sinais, sem < nem >.',
  }),
  ofSwatches(
    'vitrine_swatch_clear_on_reselect',
    'clear_on_reselect',
    'Clicar de novo desfaz a escolha',
    onOrOff('clear_on_reselect', 'A opção que já estava escolhida deixa de estar.'),
  ),
  ofSwatches(
    'vitrine_swatch_disable_out_of_stock',
    'disable_out_of_stock',
    'Riscar opções esgotadas',
    onOrOff('disable_out_of_stock', 'Ficam à vista, mas riscadas.'),
  ),
  ofSwatches(
    'vitrine_swatch_clickable_out_of_stock',
    'clickable_out_of_stock',
    'Opções esgotadas podem ser escolhidas',
    onOrOff('clickable_out_of_stock', 'Para que se veja a foto e o preço, sem poder comprar.'),
  ),
  ofSwatches(
    'vitrine_swatch_deselect_unavailable',
    'deselect_unavailable',
    'Desmarcar o que não combina',
    onOrOff('deselect_unavailable', 'Ao escolher uma opção, outra que não existe com ela é desmarcada.'),
  ),
  ofSwatches(
    'vitrine_swatch_ajax_add',
    'enable_ajax_add_to_cart',
    'Adicionar ao carrinho sem sair da página',
    onOrOff('enable_ajax_add_to_cart', 'Desligado, a página do produto é carregada de novo.'),
  ),
]
