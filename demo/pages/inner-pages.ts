import { band, box, documentOf, heading, prose, widget } from '#builder/write-document.ts'
import type { PictureIds } from '../picture-ids.ts'
import { faq, shop } from '../shop.ts'
import { contato } from '../words/contato.ts'
import { entrega } from '../words/entrega.ts'
import { privacidade } from '../words/privacidade.ts'
import { sobre } from '../words/sobre.ts'
import { trocas } from '../words/trocas.ts'
import { clubPage } from './club-page.ts'
import { communityPage } from './community-page.ts'
import { contactForm } from './contact-form.ts'
import { ideasPage } from './ideas-page.ts'

export type InnerPage = { slug: string; title: string; excerpt: string; document: (picture: PictureIds) => string }

const titleBand = (title: string, lead = '') =>
  band(
    { padding_block: 'lg', gap: 'sm', content_width: 'boxed' },
    widget('breadcrumbs', {}),
    heading(title, { header_size: 'h1' }),
    ...(lead ? [prose(`<p>${lead}</p>`, { size: 'lg', max_width: 60, text_color: 'muted' })] : []),
  )

const legalPage = (slug: string, title: string, excerpt: string, text: string): InnerPage => ({
  slug,
  title,
  excerpt,
  document: () =>
    documentOf(slug, titleBand(title, excerpt), band({ content_width: 'narrow', padding_block: 'none' }, prose(text))),
})

