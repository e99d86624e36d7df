import { defineSection } from '../../design.ts'
import { band, box, columns } from '../../elements.ts'
import { cover } from '../../pieces.ts'

export default defineSection({
  title: 'Mosaico de três banners',
  words: 'chamada coleção grade',
  draw: (shop) =>
    band(
      { padding_block: 'lg' },
      columns(
        2,
        { gap: 'sm' },
        cover(shop, {
          place: 0,
          title: 'Nova coleção',
          description: 'Cores e formas da estação.',
          url: '/loja/?orderby=date',
          height: 520,
        }),
        box(
          { gap: 'sm' },
          cover(shop, { place: 1, title: 'Mais vendidos', description: '', url: '/loja/?orderby=popularity', height: 252 }),
          cover(shop, { place: 2, title: 'Ofertas', description: '', url: '/loja/?on_sale=1', height: 252 }),
        ),
      ),
    ),
})
