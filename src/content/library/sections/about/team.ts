import { defineSection } from '../../design.ts'
import { band, columns, intro, widget } from '../../elements.ts'

export default defineSection({
  title: 'Quem faz a loja',
  words: 'sobre equipe time pessoas',
  draw: (shop) =>
    band(
      { padding_block: 'lg' },
      intro('Quem faz a loja', 'As pessoas por trás de cada pedido.'),
      columns(
        3,
        { gap: 'md', grid_columns_tablet: 3 },
        ...[
          ['Nome de quem atende', 'Atendimento'],
          ['Nome de quem escolhe', 'Curadoria e compras'],
          ['Nome de quem embala', 'Expedição'],
        ].map(([name, role], place) =>
          widget('image-box', {
            image: { id: shop.pictures.people[place % Math.max(1, shop.pictures.people.length)] ?? 0 },
            title_text: name,
            description_text: `${role}. Uma frase sobre o que faz na loja e o que gosta de fazer fora dela.`,
            look: 'card',
            aspect: '1-1',
            align: 'center',
          }),
        ),
      ),
    ),
})
