import { defineSection } from '../../design.ts'
import { band, box, button, buttons, columns, heading, prose, widget } from '../../elements.ts'
import { pictureOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'Um produto em destaque',
  words: 'vitrine produto da semana compra',
  draw: (shop) => {
    const product = shop.products[0]
    return band(
      { background_color: 'sand', padding_block: 'lg' },
      columns(
        2,
        { align_items: 'center' },
        widget('image', {
          image: product?.pictureId ? { id: product.pictureId } : pictureOf(shop, 'tall'),
          aspect: '1-1',
          radius: 'lg',
          shown_at: 'half',
        }),
        box(
          { gap: 'sm' },
          heading('Produto da semana', { header_size: 'p', size: 'small', title_color: 'brand' }),
          heading(product?.name ?? 'Nome do produto', { size: 'xl' }),
          prose('<p>Conte o detalhe que faz a diferença: o material, o caimento, o cheiro, o jeito de usar.</p>', {
            size: 'lg',
            max_width: 46,
          }),
          widget('icon-list', {
            icon_list: [
              { icon: 'shield', text: 'Compra segura, com nota fiscal' },
              { icon: 'return', text: '7 dias para se arrepender' },
            ],
          }),
          buttons({}, button('Ver o produto', product?.url ?? '/loja/', { size: 'lg', icon: 'arrow-right' })),
        ),
      ),
    )
  },
})
