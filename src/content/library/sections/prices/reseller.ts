import { defineSection } from '../../design.ts'
import { band, box, button, buttons, columns, heading, prose, widget } from '../../elements.ts'
import { whatsappLink } from '../../shop-facts.ts'

export default defineSection({
  title: 'Venda para lojistas',
  words: 'atacado revenda tabela condições',
  draw: (shop) =>
    band(
      { background_color: 'sand', padding_block: 'lg' },
      columns(
        2,
        { align_items: 'center' },
        box(
          { gap: 'sm' },
          heading('Revenda os nossos produtos'),
          prose('<p>Condições para quem tem loja física, loja virtual ou vende para a vizinhança.</p>', {
            size: 'lg',
            max_width: 46,
          }),
          widget('icon-list', {
            icon_list: [
              { icon: 'tag', text: 'Preço de atacado', detail: 'Diga aqui o pedido mínimo' },
              { icon: 'truck', text: 'Envio para todo o Brasil', detail: 'Diga aqui o prazo de produção' },
              { icon: 'document', text: 'Nota fiscal em todo pedido', detail: 'Para CNPJ com inscrição ativa' },
            ],
          }),
        ),
        box(
          { background_color: 'surface', padding_block: 'md', padding_inline: 'md', radius: 'lg', gap: 'sm' },
          heading('Peça a tabela', { header_size: 'h3' }),
          buttons(
            {},
            button('Falar no WhatsApp', whatsappLink(shop).url, { icon: 'whatsapp', icon_align: 'start' }),
            button('Escrever para a loja', shop.pages.contact, { look: 'outline' }),
          ),
        ),
      ),
    ),
})
