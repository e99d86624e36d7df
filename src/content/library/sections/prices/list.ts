import { defineSection } from '../../design.ts'
import { band, intro, widget } from '../../elements.ts'

export default defineSection({
  title: 'Lista de preços',
  words: 'cardápio serviços tabela',
  draw: () =>
    band(
      { padding_block: 'lg', content_width: 'narrow' },
      intro('Serviços e preços'),
      widget('price-list', {
        price_list: [
          { title: 'Nome do serviço', item_description: 'O que está incluído e quanto tempo leva.', price: 'R$ 80' },
          { title: 'Outro serviço', item_description: 'Uma linha que ajude a escolher.', price: 'R$ 120' },
          { title: 'Serviço sob medida', item_description: 'Conte o que precisa e receba um orçamento.', price: 'sob consulta' },
        ],
      }),
    ),
})
