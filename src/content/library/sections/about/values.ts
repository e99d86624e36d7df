import { defineSection } from '../../design.ts'
import { band, columns, intro, widget } from '../../elements.ts'

export default defineSection({
  title: 'No que acreditamos',
  words: 'sobre valores missão',
  draw: () =>
    band(
      { padding_block: 'lg' },
      intro('No que acreditamos'),
      columns(
        3,
        { gap: 'md', grid_columns_tablet: 3 },
        ...[
          ['leaf', 'Menos e melhor', 'Preferimos poucas coisas boas a muitas que não duram.'],
          ['hand', 'Preço que se explica', 'Quem faz recebe bem, e quem compra entende o que está pagando.'],
          ['heart', 'Gente em primeiro lugar', 'Erro acontece. O que não acontece é ficar sem resposta.'],
        ].map(([icon, title_text, description_text]) =>
          widget('icon-box', { icon, title_text, description_text, view: 'framed', align: 'center' }),
        ),
      ),
    ),
})
