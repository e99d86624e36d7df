import { defineSection } from '../../design.ts'
import { band, box, columns, heading, intro, prose } from '../../elements.ts'

export default defineSection({
  title: 'Passo a passo numerado',
  words: 'como funciona etapas',
  draw: () =>
    band(
      { padding_block: 'lg' },
      intro('Como funciona'),
      columns(
        3,
        { gap: 'lg', grid_columns_tablet: 3 },
        ...[
          ['1', 'Escolha', 'Navegue pela loja, tire dúvidas e monte o carrinho no seu tempo.'],
          ['2', 'Pague como preferir', 'As formas de pagamento aparecem no fim da compra, com tudo somado.'],
          ['3', 'Receba em casa', 'Você acompanha o pedido pelo e-mail até a caixa chegar.'],
        ].map(([number, title, text]) =>
          box(
            { gap: 'xs' },
            heading(number!, { header_size: 'p', size: 'xxl', title_color: 'brand' }),
            heading(title!, { header_size: 'h3' }),
            prose(`<p>${text}</p>`),
          ),
        ),
      ),
    ),
})
