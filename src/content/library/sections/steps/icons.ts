import { defineSection } from '../../design.ts'
import { band, columns, intro, widget } from '../../elements.ts'

export default defineSection({
  title: 'Passos com ícones',
  words: 'como funciona etapas encomenda',
  draw: () =>
    band(
      { background_color: 'sand', padding_block: 'lg' },
      intro('Do pedido à porta'),
      columns(
        4,
        { gap: 'md' },
        ...[
          ['bag', 'Você escolhe', 'E confere tudo no carrinho.'],
          ['check', 'A gente confirma', 'O pagamento e o estoque.'],
          ['box', 'Embalamos', 'Com proteção e cuidado.'],
          ['truck', 'Chega aí', 'Com código para acompanhar.'],
        ].map(([icon, title_text, description_text]) =>
          widget('icon-box', { icon, title_text, description_text, align: 'center', view: 'stacked' }),
        ),
      ),
    ),
})
