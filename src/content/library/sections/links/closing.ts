import { defineSection } from '../../design.ts'
import { band, button, buttons, heading, prose } from '../../elements.ts'

export default defineSection({
  title: 'Chamada final',
  words: 'convite rodapé fim da página',
  draw: (shop) =>
    band(
      {
        background_color: 'night',
        text_color: 'paper',
        padding_block: 'xl',
        content_width: 'narrow',
        align_items: 'center',
        gap: 'sm',
      },
      heading('Pronto para escolher o seu?', { align: 'center', size: 'xl' }),
      prose('<p>A loja está aberta o dia inteiro. Se precisar de ajuda, é só chamar.</p>', {
        align: 'center',
        size: 'lg',
        max_width: 46,
      }),
      buttons(
        { justify: 'center' },
        button('Ver a loja', '/loja/', { look: 'light', size: 'lg' }),
        button('Falar com a loja', shop.pages.contact, { look: 'outline', size: 'lg' }),
      ),
    ),
})