export const innerPages: InnerPage[] = [
  {
    slug: 'sobre',
    title: 'Nossa história',
    excerpt: 'Uma loja de Tiradentes que compra direto de oficinas pequenas e conta de onde veio cada peça.',
    document: (picture) =>
      documentOf(
        'sobre',
        titleBand(
          'Nossa história',
          'Uma loja de Tiradentes que compra direto de oficinas pequenas e conta de onde veio cada peça.',
        ),
        band(
          { padding_block: 'none' },
          widget('image', {
            image: { id: picture('sobre-oficina') },
            aspect: '21-9',
            radius: 'lg',
            shown_at: 'full',
            first_on_page: 'yes',
          }),
        ),
        band({ content_width: 'narrow', padding_block: 'lg' }, prose(sobre, { drop_cap: 'yes' })),
        band(
          { padding_block: 'md', content_width: 'narrow' },
          widget('video', {
            video_type: 'hosted',
            hosted_url: { url: '/midia/torno-de-oleiro.webm' },
            title: 'O torno, em silêncio',
            image_overlay: { id: picture('blog-barro') },
            loop: 'yes',
            mute: 'yes',
            caption: 'Cinco segundos de torno: o barro sobe com a respiração de quem faz.',
          }),
        ),
        band(
          { background_color: 'sand', padding_block: 'lg', grid_columns: 3, grid_columns_mobile: 1 },
          widget('counter', { ending_number: 31, title: 'oficinas parceiras' }),
          widget('counter', { ending_number: 8, title: 'estados brasileiros' }),
          widget('counter', {
            ending_number: 2014,
            starting_number: 1990,
            thousand_separator: '',
            title: 'o ano em que começamos',
          }),
        ),
        band(
          { grid_columns: 3, grid_columns_mobile: 1, gap: 'md' },
          widget('icon-box', {
            icon: 'hand',
            title_text: 'Compra direta',
            description_text: 'Sem atravessadores: o preço é combinado com quem faz, e metade é paga na encomenda.',
            card: 'line',
          }),
          widget('icon-box', {
            icon: 'leaf',
            title_text: 'Matéria da terra',
            description_text: 'Barro, madeira de manejo, algodão e fibras colhidas no tempo certo.',
            card: 'line',
          }),
          widget('icon-box', {
            icon: 'box',
            title_text: 'Caixa sem plástico',
            description_text: 'Papel, palha e barbante: tudo volta para a terra ou para a gaveta.',
            card: 'line',
          }),
        ),
        band(
          { padding_block: 'none', align_items: 'center' },
          heading('Uma visita às oficinas', { align: 'center' }),
          widget('media-carousel', {
            skin: 'slideshow',
            label: 'Uma visita às oficinas',
            aspect: '16-9',
            slides: [
              { image: { id: picture('hero-atelie') }, caption: 'O ateliê de cerâmica, pela manhã' },
              { image: { id: picture('blog-oficina') }, caption: 'A bancada de Seu Adão, em Prados' },
              { image: { id: picture('blog-barro') }, caption: 'O barro antes do torno' },
              { image: { id: picture('blog-linho') }, caption: 'Linho no tear' },
              { image: { id: picture('blog-capim-dourado') }, caption: 'Capim dourado do Jalapão' },
              { image: { id: picture('blog-embalagem') }, caption: 'A caixa, pronta para viajar' },
            ],
          }),
          widget('button', { text: 'Inspire-se', link: { url: '/inspire-se/' }, look: 'outline', align: 'center' }),
        ),
      ),
  },
  {
    slug: 'contato',
    title: 'Contato',
    excerpt: 'Fale com a gente por e-mail, telefone ou WhatsApp, ou venha tomar um café em Tiradentes.',
    document: () =>
      documentOf(
        'contato',
        titleBand('Contato', 'Fale com a gente por e-mail, telefone ou WhatsApp, ou venha tomar um café em Tiradentes.'),
        band(
          { padding_block: 'none', grid_columns: 2, grid_columns_mobile: 1, gap: 'lg' },
          prose(contato),
          box(
            { gap: 'md' },
            widget('map-embed', {
              place: shop.name,
              address: `${shop.address.street}\n${shop.address.district}, ${shop.address.city} – ${shop.address.state}\nCEP ${shop.address.postcode}`,
              latitude: -21.1103,
              longitude: -44.1742,
            }),
            widget('icon-list', {
              divider: 'yes',
              icon_list: [
                {
                  icon: 'whatsapp',
                  text: shop.whatsapp,
                  detail: 'WhatsApp',
                  link: { url: `https://wa.me/55${shop.whatsapp.replaceAll(/\D/g, '')}`, is_external: true },
                },
                {
                  icon: 'phone',
                  text: shop.phone,
                  detail: 'Telefone',
                  link: { url: `tel:+55${shop.phone.replaceAll(/\D/g, '')}` },
                },
                { icon: 'mail', text: shop.email, detail: 'E-mail', link: { url: `mailto:${shop.email}` } },
              ],
            }),
          ),
        ),
        band({ content_width: 'narrow', padding_block: 'lg' }, heading('Escreva para a loja'), contactForm),
        band(
          { content_width: 'narrow' },
          heading('Antes de escrever'),
          widget('accordion', {
            default_state: 'all_collapsed',
            tabs: faq.map(({ question, answer }) => ({ tab_title: question, tab_content: `<p>${answer}</p>` })),
          }),
        ),
      ),
  },
  {
    slug: 'inspire-se',
    title: 'Inspire-se',
    excerpt: 'Oficinas, cuidados e ideias para a casa: as histórias do diário, por assunto.',
    document: ideasPage,
  },
  {
    slug: 'clube',
    title: 'Clube Aroeira',
    excerpt: 'Uma caixa por estação, com peças que ainda não estão na loja e a história de quem as fez.',
    document: clubPage,
  },
  {
    slug: 'comunidade',
    title: 'Comunidade',
    excerpt: 'Fornadas, feiras e a mesa posta de quem já recebeu uma peça da casa.',
    document: communityPage,
  },
  legalPage('entrega-e-frete', 'Entrega e frete', 'Prazos, valores e como cuidamos da caixa até a sua porta.', entrega),
  legalPage(
    'trocas-e-devolucoes',
    'Trocas e devoluções',
    'Sete dias para se arrepender, sem explicar o motivo, e o que fazer quando algo chega com defeito.',
    trocas,
  ),
  legalPage(
    'politica-de-privacidade',
    'Política de privacidade',
    'Quais dados usamos, para quê, por quanto tempo, e como você manda neles.',
    privacidade,
  ),
]
