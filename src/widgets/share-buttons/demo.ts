import type { Demo } from '#builder/registry.ts'

const ALL =
  'facebook twitter linkedin pinterest reddit vk odnoklassniki tumblr digg skype stumbleupon mix telegram pocket xing whatsapp email print'
const rows = (names: string) => names.split(' ').map((button) => ({ button }))

export default [
  { title: 'Todas as redes', settings: { share_buttons: rows(ALL), columns: 6, columns_tablet: 4, columns_mobile: 2 } },
  {
    title: 'Só ícones, redondos, na cor da loja',
    settings: {
      share_buttons: rows('whatsapp facebook pinterest email print'),
      view: 'icon',
      skin: 'framed',
      shape: 'circle',
      color_source: 'custom',
      alignment: 'center',
    },
  },
  {
    title: 'Palavras próprias, outro endereço',
    settings: {
      share_buttons: [{ button: 'whatsapp', text: 'Mandar para a família' }, ...rows('telegram email')],
      skin: 'boxed',
      shape: 'rounded',
      share_url: { url: '/loja/' },
    },
  },
] satisfies Demo[]
