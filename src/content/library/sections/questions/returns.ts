import { defineSection } from '../../design.ts'
import { band, button, columns, intro, widget } from '../../elements.ts'

export default defineSection({
  title: 'Trocas e devoluções em resumo',
  words: 'arrependimento garantia direitos',
  draw: (shop) =>
    band(
      { padding_block: 'lg' },
      intro('Mudou de ideia? Sem problema'),
      columns(
        3,
        { gap: 'md', grid_columns_tablet: 1 },
        ...[
          [
            'calendar',
            '7 dias para se arrepender',
            'Contados do recebimento, sem explicar o motivo. Devolvemos tudo, inclusive o frete.',
          ],
          [
            'shield',
            'Defeito tem solução',
            '30 dias para reclamar de produtos não duráveis e 90 para duráveis, como manda o Código de Defesa do Consumidor.',
          ],
          ['truck', 'A volta é por nossa conta', 'No arrependimento e no defeito, enviamos o código de postagem.'],
        ].map(([icon, title_text, description_text]) => widget('icon-box', { icon, title_text, description_text, card: 'line' })),
      ),
      button('Ler a política completa', shop.pages.returns, { look: 'plain', align: 'center', icon: 'arrow-right' }),
    ),
})
