import { GoogleKeys } from './google-keys.tsx'
import type { FormPanel } from './settings-form.tsx'
import { WhatsappPreview } from './whatsapp-preview.tsx'

const all = () => true
const begins = (start: string) => (id: string) => id.startsWith(start)
const among =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id)

const WHO = among('vitrine_shop_name', 'vitrine_tagline', 'vitrine_legal_name', 'vitrine_document')
const WHERE = among(
  'woocommerce_store_address',
  'woocommerce_store_city',
  'woocommerce_default_country',
  'woocommerce_store_postcode',
)
const REACH = among(
  'woocommerce_email_from_address',
  'vitrine_phone',
  'vitrine_whatsapp',
  'vitrine_hours',
  'vitrine_privacy_contact',
)

const OUTSIDE = (id: string) => id === 'vitrine_consent_gtm_id' || id.startsWith('vitrine_consent_tag_')
const GOOGLE = begins('vitrine_google_')
const FACEBOOK = begins('vitrine_facebook_')

export type Tab = { slug: string; label: string } & (
  | { group: string; panels: readonly FormPanel[]; screen?: undefined; to?: undefined }
  | { screen: 'payments' | 'freight'; to?: undefined }
  | { group: string; panels: readonly FormPanel[]; screen: 'mail'; to?: undefined }
  /** A screen of its own, elsewhere in the menu. */
  | { to: string; screen?: undefined }
)

export const placeOfTab = ({ slug, to }: Tab) => to ?? `/ajustes/${slug}`

/** The parts of the shop's settings. Those with a group draw themselves from what the API says of it. */
export const TABS: readonly Tab[] = [
  {
    slug: 'loja',
    label: 'Loja',
    group: 'general',
    panels: [
      {
        title: 'Quem vende',
        help: 'O Decreto 7.962/2013 pede nome, CNPJ ou CPF, endereço e contato em lugar visível: o que está aqui aparece no rodapé de todas as páginas.',
        has: WHO,
      },
      { title: 'Endereço', has: WHERE },
      { title: 'Contato', has: REACH },
      { title: 'Moeda e registro', has: (id) => !WHO(id) && !WHERE(id) && !REACH(id) },
    ],
  },
  { slug: 'aparencia', label: 'Aparência', to: '/aparencia' },
  {
    slug: 'produtos',
    label: 'Produtos e estoque',
    group: 'products',
    panels: [
      { title: 'Compra e estoque', has: (id) => !id.startsWith('vitrine_swatch_') },
      { title: 'Opções de um produto (cores, tamanhos)', has: begins('vitrine_swatch_') },
    ],
  },
  {
    slug: 'escolha',
    label: 'Ajuda para escolher',
    group: 'shopping',
    panels: [{ title: 'O que ajuda quem compra a encontrar e escolher', has: all }],
  },
  { slug: 'pagamento', label: 'Pagamento', screen: 'payments' },
  {
    slug: 'parcelamento',
    label: 'Parcelamento',
    group: 'installments',
    panels: [
      {
        title: 'Parcelas no cartão',
        help: 'Aparecem ao lado dos preços e na finalização da compra, com o total a pagar, como pede o Decreto 5.903/2006.',
        has: all,
      },
    ],
  },
  { slug: 'frete', label: 'Frete', screen: 'freight' },
  {
    slug: 'entrega',
    label: 'Prazos e retirada',
    group: 'delivery',
    panels: [
      {
        title: 'Data de chegada',
        help: 'Quem compra vê o prazo em dias úteis e a data: «chega até qui., 26/11». Fins de semana, feriados nacionais e os do estado de destino não contam.',
        has: begins('vitrine_delivery_'),
      },
      {
        title: 'Retirada na loja',
        help: 'Aparece ao lado da opção de retirada, na página do pedido e nos e-mails.',
        has: begins('vitrine_pickup_'),
      },
      { title: 'Rastreio', has: begins('vitrine_tracking_') },
    ],
  },
  {
    slug: 'finalizacao',
    label: 'Finalização de compra',
    group: 'checkout',
    panels: [{ title: 'O que ajuda quem finaliza a compra', has: all }],
  },
  {
    slug: 'emails',
    label: 'E-mails',
    screen: 'mail',
    group: 'email',
    panels: [{ title: 'Avisos da entrega', help: 'O que quem comprou recebe enquanto o pacote viaja.', has: all }],
  },
  {
    slug: 'contas',
    label: 'Contas',
    group: 'account',
    panels: [
      { title: 'Contas de clientes', has: (id) => !GOOGLE(id) },
      {
        title: 'Entrar com Google',
        help: 'Clientes entram, ou criam a conta, com a conta do Google que já usam. Para isso o Google precisa conhecer a loja.',
        has: GOOGLE,
        Preview: GoogleKeys,
      },
    ],
  },
  {
    slug: 'aviso',
    label: 'Aviso da loja',
    group: 'notice',
    panels: [{ title: 'Uma frase na borda de todas as páginas', has: all }],
  },
  {
    slug: 'aplicativo',
    label: 'Aplicativo',
    group: 'app',
    panels: [{ title: 'A loja na tela inicial do celular', has: all }],
  },
  {
    slug: 'whatsapp',
    label: 'Botão do WhatsApp',
    group: 'whatsapp',
    panels: [
      {
        title: 'O botão',
        has: among('vitrine_whatsapp_enabled', 'vitrine_whatsapp_number', 'vitrine_whatsapp_label', 'vitrine_whatsapp_side'),
        Preview: WhatsappPreview,
      },
      { title: 'Em que páginas', has: begins('vitrine_whatsapp_on_') },
      { title: 'O que já vem escrito', has: begins('vitrine_whatsapp_message') },
      {
        title: 'Horário de atendimento',
        help: 'Pelo relógio de Brasília. Nos feriados vale o dia da semana.',
        has: (id) => id.startsWith('vitrine_whatsapp_hours_') || id.startsWith('vitrine_whatsapp_closed'),
      },
    ],
  },
  {
    slug: 'em-breve',
    label: 'Em breve',
    group: 'site-visibility',
    panels: [
      {
        title: 'Quem vê a loja',
        help: 'Enquanto a loja é preparada, visitantes veem uma página «Em breve»; quem administra vê tudo.',
        has: all,
      },
    ],
  },
  {
    slug: 'privacidade',
    label: 'Privacidade e cookies',
    group: 'privacy',
    panels: [
      { title: 'O que a loja pergunta', has: (id) => !OUTSIDE(id) && !FACEBOOK(id) },
      {
        title: 'Medição de fora',
        help: 'Nada de fora é carregado antes da escolha de quem visita, a não ser que você o diga necessário.',
        has: OUTSIDE,
      },
      { title: 'Facebook', help: 'Para os elementos do Facebook nas páginas.', has: FACEBOOK },
    ],
  },
  {
    slug: 'formularios',
    label: 'Formulários',
    group: 'forms',
    panels: [
      {
        title: 'Contra programas que enviam formulários',
        help: 'Sem nenhuma chave, os formulários usam a verificação da própria loja. Um serviço de fora só é usado pelos formulários que o pedem.',
        has: all,
      },
    ],
  },
]
