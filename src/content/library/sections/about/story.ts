import { defineSection } from '../../design.ts'
import { band, escaped, heading, prose } from '../../elements.ts'
import { placeOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'Nossa história',
  words: 'sobre quem somos',
  draw: (shop) =>
    band(
      { content_width: 'narrow', padding_block: 'lg' },
      heading('Nossa história', { align: 'center' }),
      prose(
        `<p>A ${escaped(shop.name)} começou com uma ideia simples. Conte aqui quando foi, quem estava junto e o que faltava no mundo para que ela existisse.</p><p>Depois, fale do caminho: a primeira venda, o primeiro erro, a primeira cliente que voltou.${placeOf(shop) && ` Diga também o que ${escaped(placeOf(shop))} tem a ver com tudo isso.`}</p><p>Termine com o que não muda: aquilo em que a loja acredita e que a pessoa vai sentir quando abrir a caixa.</p>`,
        { drop_cap: 'yes', size: 'lg' },
      ),
    ),
})
