import { defineSection } from '../../design.ts'
import { band, columns, widget } from '../../elements.ts'

export default defineSection({
  title: 'Vantagens em fundo escuro',
  words: 'benefícios diferenciais',
  draw: () =>
    band(
      { background_color: 'night', text_color: 'paper', padding_block: 'lg' },
      columns(
        4,
        { gap: 'md' },
        ...[
          ['truck', 'Envio para todo o país', 'Prazo e valor no carrinho.'],
          ['return', 'Devolução sem drama', '7 dias para mudar de ideia.'],
          ['shield', 'Pagamento protegido', 'Do começo ao fim da compra.'],
          ['gift', 'Pronto para presente', 'Conte com a gente na escolha.'],
        ].map(([icon, title_text, description_text]) =>
          widget('icon-box', { icon, title_text, description_text, align: 'center', primary_color: 'paper' }),
        ),
      ),
    ),
})
