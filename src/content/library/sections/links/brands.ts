import { defineSection } from '../../design.ts'
import { band, box, heading } from '../../elements.ts'

export default defineSection({
  title: 'Marcas e parceiros',
  words: 'logos imprensa onde encontrar',
  draw: () =>
    band(
      { padding_block: 'md', border: 'block', align_items: 'center', gap: 'sm' },
      heading('Quem já falou da gente', { header_size: 'p', size: 'small', align: 'center' }),
      box(
        { flex_direction: 'row', flex_wrap: 'wrap', justify: 'center', gap: 'lg' },
        ...['Marca um', 'Marca dois', 'Marca três', 'Marca quatro'].map((name) =>
          heading(name, { header_size: 'p', size: 'medium', title_color: 'muted' }),
        ),
      ),
    ),
})
