import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, lines, link, styled, text, textColorValue, toggle } from '#builder/fields.ts'
import { colour, part, sides, size, textPart } from '#builder/style/parts.ts'

export default defineWidget({
  name: 'blockquote',
  title: 'Citação',
  group: 'content',
  style: [
    textPart('Citação', '.elementor-blockquote__content', { color: 'content_text_color', typography: 'content_typography' }),
    textPart('Autor', '.elementor-blockquote__author', { color: 'author_text_color', typography: 'author_typography' }),
    part(
      'Caixa',
      '.elementor-blockquote',
      colour('box_color', 'Cor de fundo', 'background-color'),
      colour('border_color', 'Borda: cor', 'border-color'),
      size('content_gap', 'Distância da autoria', 'gap', { min: 0 }),
      sides('box_padding', 'Espaço interno', 'padding', { min: 0 }),
    ),
    part(
      'Linha ao lado',
      '.elementor-blockquote--skin-border',
      size('border_width', 'Espessura', 'border-inline-start-width', { min: 0 }),
      size('border_gap', 'Distância', 'padding-inline-start', { min: 0 }),
    ),
  ],
  fields: {
    blockquote_skin: choice(
      'Aparência',
      { border: 'Linha ao lado', quotation: 'Aspas', boxed: 'Caixa', clean: 'Limpa' },
      'border',
    ),
    alignment: choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'),
    blockquote_content: lines('Citação'),
    author_name: text('Autoria'),
    tweet_button: toggle('Botão para publicar no X', true),
    ...allAskedWhen(
      { tweet_button: true },
      {
        tweet_button_view: choice(
          'Botão mostra',
          { 'icon-text': 'Ícone e texto', icon: 'Só ícone', text: 'Só texto' },
          'icon-text',
        ),
        tweet_button_skin: choice('Aparência do botão', { classic: 'Cheio', bubble: 'Balão', link: 'Link' }, 'classic'),
        tweet_button_label: text('Texto do botão', 'Publicar', 60),
        user_name: { ...text('Conta citada (sem @)', '', 40), read: (raw: unknown) => accountName(raw) },
        url_type: choice('Endereço publicado', { current_page: 'Desta página', none: 'Nenhum', custom: 'Outro' }, 'current_page'),
      },
    ),
    url: askedWhen({ tweet_button: true, url_type: ['custom'] }, link('Outro endereço')),
    accent_color: styled(color('Cor', 'brand'), '--quote-color', textColorValue),
  },
})

const accountName = (raw: unknown) => {
  const name = typeof raw === 'string' ? raw.trim().replace(/^@/, '') : undefined
  return name !== undefined && /^\w{0,40}$/.test(name) ? name : undefined
}
