import { defineSection } from '../../design.ts'
import { band } from '../../elements.ts'
import { shelf, shelfHead } from '../../pieces.ts'

export default defineSection({
  title: 'Produtos de uma categoria',
  words: 'vitrine produtos categoria',
  draw: (shop) => {
    const category = shop.categories[0]
    return band(
      { padding_block: 'lg' },
      shelfHead(
        category?.name ?? 'Nossa seleção',
        'Ver a categoria',
        category ? `/categoria-produto/${category.slug}/` : '/loja/',
      ),
      shelf(category ? { query: 'category', category: category.slug } : { query: 'all' }),
    )
  },
})
