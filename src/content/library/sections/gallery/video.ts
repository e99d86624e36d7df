import { defineSection } from '../../design.ts'
import { band, box, button, buttons, columns, heading, prose, widget } from '../../elements.ts'
import { pictureOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'Vídeo com texto',
  words: 'filme youtube apresentação',
  draw: (shop) =>
    band(
      { padding_block: 'lg' },
      columns(
        2,
        { align_items: 'center' },
        box(
          { gap: 'sm' },
          heading('Veja como é feito'),
          prose('<p>Um minuto de vídeo conta o que dez parágrafos não contam. Cole o endereço do seu vídeo nos ajustes.</p>', {
            size: 'lg',
            max_width: 46,
          }),
          buttons({}, button('Conhecer a loja', '/loja/', { look: 'outline' })),
        ),
        widget('video', {
          video_type: 'youtube',
          youtube_url: '',
          title: 'Vídeo da loja',
          image_overlay: pictureOf(shop, 'wide'),
        }),
      ),
    ),
})
