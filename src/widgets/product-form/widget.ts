import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, number, text, toggle } from '#builder/fields.ts'
import { productFormParts } from './style-parts.ts'

const asInShop = (label: string) => choice(label, { '': 'Como na loja', yes: 'Sim', no: 'Não' }, '')

export default defineWidget({
  name: 'product-form',
  title: 'Formulário de compra',
  group: 'shop',
  style: productFormParts,
  fields: {
    /** 0: the product of the page that the form stands on. */
    product_id: number('ID do produto', { min: 0, max: Number.MAX_SAFE_INTEGER, fallback: 0 }),
    button_text: text('Texto do botão', 'Adicionar ao carrinho', 60),
    show_quantity: toggle('Mostrar quantidade', true),
    clear_on_reselect: asInShop('Clicar de novo desfaz a escolha'),
    show_variation_label: asInShop('Mostrar a escolha ao lado do nome'),
    /** Empty: as in the shop. */
    variation_label_separator: askedWhen({ show_variation_label: ['', 'yes'] }, text('Separador da escolha', '', 10)),
    show_variation_stock: asInShop('Mostrar quantas restam'),
    /** 0: as in the shop. */
    stock_label_threshold: askedWhen(
      { show_variation_stock: ['', 'yes'] },
      number('Mostrar a partir de quantas', { min: 0, max: 1_000, fallback: 0 }),
    ),
    disable_out_of_stock: asInShop('Desativar o que está fora de estoque'),
    clickable_out_of_stock: asInShop('Deixar escolher o que está fora de estoque'),
    deselect_unavailable: asInShop('Desfazer escolhas que não combinam'),
    enable_ajax_add_to_cart: asInShop('Adicionar sem sair da página'),
    cart_redirect_after_add: asInShop('Ir ao carrinho depois de adicionar'),
  },
})
