import { defineSection } from '../../design.ts'
import { band, heading, widget } from '../../elements.ts'
import { FAQ } from '../../texts.ts'

export default defineSection({
  title: 'Perguntas frequentes',
  words: 'faq dúvidas ajuda acordeão',
  draw: () =>
    band(
      { content_width: 'narrow', padding_block: 'lg' },
      heading('Perguntas frequentes', { align: 'center' }),
      widget('accordion', { default_state: 'all_collapsed', title_html_tag: 'h3', tabs: FAQ }),
    ),
})
