import { defineSection } from '../../design.ts'
import { band, columns, intro } from '../../elements.ts'
import { plan } from '../../pieces.ts'

export default defineSection({
  title: 'Tabela de planos',
  words: 'preços assinatura clube',
  draw: (shop) =>
    band(
      { padding_block: 'lg' },
      intro('Escolha o seu plano', 'Troque nomes, preços e o que está incluído.'),
      columns(
        3,
        { gap: 'md', grid_columns_tablet: 1 },
        plan({
          heading: 'Experimentar',
          sub_heading: 'Uma vez',
          price: '49,90',
          period: 'por caixa',
          included: ['1 caixa surpresa', 'Sem renovação'],
          url: shop.pages.contact,
        }),
        plan({
          heading: 'Mensal',
          sub_heading: 'O preferido',
          price: '44,90',
          period: 'por mês',
          included: ['1 caixa por mês', 'Pausa quando quiser', 'Brinde no aniversário'],
          url: shop.pages.contact,
          isFavourite: true,
        }),
        plan({
          heading: 'Anual',
          sub_heading: 'O mais em conta',
          price: '39,90',
          period: 'por mês',
          included: ['12 caixas', 'Pausa quando quiser', 'Caixa especial de fim de ano'],
          url: shop.pages.contact,
        }),
      ),
    ),
})
