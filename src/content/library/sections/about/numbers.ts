import { defineSection } from '../../design.ts'
import { band, columns, widget } from '../../elements.ts'

export default defineSection({
  title: 'Números da loja',
  words: 'sobre contador fatos',
  draw: () =>
    band(
      { background_color: 'sand', padding_block: 'lg' },
      columns(
        3,
        { grid_columns_tablet: 3 },
        widget('counter', { ending_number: 27, title: 'estados para onde enviamos' }),
        widget('counter', { ending_number: 7, title: 'dias para se arrepender da compra' }),
        widget('counter', { ending_number: 1, title: 'pessoa de verdade em cada resposta' }),
      ),
    ),
})
