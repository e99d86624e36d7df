import { defineSection } from '../../design.ts'
import { band, columns, intro, widget } from '../../elements.ts'

export default defineSection({
  title: 'Cartões de vantagens',
  words: 'benefícios diferenciais motivos',
  draw: () =>
    band(
      { padding_block: 'lg' },
      intro('Por que comprar aqui'),
      columns(
        3,
        { gap: 'md', grid_columns_tablet: 3 },
        ...[
          ['heart', 'Escolhido com carinho', 'Só entra na loja o que a gente usaria e daria de presente.'],
          ['box', 'Embalado para chegar bem', 'Cada pedido é conferido e protegido antes de sair.'],
          ['comment', 'Conversa de verdade', 'Dúvida sobre tamanho, cor ou prazo? Uma pessoa responde.'],
        ].map(([icon, title_text, description_text]) =>
          widget('icon-box', { icon, title_text, description_text, view: 'stacked', card: 'surface' }),
        ),
      ),
    ),
})
