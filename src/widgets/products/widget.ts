import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, number, perDevice, text, toggle } from '#builder/fields.ts'
import { productParts } from './style-parts.ts'

export default defineWidget({
  name: 'products',
  title: 'Produtos',
  group: 'shop',
  style: productParts,
  fields: {
    query: choice(
      'Quais produtos',
      {
        all: 'Todos',
        category: 'De categorias',
        tag: 'De etiquetas',
        featured: 'Em destaque',
        on_sale: 'Em oferta',
        ids: 'Escolhidos',
        current: 'Os da página, numa lista da loja',
      },
      'all',
    ),
    category: askedWhen({ query: ['category'] }, text('Categorias (slugs, separados por vírgula)')),
    tag: askedWhen({ query: ['tag'] }, text('Etiquetas (slugs, separados por vírgula)')),
    ids: askedWhen({ query: ['ids'] }, text('IDs dos produtos, separados por vírgula')),
    orderby: choice(
      'Ordem',
      {
        menu_order: 'Ordenação padrão',
        popularity: 'Mais vendidos',
        rating: 'Mais bem avaliados',
        date: 'Mais recentes',
        price: 'Menor preço',
        'price-desc': 'Maior preço',
      },
      'menu_order',
    ),
    columns: perDevice(number('Colunas', { min: 1, max: 6, fallback: 4 }), '--product-columns'),
    rows: number('Linhas', { min: 1, max: 12, fallback: 1 }),
    /** 0: as many as fill the rows. */
    limit: number('Quantidade', { min: 0, max: 48, fallback: 0 }),
    paginate: toggle('Dividir em páginas'),
    ...allAskedWhen(
      { paginate: true },
      { allow_order: toggle('Deixar mudar a ordem'), show_result_count: toggle('Mostrar quantos são') },
    ),
    show_onsale_flash: toggle('Mostrar o selo de oferta', true),
    show_rating: toggle('Mostrar a nota', true),
    show_price: toggle('Mostrar o preço', true),
    title_tag: choice('Etiqueta do nome', { h2: 'H2', h3: 'H3', h4: 'H4' }, 'h3'),
    show_button: toggle('Mostrar botão de compra', true),
    /** On when the grid is the first thing on the page: its pictures are then fetched at once. */
    first_on_page: toggle('É a primeira seção da página'),
    nothing_found: text('Texto quando não há produtos'),
  },
})
